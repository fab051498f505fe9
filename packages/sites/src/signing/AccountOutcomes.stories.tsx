import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aView } from './AccountView.example.ts';
import { AccountView } from './AccountView.tsx';
import { pageMessages, timelineMessages } from './signing.messages.ts';
import {
  aPage,
  anAccount,
  declinedBy,
  declinedNow,
  details,
  signedNow,
  withSigners,
} from './signing.fixtures.ts';

const meta = {
  title: 'Sites/Signing/Account page/Outcomes',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  args: aView(),
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JustSigned: Story = {
  args: { state: anAccount(signedNow, { justDone: true }) },
  play: async ({ canvas }) => {
    const next = { accounts: [], representative: 'Imogen Hartley', firm: 'Harrow & Finch' };
    await expect(canvas.getByText(pageMessages.next(next))).toBeVisible();
  },
};

export const AlreadySigned: Story = {
  args: {
    state: anAccount({
      ...signedNow,
      TaskState: 'completed',
      Details: withSigners((signer) => ({ ...signer, SignedDate: '2026-11-19T20:31:00Z' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(pageMessages.allSigned))).toBeVisible();
  },
};

/** The task has ended, so no signers are pending. */
export const SignedThenDeclined: Story = {
  args: {
    state: anAccount({ ...signedNow, TaskState: 'declined', Details: declinedBy('Hugh Ellery') }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(pageMessages.declinedAfter('Hugh Ellery')))).toBeVisible();
    await expect(canvas.queryByText(/Still to sign/)).toBeNull();
  },
};

export const SignedThenRemoved: Story = {
  args: { state: anAccount({ ...signedNow, TaskState: 'removed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(pageMessages.removedAfter(aPage().Firm.Name)))).toBeVisible();
  },
};

export const JustDeclined: Story = {
  args: { state: anAccount({ ...declinedNow, FirmNotified: 'queued' }, { justDone: true }) },
  play: async ({ canvas }) => {
    const { Firm } = aPage();
    await expect(canvas.getByText(pageMessages.firmNotified(Firm.Name, details.Title))).toBeVisible();
  },
};

/** A later visit, once the mail server has accepted the email. */
export const DeclinedAndEmailed: Story = {
  args: { state: anAccount({ ...declinedNow, FirmNotified: 'sent' }) },
  play: async ({ canvas }) => {
    const { Firm } = aPage();
    await expect(canvas.getByText(pageMessages.firmEmailed(Firm.Name, details.Title))).toBeVisible();
  },
};

/** The firm has no recipients for such emails, or they were abandoned, so the page claims none. */
export const DeclinedWithoutMail: Story = {
  args: { state: anAccount(declinedNow) },
  play: async ({ canvas }) => {
    const { Firm } = aPage();
    await expect(canvas.getByText(pageMessages.firmCanSee(Firm.Name, details.Title))).toBeVisible();
  },
};

const longTitle = 'Long trust deed amendment and restatement for the Hume family trust 2026';

/** A long title stays within a phone's page. */
export const DeclinedLongTitle: Story = {
  args: {
    state: anAccount(
      { ...declinedNow, FirmNotified: 'queued', Details: { ...declinedNow.Details, Title: longTitle } },
      { justDone: true },
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByText(longTitle).getBoundingClientRect();
    await expect(right).toBeLessThan(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const SignedLongTitle: Story = {
  args: {
    state: anAccount(
      { ...signedNow, Details: { ...signedNow.Details, Title: longTitle } },
      { justDone: true },
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: DeclinedLongTitle.play,
};

export const DeclinedByAnother: Story = {
  args: { state: anAccount({ ...declinedNow, Details: declinedBy('Hugh Ellery') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.notNeeded(details.Title, 'Hugh Ellery'))).toBeVisible();
  },
};

/** A link from before the firm's method took no PINs: none is asked for. */
export const OtherMethod: Story = {
  args: { state: anAccount({ Stage: 'otherMethod' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: pageMessages.otherMethod })).toBeVisible();
    await expect(canvas.getByText(pageMessages.askFirm(aPage().Firm.Name))).toBeVisible();
    await expect(canvas.queryByLabelText('PIN code')).toBeNull();
  },
};

/** The document was open when its method changed. */
export const OtherMethodAfterPin: Story = {
  args: { state: anAccount({ Stage: 'otherMethod', Details: details }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(details.Title)).toBeVisible();
    await expect(canvas.getAllByText(timelineMessages.waiting)[0]).toBeVisible();
  },
};

export const Removed: Story = {
  args: { state: anAccount({ Stage: 'removed' }) },
  play: async ({ canvas }) => {
    const { Firm } = aPage();
    await expect(canvas.getByText(pageMessages.withdrawn(Firm.Name, null))).toHaveTextContent(
      'the request to sign this document.',
    );
    await expect(canvas.getByRole('heading', { name: pageMessages.nothingHere })).toBeVisible();
  },
};

export const RemovedWhileReading: Story = {
  args: { state: anAccount({ Stage: 'removed', Details: details }) },
  play: async ({ canvas }) => {
    const { Firm } = aPage();
    await expect(canvas.getByText(pageMessages.withdrawn(Firm.Name, details.Title))).toBeVisible();
  },
};
