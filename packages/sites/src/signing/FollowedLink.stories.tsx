import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatDateTime } from '@countersign/api-client/rules';
import { aView } from './AccountView.example.ts';
import { AccountView } from './AccountView.tsx';
import { pageMessages, signingMessages, timelineMessages } from './signing.messages.ts';
import { aPage, anAccount, details, signedNow } from './signing.fixtures.ts';

/** What anyone with the link sees: without the PIN or a sign-in, the page names neither the document nor a signer. */
const meta = {
  title: 'Sites/Signing/Followed link',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  args: aView(),
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

const inUse = { Name: null, Expires: '2026-11-21T03:34:12Z', SecondsLeft: 252 };

export const PinAsked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.asked(aPage().Firm.Name))).toBeVisible();
    await expect(canvas.getByText(pageMessages.pinHint(null))).toBeVisible();
    await expect(canvas.queryByText(details.Title)).toBeNull();
  },
};

/** The PIN was given in this session before: the time to sign has expired. */
export const PinAskedAgain: Story = {
  args: { state: anAccount({ Details: details }, { renewal: signingMessages.lockExpired }) },
  play: async ({ canvas }) => {
    const { GivenName, Email } = details.Signer;
    await expect(canvas.getByText(pageMessages.askedByName(GivenName, aPage().Firm.Name))).toBeVisible();
    await expect(canvas.getByText(pageMessages.pinHint(Email))).toBeVisible();
    await expect(canvas.getByRole('heading', { name: details.Title })).toBeVisible();
  },
};

export const InUseByAnother: Story = {
  args: { state: anAccount({ InUse: inUse }, { failure: signingMessages.inUse }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: pageMessages.inUseTitle(null) })).toBeVisible();
    await expect(canvas.getByText('4:12')).toBeVisible();
    await expect(canvas.queryByText(details.Title)).toBeNull();
  },
};

export const SignedByLink: Story = {
  args: { state: anAccount({ Stage: 'signed' }) },
  play: async ({ canvas }) => {
    const text = `${pageMessages.youSigned(null)} ${pageMessages.notEveryone}`;
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText(new RegExp(details.Title))).toBeNull();
  },
};

/** The session in which the PIN was given still sees what it signed. */
export const SignedInSession: Story = {
  args: { state: anAccount(signedNow) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(details.Title)).toBeVisible();
    await expect(canvas.getByText(pageMessages.you)).toBeVisible();
    const signed = timelineMessages.signed(formatDateTime(signedNow.SignedDate));
    await expect(canvas.getByText(signed)).toBeVisible();
  },
};

export const DeclinedByLink: Story = {
  args: { state: anAccount({ Stage: 'declined', TaskState: 'declined' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(pageMessages.notNeededAnyMore)).toBeVisible();
  },
};
