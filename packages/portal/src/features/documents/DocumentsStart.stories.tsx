import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { clients } from '@countersign/api-client/fixtures';
import { pickClient } from '../../testing/selectClient.ts';
import { PortalAt } from '../../testing/PortalAt.tsx';
import { withSession } from '../../testing/StorySession.tsx';
import { lastClient } from '../clients/index.ts';
import { untilRead } from './DocumentsScreen.example.ts';
import { startMessages } from './documents.messages.ts';

const meta = {
  title: 'Screens/Documents/No client',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
  beforeEach: () => {
    lastClient.set(null);
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a client was ever selected. */
export const NoClient: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(startMessages.title)).toBeVisible());
    await expect(canvas.getByText(startMessages.text)).toBeVisible();
  },
};

/** Selecting a client opens its documents. */
export const FirstSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(startMessages.title)).toBeVisible());
    const [, choose] = await canvas.findAllByRole('button', { name: 'Select a client' });
    await userEvent.click(choose ?? canvasElement);
    await pickClient(canvasElement, clients(1)[0]?.Name ?? '');
    await untilRead(canvasElement);
  },
};
