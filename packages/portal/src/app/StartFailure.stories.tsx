import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { appMessages } from './app.messages.ts';
import { StartFailure } from './StartFailure.tsx';

const meta = {
  title: 'Screens/Shell/Start failure',
  component: StartFailure,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  args: { reason: 'The identity site has no address.', onRetry: fn() },
} satisfies Meta<typeof StartFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotStarted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(appMessages.notStarted)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
