import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';
import { loginMessages } from './login.messages.ts';

const meta = {
  title: 'Screens/Login/Page not found',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { onHome: fn() },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageNotFound: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(loginMessages.pageNotFound)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Documents' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};
