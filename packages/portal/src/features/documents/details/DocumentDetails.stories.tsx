import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, portal } from '@countersign/api-client/answers';
import type { Schemas } from '@countersign/api-client/contract';
import { aDocument, aPin, aProblem, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { errorSentences } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { detailsMessages } from './details.messages.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';
import { allDocuments, untilRead } from '../screen/DocumentsScreen.example.ts';

const waiting = allDocuments.find(({ ActionTypeE }) => ActionTypeE === 5);

/** The details of the document in the address, where it cannot be read. */
const meta = {
  title: 'Screens/Documents/Details',
  component: PortalAt,
  decorators: [withSession],
  args: { href: `/documents/12/${waiting?.Id}` },
  parameters: { layout: 'fullscreen', ...answering(documentAnswers.unread) },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The address names a document that does not exist. */
export const DocumentMissing: Story = {
  args: { href: '/documents/12/999999' },
  parameters: answering(documentAnswers.missing),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/Requested document not found/)).toBeVisible());
    const { body } = canvasElement.ownerDocument;
    const live = body.querySelector('[data-live-announcer][aria-live="polite"]');
    // Beside the number of documents, whichever of the two comes first.
    await waitFor(() => expect(live).toHaveTextContent(/Document not found\./));
  },
};

/** The first read failed: whether the document exists is unknown, so it stays selected, and can be read again. */
export const DocumentFailed: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: rareMessages.loadFailed })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText(rareMessages.notFound)).toBeNull();
  },
};

/** The details say so in their drawer, although the user did not open it. */
export const DocumentFailedPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Document details' });
    await waitFor(() => expect(drawer).toHaveTextContent(rareMessages.loadFailed));
  },
};

/** Number of refused reads of the document during a story, once the connection is lost. */
const connection = { lost: false, refused: 0 };

/** A later read failed: what was read before stays. */
export const DocumentRefetchFailed: Story = {
  beforeEach: () => {
    Object.assign(connection, { lost: false, refused: 0 });
  },
  parameters: answering(
    portal.get('/documents/{id}', ({ response }) => {
      if (!connection.lost && waiting !== undefined) return response(200).json(waiting);
      connection.refused += 1;
      return response('default').json(aProblem('notReady'), { status: 501 });
    }),
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const title = { name: waiting?.Title ?? '' };
    await waitFor(() => expect(canvas.getByRole('heading', title)).toBeVisible());
    connection.lost = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
    // What was sent makes the document stale.
    await userEvent.click(await screen.findByRole('menuitem', { name: /Resend Pin/ }));
    await confirmResending();
    await expect(await screen.findByText(rareMessages.pinsResent)).toBeVisible();
    await waitFor(() => expect(connection.refused).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Remove Task/ })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('heading', title)).toBeVisible();
  },
};

async function confirmResending(): Promise<void> {
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Resend Pin Notification' }));
}

/** New PINs were sent too often: the server's sentence says that there is a limit. */
export const ResendLimited: Story = {
  parameters: answering(
    portal.get('/documents/{id}', ({ response }) =>
      waiting === undefined
        ? response('default').json(aProblem('notFound'), { status: 404 })
        : response(200).json(waiting),
    ),
    portal.post('/documents/resendPins/{id}', ({ response }) =>
      response(429).json(aProblem('tooManyAttempts')),
    ),
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tasks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Resend Pin/ }));
    await confirmResending();
    await expect(await screen.findByText(documentScreenMessages.pinsFailed)).toBeVisible();
    await expect(screen.getByText(errorSentences.tooManyAttempts)).toBeVisible();
  },
};

/** Whether new PINs were sent is unknown: a gateway's page came in place of the response. */
export const ResendUnconfirmed: Story = {
  parameters: answering(
    portal.get('/documents/{id}', ({ response }) =>
      waiting === undefined
        ? response('default').json(aProblem('notFound'), { status: 404 })
        : response(200).json(waiting),
    ),
    documentAnswers.pinsUnanswered,
  ),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tasks' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Resend Pin/ }));
    await confirmResending();
    await expect(await screen.findByText(rareMessages.pinsUnconfirmed)).toBeVisible();
  },
};

/** The story's document, with what is given. */
function showing(change: Partial<Schemas['Document']>) {
  return answering(
    portal.get('/documents/{id}', ({ response }) => response(200).json(aDocument({ ...waiting, ...change }))),
  );
}

const pins: Partial<Schemas['Document']> = {
  UsersToSign: [
    aSigner({ SignedDate: '2026-09-14T01:40:00Z', Pin: aPin({ State: 'used', ValidUntil: null }) }),
    aSigner({ Pin: aPin({ Sent: 3, WrongAttempts: 2, AttemptsLeft: 3 }) }, 1),
  ],
  EmployeeToSign: aRepresentative(),
  ModifiedBy: 'Olivia Nguyen',
};

/** Opens the details of the selected document on a phone, from its bar. */
async function openDetails(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Details' }));
}

/** A button of the details; the toolbar has one of the same name. */
function inDetails(sentence: HTMLElement, name: string): HTMLElement {
  const details = sentence.closest('section')?.parentElement;
  if (!details) throw new Error('The sentence is not in the details.');
  return within(details).getByRole('button', { name });
}

/** Who still has to sign, with what became of each PIN. */
export const PinSteps: Story = {
  parameters: showing(pins),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^PIN resent 2 times, last /)).toBeVisible();
    await expect(canvas.getByText('2 wrong PINs · 3 attempts left')).toBeVisible();
    await expect(canvas.getByText(detailsMessages.pin.later)).toBeVisible();
    await expect(canvas.getByText(/^\d of \d signed · \d outstanding$/)).toBeVisible();
    const sentence = canvas.getByText(/^Waiting for .*; then .* for the firm\.$/);
    await expect(inDetails(sentence, 'Resend Pin Notification')).toBeVisible();
    await expect(canvas.getByText(/ by Olivia Nguyen$/)).toBeVisible();
  },
};

export const PinStepsPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: showing(pins),
  play: async () => {
    await openDetails();
    const drawer = await screen.findByRole('dialog', { name: 'Document details' });
    await waitFor(() => expect(drawer).toHaveTextContent('2 wrong PINs'));
  },
};

export const PinStepsNarrow: Story = { ...PinStepsPhone, globals: { viewport: { value: 'narrow' } } };

/** Signers can’t sign until staff resend the PINs. */
export const PinLocked: Story = {
  parameters: showing({
    UsersToSign: [
      aSigner({ Pin: aPin({ State: 'tried', WrongAttempts: 5, AttemptsLeft: 0 }) }),
      aSigner({ Pin: aPin({ State: 'undelivered', AttemptsLeft: 0 }) }, 1),
    ],
    EmployeeToSign: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(detailsMessages.pin.tried(5))).toBeVisible();
    await expect(canvas.getByText(detailsMessages.pin.undelivered)).toBeVisible();
    await expect(canvas.getByText(/can’t sign until a new PIN is sent\.$/)).toBeVisible();
  },
};

/** A signer is signing: the lock ends at that time unless they extend it. */
export const BeingSigned: Story = {
  parameters: showing({
    UsersToSign: [aSigner({ Pin: aPin(), InUse: true, LockExpires: '2026-09-15T04:05:00Z' })],
    EmployeeToSign: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Signing now, until /)).toBeVisible();
  },
};

/** The reason is in the step of who declined. */
export const DeclinedWithReason: Story = {
  parameters: showing(aDocument({ ActionTypeE: 8 })),
  play: async ({ canvas }) => {
    const reason = await canvas.findByText('“The fee on page 2 is not what we agreed on.”');
    await expect(reason.closest('li')).toHaveTextContent(/Declined/);
    await expect(canvas.getByText(/Next: remove the task/)).toBeVisible();
    await expect(inDetails(canvas.getByText(/Next: remove the task/), 'Remove Task')).toBeVisible();
  },
};

/** Every account has signed: the user is the firm's representative. */
export const WaitsForUs: Story = {
  parameters: showing({
    UsersToSign: [aSigner({ SignedDate: '2026-09-14T01:40:00Z' })],
    EmployeeToSign: aRepresentative({ EmployeeId: 1 }),
  }),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(detailsMessages.next.you);
    await expect(inDetails(sentence, 'Sign')).toBeVisible();
  },
};

/** Notifications are off, so that no PIN can be sent again; the button says so. */
export const WaitsWithoutNotifications: Story = {
  parameters: showing({ ...pins, EnabledNotifications: false }),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(/^Waiting for .*; then .* for the firm\.$/);
    const resend = inDetails(sentence, 'Resend Pin Notification');
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect(resend).toHaveAccessibleDescription(rareMessages.notificationsDisabled);
  },
};

/** Nothing is left to do but to keep it. */
export const SignedByAll: Story = {
  parameters: showing({
    ActionTypeE: 4,
    UsersToSign: [
      aSigner({ SignedDate: '2026-09-14T01:40:00Z', Pin: aPin({ State: 'used', ValidUntil: null }) }),
    ],
    EmployeeToSign: null,
  }),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(detailsMessages.next.signed);
    await expect(inDetails(sentence, 'Download')).toBeVisible();
  },
};

/** The way to the document's filter is a link to the documents there. */
export const FilterLink: Story = {
  parameters: showing({ DocumentFilter: { Id: 34, Text: 'Drafts' } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Tax returns › 2026 › Drafts' }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Tax returns › 2026 › Drafts' })).toBeNull(),
    );
    await expect(canvas.getByText('Tax returns › 2026 › Drafts')).toBeVisible();
  },
};

/** A file without an extension, in no filter. */
export const PlainFile: Story = {
  parameters: showing(aDocument({ ActionTypeE: 1, Extension: '', DocumentFilter: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(`^${detailsMessages.unknownType} · `))).toBeVisible();
    await expect(canvas.getByText(detailsMessages.noFilter)).toBeVisible();
    await expect(canvas.getByText(detailsMessages.next.nothing)).toBeVisible();
  },
};
