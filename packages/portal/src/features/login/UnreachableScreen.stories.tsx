import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { aSession } from './login.fixtures.ts';
import { unreachableMessages } from './unreachable.messages.ts';
import { UnreachableScreen } from './UnreachableScreen.tsx';

const meta = {
  title: 'Screens/Login/Unreachable',
  component: UnreachableScreen,
  parameters: { layout: 'fullscreen' },
  args: { session: aSession({ status: 'unreachable' }) },
} satisfies Meta<typeof UnreachableScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unreachable: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: unreachableMessages.title })).toBeVisible();
    await expect(canvas.getByText(unreachableMessages.unreachable)).toBeVisible();
  },
};

export const TryingAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: /Try again/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const StillUnreachable: Story = {
  args: { session: aSession({ status: 'unreachable' }, { lookAgain: fn(() => Promise.resolve()) }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(unreachableMessages.stillUnreachable)).toBeVisible();
  },
};
