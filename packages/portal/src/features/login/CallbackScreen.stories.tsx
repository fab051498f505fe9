import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { sessionMessages } from '../../session/session.messages.ts';
import { SignInError } from '../../session/signInError.ts';
import { CallbackScreen } from './CallbackScreen.tsx';
import { aSession } from './login.fixtures.ts';

const failing = (message: string, code: string) =>
  aSession(
    { status: 'starting' },
    { completeSignIn: () => Promise.reject(new SignInError(message, { code })) },
  );

const meta = {
  title: 'Screens/Login/Callback',
  component: CallbackScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    session: aSession({ status: 'starting' }),
    url: 'http://localhost:4000/callback?code=c&state=s',
    onDone: fn(),
  },
} satisfies Meta<typeof CallbackScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {};

export const InvalidToken: Story = {
  args: { session: failing(sessionMessages.invalidToken, 'invalid_token') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Login failed' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log in again' })).toBeEnabled();
  },
};

export const Expired: Story = { args: { session: failing(sessionMessages.expired, 'invalid_state') } };

export const NotAccepted: Story = {
  args: { session: failing(sessionMessages.notAdmin('signer@harrowfinch.example'), 'access_denied') },
};

export const UnknownFailure: Story = { args: { session: failing(sessionMessages.unknown, 'Unknown') } };
