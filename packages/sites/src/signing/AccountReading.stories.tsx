import type { Meta, StoryObj } from '@storybook/react-vite';
import { VIEWER_SIGN } from '@countersign/ui';
import { expect, waitFor } from 'storybook/test';
import { aView, held } from './AccountView.example.ts';
import { AccountView } from './AccountView.tsx';
import { pageMessages } from './signing.messages.ts';
import { anAccount, aViewer, details } from './signing.fixtures.ts';

/** The field on the page, and what becomes of a document or a signature that fails. */
const meta = {
  title: 'Sites/Signing/Account page/Reading',
  component: AccountView,
  parameters: { layout: 'fullscreen' },
  args: aView(),
} satisfies Meta<typeof AccountView>;

export default meta;
type Story = StoryObj<typeof meta>;

function pressField(viewer: HTMLIFrameElement): void {
  const { origin } = new URL(aViewer, window.location.href);
  const { contentWindow: source } = viewer;
  window.dispatchEvent(new MessageEvent('message', { data: VIEWER_SIGN, origin, source }));
}

/** The field on the page needs the consent too, and leads there first. */
export const ConsentAsked: Story = {
  args: { state: anAccount(held, { viewerUrl: aViewer }) },
  play: async ({ args, canvas }) => {
    pressField(canvas.getByTitle(details.Title));
    const consent = canvas.getByRole('checkbox', { name: pageMessages.consent });
    await waitFor(() => expect(consent).toBeInvalid());
    await expect(consent).toHaveAccessibleDescription(pageMessages.consentNeeded);
    await waitFor(() => expect(consent).toHaveFocus());
    await expect(args.actions.sign).not.toHaveBeenCalled();
  },
};

export const FieldPressed: Story = {
  args: { state: anAccount(held, { viewerUrl: aViewer }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: pageMessages.consent }));
    pressField(canvas.getByTitle(details.Title));
    await expect(args.actions.sign).toHaveBeenCalledOnce();
  },
};

/** The service did not say what became of the signature. */
export const SigningUnconfirmed: Story = {
  args: {
    state: anAccount(held, {
      viewerUrl: aViewer,
      failure: pageMessages.unreachable,
      failureHelp: pageMessages.signatureUnknown,
      outcomeCheck: 'unknown',
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(pageMessages.signatureUnknown);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.actions.checkOutcome).toHaveBeenCalledOnce();
  },
};

export const OutcomeWaiting: Story = {
  args: {
    state: anAccount(held, {
      viewerUrl: aViewer,
      failure: pageMessages.unreachable,
      failureHelp: pageMessages.signatureUnknown,
      outcomeCheck: 'waiting',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(pageMessages.signatureAsking);
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
};

export const DocumentNotOpen: Story = {
  args: { state: anAccount(held, { viewerFailure: pageMessages.unreachable }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: pageMessages.notOpen })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.actions.reopenViewer).toHaveBeenCalledOnce();
  },
};
