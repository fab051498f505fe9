import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IdentityPageView } from './IdentityPageView.tsx';
import { pageMessages } from './identity.messages.ts';

const brand = {
  firm: 'Harrow & Finch',
  isFirm: true,
  splashTitle: 'Welcome to Harrow & Finch',
  splashMessage:
    'Your returns, statements and signatures in one place. Call us on (03) 5550 0142 if anything looks unfamiliar.',
  logo: null,
};
const action = '/interaction/story/password';
const restart = '/interaction/story?again=1';
/** Three finder marks, to show the space of a QR code. */
const qr = {
  size: 21,
  path: 'M0 0h7v7h-7zM1 1v5h5v-5zM2 2h3v3h-3zM14 0h7v7h-7zM15 1v5h5v-5zM16 2h3v3h-3zM0 14h7v7h-7zM1 15v5h5v-5zM2 16h3v3h-3zM9 9h3v3h-3zM14 13h2v2h-2zM18 17h2v3h-2z',
};

const meta = {
  title: 'Sites/Identity',
  component: IdentityPageView,
  parameters: { layout: 'fullscreen' },
  args: {
    brand,
    page: { kind: 'password', action, email: '', secondFactorNext: true, problem: null },
  },
} satisfies Meta<typeof IdentityPageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Password: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByText(pageMessages.secondFactorNext)).toBeVisible();
  },
};

export const WrongPassword: Story = {
  args: {
    page: {
      kind: 'password',
      action,
      email: 'imogen.hartley@harrowfinch.example',
      secondFactorNext: false,
      problem: {
        code: 'passwordWrong',
        text: 'Invalid username and/or password. Please contact your Portal provider if this problem persists.',
        field: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid username and/or password.');
    await expect(canvas.getByLabelText('Email')).toHaveValue('imogen.hartley@harrowfinch.example');
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Invalid username and/or password. Please contact your Portal provider if this problem persists.',
    );
  },
};

export const PasswordMissing: Story = {
  args: {
    page: {
      kind: 'password',
      action,
      email: 'imogen.hartley@harrowfinch.example',
      secondFactorNext: false,
      problem: { code: 'passwordRequired', text: 'Enter your password.', field: 'password' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  },
};

export const NotStaff: Story = {
  args: {
    page: {
      kind: 'password',
      action,
      email: 'signer@demo.test',
      secondFactorNext: false,
      problem: {
        code: 'notStaff',
        text: 'The logged in user signer@demo.test is not an admin.',
        field: null,
      },
    },
  },
};

export const TooManyAttempts: Story = {
  args: {
    page: {
      kind: 'password',
      action,
      email: 'imogen.hartley@harrowfinch.example',
      secondFactorNext: false,
      problem: { code: 'tooManyAttempts', text: 'Too many attempts. Try again in 15 minutes.', field: null },
    },
  },
};

export const Code: Story = {
  args: { page: { kind: 'code', action, restart, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Authenticator code')).toHaveAttribute(
      'autocomplete',
      'one-time-code',
    );
    await expect(canvas.getByText(pageMessages.code)).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: {
    page: {
      kind: 'code',
      action,
      restart,
      problem: {
        code: 'codeWrong',
        text: 'That code didn’t match. Wait for the next one and try again.',
        field: 'code',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Authenticator code')).toBeInvalid();
  },
};

export const SetUp: Story = {
  args: {
    page: { kind: 'setUp', action, restart, secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', qr, problem: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(canvas.getByText(pageMessages.setUp)).toBeVisible();
    await expect(canvas.getByRole('img', { name: pageMessages.qr })).toBeVisible();
  },
};

export const SigningOut: Story = {
  args: {
    page: { kind: 'signingOut', action: '/session/end/confirm', fields: [{ name: 'logout', value: 'yes' }] },
  },
};

export const Expired: Story = {
  args: {
    page: {
      kind: 'message',
      paper: 'torn',
      title: 'This sign-in has expired',
      text: 'Go back to the portal and start again.',
      link: { href: 'http://localhost:4000', text: 'Go to the portal' },
    },
  },
};

/** What ended well lies in the closed folder. */
export const SignedOut: Story = {
  args: {
    page: {
      kind: 'message',
      paper: 'folder',
      title: 'You’re signed out',
      text: 'You can close this window.',
      link: { href: 'http://localhost:4000', text: 'Go to the portal' },
    },
  },
};

export const LongText: Story = {
  args: {
    brand: {
      firm: 'Wollondilly Superannuation & Taxation Advisory Partners Pty Ltd',
      isFirm: true,
      splashTitle: 'Welcome to Wollondilly Superannuation & Taxation Advisory Partners',
      splashMessage: '',
      logo: null,
    },
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
