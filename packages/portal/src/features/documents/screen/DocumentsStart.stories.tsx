import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answering, clientAnswers, documentAnswers, filterAnswers } from '@countersign/api-client/answers';
import { clients } from '@countersign/api-client/fixtures';
import { pickClient } from '../../../testing/selectClient.ts';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { lastClient } from '../../clients/index.ts';
import { untilRead } from './DocumentsScreen.example.ts';
import { startMessages } from '../rare.messages.ts';

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
    await waitFor(() => expect(canvas.getByText(startMessages.none.title)).toBeVisible());
    await expect(canvas.getByText(startMessages.none.text)).toBeVisible();
  },
};

/** The address names a client that does not exist: one message, one way on. */
export const MissingClient: Story = {
  args: { href: '/documents/999999' },
  parameters: answering(clientAnswers.missing, documentAnswers.listMissing, filterAnswers.missing),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: startMessages.missing.title })).toBeVisible();
    await expect(canvas.getByText(startMessages.missing.text)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    const { body } = canvasElement.ownerDocument;
    await expect(within(body).queryByRole('button', { name: 'Close notification' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Select a client' })).toHaveLength(2);
    await expect(lastClient.get()).toBeNull();
  },
};

/** Selecting a client opens its documents. */
export const FirstSelected: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(startMessages.none.title)).toBeVisible());
    const [, choose] = await canvas.findAllByRole('button', { name: 'Select a client' });
    await userEvent.click(choose ?? canvasElement);
    await pickClient(canvasElement, clients(1)[0]?.Name ?? '');
    await untilRead(canvasElement);
  },
};
