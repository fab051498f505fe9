import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sessionMessages } from '../../session/session.messages.ts';
import { loginMessages } from './login.messages.ts';
import { AccessDeniedScreen } from './AccessDeniedScreen.tsx';

const meta = {
  title: 'Screens/Login/Access denied',
  component: AccessDeniedScreen,
  parameters: { layout: 'fullscreen' },
  args: { onSignOut: fn() },
} satisfies Meta<typeof AccessDeniedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RoleMissing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginMessages.accessDenied)).toBeVisible();
  },
};

export const NotAccepted: Story = {
  args: { message: sessionMessages.notAdmin('signer@harrowfinch.example') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginMessages.signersLink)).toBeVisible();
  },
};
