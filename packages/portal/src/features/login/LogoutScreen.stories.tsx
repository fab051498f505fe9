import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionMessages } from '../../session/session.messages.ts';
import { aSession, signedIn } from './login.fixtures.ts';
import { LogoutScreen } from './LogoutScreen.tsx';

const meta = {
  title: 'Screens/Login/Logout',
  component: LogoutScreen,
  parameters: { layout: 'fullscreen' },
  args: { session: aSession(signedIn) },
} satisfies Meta<typeof LogoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningOut: Story = {};

export const Failed: Story = {
  args: {
    session: aSession(signedIn, { signOut: () => Promise.reject(new Error(sessionMessages.unreachable)) }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
