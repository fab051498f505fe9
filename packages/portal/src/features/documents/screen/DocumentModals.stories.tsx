import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import {
  answering,
  documentAnswers,
  documentDeletionAnswers,
  portal,
  previewAnswers,
} from '@countersign/api-client/answers';
import { aDocument, aRepresentative, aSigner } from '@countersign/api-client/fixtures';
import { documentRuleMessages, fullName } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest, pressRight, untilRead } from './DocumentsScreen.example.ts';
import { selectRows } from './selectRows.example.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';
import { listed } from '../signers/listed.ts';
import { signersInTurn } from '../signers/signersInTurn.ts';
import { resendPinsMessages } from '../pins/resendPins.messages.ts';
import { removeTaskMessages } from '../modals/removeTask.messages.ts';

const free = allDocuments.find(
  ({ Id, ActionTypeE, Extension }) => Id !== newest?.Id && ActionTypeE === 1 && Extension === 'pdf',
);
const waiting = allDocuments.find(({ ActionTypeE }) => ActionTypeE === 5);
/** Every account has signed it, so it is waiting for the story's own user. */
const waitsForUs = aDocument({
  ...waiting,
  UsersToSign: [aSigner({ SignedDate: '2026-11-20T22:31:00Z' })],
  EmployeeToSign: aRepresentative({ EmployeeId: 1 }),
});

/** Shows the dialog that is open over the documents, from where it is opened. */
const meta = {
  title: 'Screens/Documents/Dialogs',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function selectTask(canvasElement: HTMLElement, title: string, task: RegExp): Promise<void> {
  await untilRead(canvasElement);
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toBeVisible());
  await userEvent.click(canvas.getByRole('button', { name: 'Tasks' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: task }));
}

/** Expects exactly one dialog, with focus inside. */
async function expectDialog(role: 'dialog' | 'alertdialog'): Promise<void> {
  await waitFor(() => expect(screen.getByRole(role).contains(document.activeElement)).toBe(true));
}

export const Preview: Story = {
  args: { href: `/documents/preview/12/${newest?.Id}` },
  parameters: answering(previewAnswers.pending),
  play: async () => {
    await expectDialog('dialog');
    await waitFor(() => expect(document.title).toMatch(`Preview ${newest?.Title} · `));
  },
};

export const Sign: Story = {
  args: { href: `/documents/sign/12/${waiting?.Id}` },
  parameters: answering(portal.get('/documents/{id}', ({ response }) => response(200).json(waitsForUs))),
  play: async () => {
    await expectDialog('dialog');
    await waitFor(() => expect(document.title).toMatch(`Sign ${waiting?.Title} · `));
  },
};

export const History: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await pressRight(canvas.getByText(newest?.Title ?? ''));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'History' }));
    await expectDialog('dialog');
    await waitFor(() => expect(screen.getByRole('region', { name: /^History of / })).toBeVisible());
  },
};

export const Rename: Story = {
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
    await pressRight(within(canvasElement).getByText(free?.Title ?? ''));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue(free?.Title);
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  },
};

/** Its signers know it by its name: the menu says what to do first. */
export const RenameRefused: Story = {
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
    await pressRight(within(canvasElement).getByText(waiting?.Title ?? ''));
    const item = await screen.findByRole('menuitem', { name: /^Rename/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent(documentRuleMessages.renameWaiting);
  },
};

export const ClickToSign: Story = {
  args: { href: `/documents/12/${free?.Id}` },
  play: async ({ canvasElement }) => {
    await selectTask(canvasElement, free?.Title ?? '', /Click To Sign/);
    await expectDialog('dialog');
  },
};

/** One press of Enter too many sends no second email: it asks first. */
export const ResendPins: Story = {
  args: { href: `/documents/12/${waiting?.Id}` },
  play: async ({ canvasElement }) => {
    await selectTask(canvasElement, waiting?.Title ?? '', /Resend Pin Notification/);
    await expectDialog('alertdialog');
    const signer = waiting === undefined ? '' : listed(signersInTurn(waiting).map(fullName));
    await expect(screen.getByText(resendPinsMessages.consequenceOfOne(signer))).toBeVisible();
  },
};

export const RemoveTask: Story = {
  args: { href: `/documents/12/${waiting?.Id}` },
  play: async ({ canvasElement }) => {
    await selectTask(canvasElement, waiting?.Title ?? '', /Remove Task/);
    await expectDialog('alertdialog');
    await expect(screen.getByText(new RegExp(removeTaskMessages.signersWithPins))).toBeVisible();
  },
};

/** The browser refuses to copy: the link is there to be copied by hand. */
export const CopyLink: Story = {
  parameters: answering(
    portal.get('/documents/{id}/getlink', ({ response }) =>
      response(200).json({ TextDocumentLink: `https://portal.example/documents/12/${newest?.Id}` }),
    ),
  ),
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed'));
    await pressRight(within(canvasElement).getByText(newest?.Title ?? ''));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Copy Link/ }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.getByText(rareMessages.linkNotCopied)).toBeVisible();
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    write.mockRestore();
  },
};

/** The details are open already: opening them creates the rows anew, which this event would not follow. */
export const PreviewByDoubleClick: Story = {
  args: { href: `/documents/12/${newest?.Id}` },
  parameters: answering(previewAnswers.pending),
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('rowheader', { name: newest?.Title ?? '' });
    await userEvent.dblClick(name);
    await expectDialog('dialog');
  },
};

/** A file that can't be previewed can be downloaded from there. */
export const NoPreviewByDoubleClick: Story = {
  args: { href: `/documents/12/${newest?.Id}` },
  parameters: answering(
    documentAnswers.list(allDocuments.map((document) => ({ ...document, Extension: 'zip' }))),
  ),
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('rowheader', { name: newest?.Title ?? '' });
    await userEvent.dblClick(name);
    await waitFor(() => expect(screen.getByText(documentScreenMessages.notPreviewable)).toBeVisible());
    const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
    await expect(toasts.getByRole('button', { name: 'Download' })).toBeVisible();
  },
};

export const Delete: Story = {
  args: { href: `/documents/12/${free?.Id}` },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { name: free?.Title ?? '' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expectDialog('alertdialog');
    await expect(screen.getByText(deletionMessages.consequence(1, true))).toBeVisible();
  },
};

async function deleteSeveral(canvasElement: HTMLElement): Promise<void> {
  await selectRows(canvasElement, [2, 4]);
  const bar = within(await within(canvasElement).findByRole('region', { name: 'Selected documents' }));
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  await expectDialog('alertdialog');
}

export const DeleteSeveral: Story = {
  play: async ({ canvasElement }) => {
    await deleteSeveral(canvasElement);
    await expect(screen.getByText(deletionMessages.consequence(2, true))).toBeVisible();
  },
};

export const DeleteFailures: Story = {
  parameters: answering(documentDeletionAnswers.deletingSome(0)),
  play: async ({ canvasElement }) => {
    await deleteSeveral(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Delete 2 documents' }));
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: deletionMessages.notDeleted(2) })).toBeVisible(),
    );
  },
};
