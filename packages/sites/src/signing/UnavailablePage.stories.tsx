import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { pageMessages } from './signing.messages.ts';
import { UnavailablePage } from './UnavailablePage.tsx';

const meta = {
  title: 'Sites/Signing/Unavailable',
  component: UnavailablePage,
  parameters: { layout: 'fullscreen' },
  args: { onAgain: fn() },
} satisfies Meta<typeof UnavailablePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unavailable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(pageMessages.unavailable)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};
