import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SigningPage } from '@countersign/api-client/rules';
import { expect, fn, screen } from 'storybook/test';
import type { OpenAccount } from './accountState.ts';
import { AccountView } from './AccountView.tsx';
import { pageMessages, signingMessages } from './signing.messages.ts';
import { aPage, aViewer, declinedBy } from './signing.fixtures.ts';

/** Fixed at half past two in Sydney. */
const now = Date.parse('2026-11-21T03:30:00Z');

function open(page: Partial<SigningPage> = {}, change: Partial<OpenAccount> = {}): OpenAccount {
  return {
    status: 'open',
    page: aPage(page),
    viewerUrl: null,
    working: null,
    failure: null,
    renewal: false,
    justDone: false,
    ...change,
  };
}

const held = { Stage: 'read', LockExpires: '2026-11-21T03:34:12Z', LockSecondsLeft: 252 } as const;

const meta = {
  title: 'Sites/Signing/Account page',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  args: {
    state: open(),
    loginHref: '/task/7/login',
    timers: { every: () => () => undefined, now: () => now },
    actions: {
      verifyPin: fn(),
      sign: fn(),
      decline: fn(),
      renew: fn(),
      lockEnded: fn(),
      reopen: fn(),
    },
  },
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  args: { state: { status: 'opening' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.opening)).toBeVisible();
  },
};

export const LinkMissing: Story = {
  args: { state: { status: 'closed', message: pageMessages.linkMissing } },
};

export const ClosedUnknownLink: Story = {
  args: { state: { status: 'closed', message: signingMessages.linkUnknown } },
};

export const Unreachable: Story = {
  args: { state: { status: 'unreachable', message: pageMessages.unreachable } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.reopen).toHaveBeenCalledOnce();
  },
};

export const SignInFirst: Story = {
  args: { state: open({ Stage: 'login' }) },
  play: async ({ canvas }) => {
    const { Firm, Document } = aPage();
    await expect(canvas.getByText(pageMessages.signInFirst(Firm.Name, Document.Title))).toBeVisible();
  },
};

export const SignedInAsAnother: Story = {
  args: { state: open({ Stage: 'login' }), login: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.otherLogin(aPage().Signer.Email))).toBeVisible();
  },
};

export const SignInFailed: Story = { args: { state: open({ Stage: 'login' }), login: 'failed' } };

export const Pin: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('PIN code'), '417 903');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify PIN' }));
    await expect(args.actions.verifyPin).toHaveBeenCalledWith('417903');
  },
};

export const PinMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verify PIN' }));
    await expect(canvas.getByText(signingMessages.pinRequired)).toBeVisible();
    await expect(args.actions.verifyPin).not.toHaveBeenCalled();
  },
};

export const PinWrong: Story = { args: { state: open({}, { failure: signingMessages.pinWrong }) } };

const inUse = { Name: 'Hugh Ellery', Expires: '2026-11-21T03:34:12Z', SecondsLeft: 252 };

export const InUse: Story = {
  args: { state: open({ InUse: inUse }, { failure: signingMessages.inUse }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(signingMessages.inUse)).toBeVisible();
    await expect(canvas.getByText(pageMessages.inUseFor('Hugh Ellery', '4:12'))).toBeVisible();
  },
};

/** The other signer's time has run out while this one waited. */
export const InUseOver: Story = {
  args: { state: open({ InUse: { ...inUse, SecondsLeft: 0 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.inUseOver('Hugh Ellery'))).toBeVisible();
  },
};

export const PinVerifying: Story = { args: { state: open({}, { working: 'pin' }) } };

export const TimeLimitExpired: Story = { args: { state: open({}, { renewal: true }) } };

export const PinDead: Story = {
  args: { state: open({ Stage: 'pinDead' }) },
  play: async ({ canvas }) => {
    const sentence =
      'This PIN can no longer be used. Request a new one. Harrow & Finch can send you another.';
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByText(pageMessages.stepRepresentative)).toBeVisible();
  },
};

export const PinExpired: Story = { args: { state: open({ Stage: 'pinExpired' }) } };

export const Reading: Story = {
  args: { state: open(held, { viewerUrl: aViewer }) },
  play: async ({ args, canvas, userEvent }) => {
    const sign = canvas.getByRole('button', { name: 'Sign' });
    await userEvent.click(sign);
    await expect(args.actions.sign).not.toHaveBeenCalled();
    await expect(canvas.getByText(pageMessages.consentNeeded)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: pageMessages.consent }));
    await userEvent.click(sign);
    await expect(args.actions.sign).toHaveBeenCalledOnce();
  },
};

export const OpeningDocument: Story = { args: { state: open(held) } };

export const LittleTimeLeft: Story = {
  args: {
    state: open(
      { ...held, LockExpires: '2026-11-21T03:30:48Z', LockSecondsLeft: 48 },
      { viewerUrl: aViewer },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Extend by 5 minutes' }));
    await expect(args.actions.renew).toHaveBeenCalledOnce();
  },
};

export const Signing: Story = { args: { state: open(held, { viewerUrl: aViewer, working: 'sign' }) } };

export const SigningFailed: Story = {
  args: { state: open(held, { viewerUrl: aViewer, failure: signingMessages.frameFailed }) },
};

export const Declining: Story = {
  args: { state: open(held, { viewerUrl: aViewer }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const confirm = await screen.findByRole('button', { name: 'Decline to sign' });
    await userEvent.click(confirm);
    await expect(screen.getByText(pageMessages.commentNeeded)).toBeVisible();
    await userEvent.type(
      screen.getByLabelText('Reason for declining'),
      'The loan amount in clause 4 is not ours.',
    );
    await userEvent.click(confirm);
    await expect(args.actions.decline).toHaveBeenCalledWith('The loan amount in clause 4 is not ours.');
  },
};

const SignedDate = '2026-11-21T03:30:00Z';
const signedNow = {
  Stage: 'signed',
  SignedDate,
  Signers: aPage().Signers.map((signer) => (signer.IsYou ? { ...signer, SignedDate } : signer)),
} as const;

export const JustSigned: Story = {
  args: { state: open(signedNow, { justDone: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Still to sign: Imogen Hartley\./)).toBeVisible();
  },
};

export const AlreadySigned: Story = {
  args: {
    state: open({
      ...signedNow,
      TaskState: 'completed',
      Signers: aPage().Signers.map((signer) => ({ ...signer, SignedDate: '2026-11-19T20:31:00Z' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(pageMessages.allSigned))).toBeVisible();
  },
};

/** The task has ended, so no signers are pending. */
export const SignedThenDeclined: Story = {
  args: {
    state: open({ ...signedNow, TaskState: 'declined', Signers: declinedBy('Hugh Ellery') }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(pageMessages.declinedAfter('Hugh Ellery')))).toBeVisible();
    await expect(canvas.queryByText(/Still to sign/)).toBeNull();
  },
};

export const SignedThenRemoved: Story = {
  args: { state: open({ ...signedNow, TaskState: 'removed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(pageMessages.removedAfter(aPage().Firm.Name)))).toBeVisible();
  },
};

const declinedNow = {
  Stage: 'declined',
  TaskState: 'declined',
  Signers: declinedBy('Margaret Ellery'),
} as const;

export const JustDeclined: Story = {
  args: { state: open({ ...declinedNow, FirmTold: true }, { justDone: true }) },
  play: async ({ canvas }) => {
    const { Firm, Document } = aPage();
    await expect(canvas.getByText(pageMessages.firmTold(Firm.Name, Document.Title))).toBeVisible();
  },
};

/** The firm has no recipients for such emails, so the page claims none. */
export const DeclinedWithoutMail: Story = {
  args: { state: open(declinedNow) },
  play: async ({ canvas }) => {
    const { Firm, Document } = aPage();
    await expect(canvas.getByText(pageMessages.firmCanSee(Firm.Name, Document.Title))).toBeVisible();
  },
};

export const DeclinedByAnother: Story = {
  args: { state: open({ ...declinedNow, Signers: declinedBy('Hugh Ellery') }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(pageMessages.notNeeded(aPage().Document.Title, 'Hugh Ellery')),
    ).toBeVisible();
  },
};

export const Removed: Story = {
  args: { state: open({ Stage: 'removed' }) },
  play: async ({ canvas }) => {
    const { Firm, Document } = aPage();
    await expect(canvas.getByText(pageMessages.withdrawn(Firm.Name, Document.Title))).toBeVisible();
  },
};
