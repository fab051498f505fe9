import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FramedNotice } from './FramedNotice.tsx';
import { loginMessages } from './login.messages.ts';

const meta = {
  title: 'Screens/Login/Framed',
  component: FramedNotice,
  parameters: { layout: 'fullscreen' },
  args: { href: 'http://localhost:4000/documents/12' },
} satisfies Meta<typeof FramedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotInAFrame: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginMessages.framed)).toBeVisible();
  },
};

export const SignedIn: Story = { args: { signedIn: true } };
