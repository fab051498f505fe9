import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
  args: { onHome: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(loginMessages.accessDenied)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to Documents' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};

export const RoleMissingPhone: Story = {
  args: { onHome: fn() },
  globals: { viewport: { value: 'narrow' } },
};

export const NotAccepted: Story = {
  args: { message: sessionMessages.notAdmin('signer@harrowfinch.example') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginMessages.signersLink)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Go to Documents' })).toBeNull();
  },
};
