import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen.tsx';
import { loginMessages } from './login.messages.ts';

const meta = {
  title: 'Screens/Login/Page not found',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PageNotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginMessages.pageNotFound)).toBeVisible();
  },
};
