import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { aDocument, anEmployee, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import {
  actionTypes,
  documentRuleMessages,
  formatDateTime,
  errorSentences,
  timelineMessages,
} from '@countersign/api-client/rules';
import type { Schemas } from '@countersign/api-client/contract';
import { outcomeMessages, pinMessages, signMessages } from '../signing.messages.ts';
import { stepMessages } from '../signingSteps.messages.ts';
import { signedPaper, untilPaperShown } from './signedPaper.example.ts';
import { SignDocumentView } from './SignDocumentView.tsx';
import type { OutcomeStep, SignDocumentState } from './signDocumentState.ts';

const { Id: employeeId, GivenName: firstName } = anEmployee();
const signedAt = '2026-11-20T22:31:00Z';
const signedAccounts = [aSigner({ SignedDate: signedAt }), aSigner({ SignedDate: signedAt }, 1)];
/** Every account has signed; it waits for the representative. */
const ready = aDocument({
  ActionTypeE: actionTypes.clickToSign,
  UsersToSign: signedAccounts,
  EmployeeToSign: aRepresentative(),
});
const done = aDocument({ ActionTypeE: actionTypes.signed });

/** Signing for the firm: a story for each member of the flow's union, named as the member. */
const meta = {
  title: 'Screens/Documents/Sign/Steps',
  component: SignDocumentView,
  args: {
    state: { step: 'checking', problem: null, note: null },
    reader: { employeeId, firstName },
    origin: 'http://localhost:4003',
    resending: false,
    preview: { color: '333C91', state: { status: 'ready', src: signedPaper } },
    // One minute after the last account signed, fixed.
    timers: { now: () => Date.parse('2026-11-20T22:31:00Z'), every: () => () => undefined },
    actions: {
      close: fn(),
      checkAgain: fn(),
      submitPin: fn(),
      resendPin: fn(),
      complete: fn(),
      failed: fn(),
      retry: fn(),
      extend: fn(),
      lockRanOut: fn(),
    },
  },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof SignDocumentView>;

export default meta;
type Story = StoryObj<typeof meta>;

function at(state: SignDocumentState): NonNullable<Story['args']> {
  return { state };
}

function outcome(
  step: OutcomeStep,
  document: Schemas['Document'],
  title: string,
  ...texts: readonly string[]
): Story {
  return {
    args: at({ step, document }),
    play: async () => {
      await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus());
      for (const text of texts) await expect(screen.getByText(text)).toBeVisible();
    },
  };
}

export const Checking: Story = {
  play: async () => {
    await expect(await screen.findByText(signMessages.checking)).toBeVisible();
    await expect(screen.getByRole('dialog', { name: signMessages.title })).toBeVisible();
  },
};

export const Unread: Story = {
  args: at({ step: 'unread', message: 'An unknown error has occurred' }),
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(signMessages.loadFailed)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.checkAgain).toHaveBeenCalledOnce();
  },
};

export const NoTask = outcome(
  'noTask',
  aDocument({ ActionTypeE: actionTypes.none }),
  outcomeMessages.title.noTask,
  outcomeMessages.text.noTask,
);

export const NotSigner = outcome(
  'notSigner',
  aDocument({ ActionTypeE: actionTypes.clickToSign, EmployeeToSign: aRepresentative({}, 1) }),
  outcomeMessages.title.notSigner,
  outcomeMessages.text.notSigner,
);

export const AlreadySigned: Story = {
  args: at({ step: 'alreadySigned', document: done }),
  play: async () => {
    const heading = await screen.findByRole('heading', { name: outcomeMessages.title.alreadySigned });
    await expect(heading).toBeVisible();
    await expect(screen.getByText(/^You signed on .+\. Nothing more is needed from you\.$/)).toBeVisible();
  },
};

export const NotYourTurn = outcome(
  'notYourTurn',
  aDocument({ ActionTypeE: actionTypes.clickToSign }),
  outcomeMessages.title.notYourTurn,
  outcomeMessages.text.notYourTurn,
  timelineMessages.representativeLater,
);

const refused = aDocument({ ActionTypeE: actionTypes.declined, EmployeeToSign: aRepresentative() });

/** The other signers are no longer needed. */
export const Declined: Story = {
  args: at({ step: 'declined', document: refused }),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: outcomeMessages.title.declined(refused.DeclinedBy) }),
    ).toBeVisible();
    await expect(screen.getByText(outcomeMessages.text.declined)).toBeVisible();
    await expect(screen.getByText(`“${refused.DeclineComment ?? ''}”`)).toBeVisible();
    await expect(screen.getAllByText('No longer needed')).toHaveLength(2);
    await expect(screen.queryByText(/still to sign/i)).toBeNull();
  },
};

export const Complete = outcome(
  'complete',
  { ...done, EmployeeToSign: null },
  outcomeMessages.title.complete,
  outcomeMessages.text.complete,
);

export const OtherMethod = outcome(
  'otherMethod',
  aDocument({ ActionTypeE: actionTypes.secureSign, UsersToSign: signedAccounts }),
  outcomeMessages.title.otherMethod,
  outcomeMessages.text.otherMethod,
);

const LockExpires = '2026-11-20T22:35:12Z';
const held = {
  ...ready,
  UsersToSign: [aSigner({ SignedDate: signedAt }), aSigner({ InUse: true, LockExpires }, 1)],
};
const holder = aSigner({}, 1);

export const InUse: Story = {
  args: at({ step: 'inUse', document: held }),
  play: async ({ args, userEvent }) => {
    const name = `${holder.GivenName} ${holder.Surname}`;
    await expect(
      await screen.findByRole('heading', { name: outcomeMessages.title.inUse(name) }),
    ).toBeVisible();
    await expect(screen.getByText(outcomeMessages.text.inUse(formatDateTime(LockExpires)))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }));
    await expect(args.actions.checkAgain).toHaveBeenCalledOnce();
  },
};

export const PinDead: Story = {
  args: at({ step: 'pinDead', document: ready, problem: null }),
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('heading', { name: outcomeMessages.title.pinDead })).toBeVisible();
    await expect(screen.getByText(outcomeMessages.text.pinDead)).toBeVisible();
    await expect(screen.getByText(timelineMessages.representativeNow)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send a new PIN' }));
    await expect(args.actions.resendPin).toHaveBeenCalledOnce();
  },
};

/** A new PIN was asked for too often: the prompt would take none, so the way stays this one. */
export const PinDeadResendRefused: Story = {
  args: at({ step: 'pinDead', document: ready, problem: errorSentences.tooManyAttempts }),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: outcomeMessages.title.pinDead })).toBeVisible();
    await expect(screen.getByText(errorSentences.tooManyAttempts)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Send a new PIN' })).toBeVisible();
    await expect(screen.queryByLabelText('PIN code')).toBeNull();
  },
};

/** No PIN can be sent while the document's notifications are off: the button says so instead. */
export const PinDeadNotificationsOff: Story = {
  args: at({ step: 'pinDead', document: { ...ready, EnabledNotifications: false }, problem: null }),
  play: async ({ args, userEvent }) => {
    const send = await screen.findByRole('button', { name: 'Send a new PIN' });
    await expect(screen.getByText(outcomeMessages.text.pinDeadOff)).toBeVisible();
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(send).toHaveAccessibleDescription(documentRuleMessages.notificationsDisabled);
    await userEvent.click(send);
    await expect(args.actions.resendPin).not.toHaveBeenCalled();
  },
};

const entering = {
  step: 'enteringPin',
  document: ready,
  pinError: null,
  problem: null,
  note: null,
  resent: false,
} as const;

export const EnteringPin: Story = {
  args: at(entering),
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText(ready.EmployeeToSign?.Email ?? '')).toBeVisible();
    await userEvent.type(screen.getByLabelText('PIN code'), '204816');
    await userEvent.click(screen.getByRole('button', { name: 'Verify PIN' }));
    await expect(args.actions.submitPin).toHaveBeenCalledWith('204816');
  },
};

/** The document's notifications are off: no new PIN can be sent, so none is offered. */
export const EnteringPinNotificationsOff: Story = {
  args: at({ ...entering, document: { ...ready, EnabledNotifications: false } }),
  play: async () => {
    await expect(await screen.findByLabelText('PIN code')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Resend PIN' })).toBeNull();
  },
};

export const EnteringPinAfterResend: Story = {
  args: at({ ...entering, resent: true }),
  play: async () => {
    await expect(await screen.findByText(pinMessages.resentTo)).toBeVisible();
  },
};

export const EnteringPinAfterTimeLimit: Story = { args: at({ ...entering, note: pinMessages.renewal }) };

export const Verifying: Story = {
  args: at({ step: 'verifying', document: ready, pin: '204816', note: null }),
};

const opened = {
  document: ready,
  grant: { signingUrl: 'about:blank', lockExpires: '2026-11-20T22:35:12Z' },
  attempt: 1,
} as const;

/** The signer reads that it is their turn, and until when no other signer can sign. */
export const Signing: Story = {
  args: at({ step: 'signing', ...opened }),
  play: async () => {
    await expect(await screen.findByText(stepMessages.you)).toBeVisible();
    await expect(screen.getByText(signMessages.locked)).toBeVisible();
    const { lockExpires } = opened.grant;
    await expect(screen.getByText(signMessages.lockedUntil(formatDateTime(lockExpires)))).toBeVisible();
  },
};

const ending = { ...opened, grant: { ...opened.grant, lockExpires: '2026-11-20T22:32:48Z' } } as const;

/** With two minutes left, more time is offered. */
export const SigningLittleTimeLeft: Story = {
  args: at({ step: 'signing', ...ending }),
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Extend to 5 minutes' }));
    await expect(args.actions.extend).toHaveBeenCalledOnce();
  },
};

export const SigningNotExtended: Story = {
  args: { ...at({ step: 'signing', ...ending }), extendFailure: 'An unknown error has occurred' },
  play: async () => {
    await expect(await screen.findByText('An unknown error has occurred')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Extend to 5 minutes' })).toBeVisible();
  },
};

export const Committing: Story = { args: at({ step: 'committing', ...opened }) };

export const Renewing: Story = { args: at({ step: 'renewing', ...opened }) };

/** The last signature: the pages carry it, and the document is sealed. */
export const Signed: Story = {
  args: at({ step: 'signed', document: done }),
  play: async () => {
    await untilPaperShown();
    const name = outcomeMessages.title.signed(firstName);
    await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
    await expect(screen.getByText(outcomeMessages.text.sealed)).toBeVisible();
  },
};
