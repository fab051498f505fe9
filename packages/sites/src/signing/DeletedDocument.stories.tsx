import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { aView } from './AccountView.example.ts';
import { AccountView } from './AccountView.tsx';
import { pageMessages } from './signing.messages.ts';
import { aPage, anAccount, declinedNow, details, signedNow, withSigners } from './signing.fixtures.ts';

/** The account holder's page after the firm deleted the document. */
const meta = {
  title: 'Sites/Signing/Deleted document',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  args: aView(anAccount({ Stage: 'removed', DocumentDeleted: true, Details: details })),
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deleted: Story = {
  play: async ({ canvas }) => {
    const { Firm } = aPage();
    await expect(canvas.getByText(pageMessages.deleted(Firm.Name, details.Title))).toBeVisible();
  },
};

/** A document that everyone has signed can be deleted, which withdraws nothing. */
export const SignedThenDeleted: Story = {
  args: {
    state: anAccount({
      ...signedNow,
      Details: withSigners((signer) => ({ ...signer, SignedDate: signedNow.SignedDate })),
      TaskState: 'completed',
      DocumentDeleted: true,
    }),
  },
  play: async ({ canvas }) => {
    const after = `${pageMessages.allSigned} ${pageMessages.deletedAfter(aPage().Firm.Name)}`;
    await expect(canvas.getByText(new RegExp(after))).toBeVisible();
    await expect(canvas.queryByText(/withdrawn/)).toBeNull();
  },
};

/** The firm's people no longer see the history of a deleted document, so the page claims it no more. */
export const DeclinedThenDeleted: Story = {
  args: { state: anAccount({ ...declinedNow, DocumentDeleted: true }) },
  play: async ({ canvas }) => {
    const { Firm } = aPage();
    const text = `${pageMessages.youDeclined(details.Title)} ${pageMessages.deletedAfter(Firm.Name)}`;
    await expect(canvas.getByText(text)).toBeVisible();
  },
};
