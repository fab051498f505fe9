import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { aView, held } from './AccountView.example.ts';
import { AccountView } from './AccountView.tsx';
import { pageMessages, signingMessages, timelineMessages } from './signing.messages.ts';
import { aPage, anAccount, aViewer, details } from './signing.fixtures.ts';

const meta = {
  title: 'Sites/Signing/Account page',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  args: aView(),
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
  args: {
    state: {
      status: 'closed',
      title: pageMessages.linkMissingTitle,
      message: pageMessages.linkMissing,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(pageMessages.linkHelp))).toBeVisible();
  },
};

export const ClosedUnknownLink: Story = {
  args: {
    state: {
      status: 'closed',
      title: pageMessages.linkInvalidTitle,
      message: signingMessages.linkUnknown,
    },
  },
};

export const Unreachable: Story = {
  args: {
    state: {
      status: 'unreachable',
      title: pageMessages.step.unreachable,
      message: pageMessages.unreachable,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.reopen).toHaveBeenCalledOnce();
  },
};

export const SignInFirst: Story = {
  args: { state: anAccount({ Stage: 'login' }) },
  play: async ({ canvas }) => {
    const { Firm } = aPage();
    await expect(canvas.getByText(pageMessages.signInFirst(Firm.Name))).toBeVisible();
  },
};

export const SignedInAsAnother: Story = {
  args: { state: anAccount({ Stage: 'login' }), login: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.otherLogin)).toBeVisible();
  },
};

export const SignInFailed: Story = {
  args: { state: anAccount({ Stage: 'login' }), login: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(pageMessages.loginUnfinished);
    await expect(canvas.getByRole('alert')).toHaveTextContent(pageMessages.loginFailed);
    await expect(canvas.getByRole('link', { name: 'Try again' })).toBeVisible();
  },
};

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

export const PinWrong: Story = { args: { state: anAccount({}, { pinError: signingMessages.pinWrong }) } };

const inUse = { Name: 'Hugh Ellery', Expires: '2026-11-21T03:34:12Z', SecondsLeft: 252 };

export const InUse: Story = {
  args: { state: anAccount({ InUse: inUse, Details: details }, { failure: signingMessages.inUse }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(signingMessages.inUse)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: pageMessages.inUseTitle('Hugh Ellery') })).toHaveFocus();
    await expect(canvas.getByText('4:12')).toBeVisible();
    await expect(canvas.getByText(pageMessages.inUseWait)).toBeVisible();
    await expect(canvas.getByText(new RegExp(pageMessages.inUseAtMost))).toBeVisible();
    await expect(canvas.queryByLabelText('PIN code')).toBeNull();
  },
};

const over = { Details: details, InUse: { ...inUse, SecondsLeft: 0 } };

/** The other signer's time has passed while this one waited; they may have extended it. */
export const InUseAsking: Story = {
  args: { state: anAccount(over, { inUseCheck: 'asking' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.inUseAsking('Hugh Ellery'))).toBeVisible();
  },
};

export const InUseUnknown: Story = {
  args: { state: anAccount(over, { inUseCheck: 'failed', failure: pageMessages.unreachable }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(pageMessages.inUseUnknown('Hugh Ellery'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.actions.checkInUse).toHaveBeenCalledOnce();
  },
};

export const InUseFree: Story = {
  args: { state: anAccount({}, { inUseCheck: 'free' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.inUseFree)).toBeVisible();
  },
};

export const PinVerifying: Story = { args: { state: anAccount({}, { working: 'pin' }) } };

export const TimeLimitExpired: Story = {
  args: { state: anAccount({ Details: details }, { renewal: signingMessages.lockExpired }) },
};

/** The same signer entered their PIN in another window: their time here has not expired. */
export const OpenedElsewhere: Story = {
  args: { state: anAccount({ Details: details }, { renewal: signingMessages.openedElsewhere }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(signingMessages.openedElsewhere)).toBeVisible();
    await expect(canvas.queryByText(signingMessages.lockExpired)).toBeNull();
  },
};

export const PinDead: Story = {
  args: { state: anAccount({ Stage: 'pinDead', Details: details }) },
  play: async ({ canvas }) => {
    const sentence = pageMessages.newPin(signingMessages.pinDead, aPage().Firm.Name);
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.getByText(timelineMessages.representativeLater)).toBeVisible();
  },
};

export const PinExpired: Story = { args: { state: anAccount({ Stage: 'pinExpired' }) } };

/** The firm can send no PIN while the document's notifications are off. */
export const PinDeadNotificationsOff: Story = {
  args: { state: anAccount({ Stage: 'pinDead', EnabledNotifications: false }) },
  play: async ({ canvas }) => {
    const sentence = pageMessages.newPinOff(signingMessages.pinDead, aPage().Firm.Name);
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.queryByText(/can send you another/)).toBeNull();
  },
};

export const Reading: Story = {
  args: { state: anAccount(held, { viewerUrl: aViewer }) },
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

export const OpeningDocument: Story = { args: { state: anAccount(held) } };

export const LittleTimeLeft: Story = {
  args: {
    state: anAccount(
      { ...held, LockExpires: '2026-11-21T03:30:48Z', LockSecondsLeft: 48 },
      { viewerUrl: aViewer },
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Extend to 5 minutes' }));
    await expect(args.actions.renew).toHaveBeenCalledOnce();
  },
};

export const Signing: Story = { args: { state: anAccount(held, { viewerUrl: aViewer, working: 'sign' }) } };

export const SigningFailed: Story = {
  args: {
    state: anAccount(held, {
      viewerUrl: aViewer,
      failure: signingMessages.frameFailed,
      failureHelp: pageMessages.nothingSigned,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(signingMessages.frameFailed);
    await expect(canvas.getByRole('alert')).toHaveTextContent(pageMessages.nothingSigned);
    // As it was when they pressed the button.
    await userEvent.click(canvas.getByRole('checkbox', { name: pageMessages.consent }));
  },
};

export const Declining: Story = {
  args: { state: anAccount(held, { viewerUrl: aViewer }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    const confirm = await screen.findByRole('button', { name: 'Decline to sign' });
    await expect(screen.getByText(pageMessages.declineHint)).toBeVisible();
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
