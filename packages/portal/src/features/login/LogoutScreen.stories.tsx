import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionMessages } from '../../session/session.messages.ts';
import { aSession, signedIn } from './login.fixtures.ts';
import { loginMessages } from './login.messages.ts';
import { LogoutScreen } from './LogoutScreen.tsx';

const meta = {
  title: 'Screens/Login/Logout',
  component: LogoutScreen,
  parameters: { layout: 'fullscreen' },
  args: { session: aSession(signedIn) },
} satisfies Meta<typeof LogoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginMessages.signingOut)).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    session: aSession(signedIn, { signOut: () => Promise.reject(new Error(sessionMessages.unreachable)) }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByText(loginMessages.signOutFailed)).toBeVisible();
  },
};
