import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { formatDateTime } from '@countersign/api-client/rules';
import { sessionMessages } from '../../session/session.messages.ts';
import { SignInError } from '../../session/signInError.ts';
import { aSession, signedIn, signedOut, signedOutOnPurpose } from './login.fixtures.ts';
import { loginMessages } from './login.messages.ts';
import { LoginScreen } from './LoginScreen.tsx';

const signedOutAt = '2026-11-20T22:00:00Z';

const meta = {
  title: 'Screens/Login/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  args: { session: aSession(signedOut()), theme: null, partial: false },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoingOn: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(loginMessages.leaving)).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { signedOut: true, signedOutAt },
  play: async ({ canvas }) => {
    const text = canvas.getByText(loginMessages.signedOutAt(formatDateTime(signedOutAt)), { exact: false });
    await expect(text).toHaveTextContent(loginMessages.sessionEnded);
  },
};

export const WithFirmBranding: Story = {
  args: {
    signedOut: true,
    theme: '1',
    brand: {
      name: 'Harrow & Finch',
      splashTitle: 'Welcome to Harrow & Finch',
      splashMessage: 'Your returns, statements and signatures in one place.',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Welcome to Harrow & Finch')).toBeVisible();
  },
};

export const SignedOutInAnotherTab: Story = {
  args: { session: aSession(signedOutOnPurpose), signedOutAt, sessionEnded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You’re signed out' })).toBeVisible();
    await expect(canvas.queryByText(sessionMessages.signedOut)).toBeNull();
    await expect(canvas.getByText(loginMessages.sharedComputer, { exact: false })).toBeVisible();
    await expect(canvas.queryByText(loginMessages.sessionEnded, { exact: false })).toBeNull();
  },
};

export const SessionUnreadable: Story = {
  args: { session: aSession(signedOut(sessionMessages.unreadable)) },
};

export const Refused: Story = {
  args: {
    session: aSession({ status: 'refused', message: sessionMessages.notAdmin('signer@harrowfinch.example') }),
  },
};

export const Unreachable: Story = {
  args: {
    session: aSession(signedOut(), {
      signIn: () => Promise.reject(new SignInError(sessionMessages.unreachable, { code: 'unreachable' })),
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(sessionMessages.unreachable)).toBeVisible();
  },
};

export const Framed: Story = { args: { framed: true, partial: true } };

export const PopupClosed: Story = {
  args: {
    framed: true,
    partial: true,
    session: aSession(signedOut(), {
      signIn: () => Promise.reject(new SignInError(sessionMessages.popupClosed, { code: 'popup_closed' })),
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText(sessionMessages.popupClosed)).toBeVisible();
  },
};

export const SignedInWithinFrame: Story = {
  args: { framed: true, partial: true, session: aSession(signedIn) },
};
