import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, documentDeletionAnswers } from '@countersign/api-client/answers';
import { aDocument } from '@countersign/api-client/fixtures';
import { errorSentences, messages } from '@countersign/api-client/rules';
import { withServices } from '../../../testing/withServices.tsx';
import { DeleteModal } from './DeleteModal.tsx';
import { writeMessages } from '../../../services/services.messages.ts';
import { deletionMessages } from './deletion.messages.ts';

const meta = {
  title: 'Screens/Documents/Delete',
  component: DeleteModal,
  decorators: [withServices],
  args: { document: aDocument({ ActionTypeE: 1 }), onClose: fn(), onDeleted: fn(), onRemoveTask: fn() },
  parameters: answering(),
} satisfies Meta<typeof DeleteModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete document' }));

export const Pristine: Story = {
  play: async () => {
    await expect(screen.getByText(deletionMessages.consequence(1, true))).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** It can be neither closed nor sent twice. */
export const Submitting: Story = {
  parameters: answering(documentDeletionAnswers.deleting),
  play: async () => {
    await confirm();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** The message names the document and offers to undo it. */
export const Done: Story = {
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(screen.getByText(deletionMessages.deleted)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** It never left: nothing is unknown, and it can be tried once there is a connection. */
export const Offline: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    };
  },
  play: async ({ args }) => {
    await confirm();
    const said = `${deletionMessages.failed}. ${messages.offline}`;
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    await expect(screen.queryByText(writeMessages.unknown)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Delete document' })).toBeVisible();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

/** A signing task was set up meanwhile. */
export const Rejected: Story = {
  parameters: answering(documentDeletionAnswers.blocked),
  play: async ({ args }) => {
    await confirm();
    const said = `${deletionMessages.failed}. ${errorSentences.outstandingTasks}`;
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    await expect(args.onDeleted).not.toHaveBeenCalled();
    // To repeat it would fail alike, and there is nothing to undo.
    await expect(screen.queryByRole('button', { name: 'Delete document' })).toBeNull();
    await expect(screen.queryByText(deletionMessages.consequence(1, true))).toBeNull();
    const dialog = within(screen.getByRole('alertdialog', { name: deletionMessages.notDeletedOne }));
    await waitFor(() => expect(dialog.getByText('Close')).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: deletionMessages.removeTask }));
    await waitFor(() => expect(args.onRemoveTask).toHaveBeenCalledOnce());
  },
};

/** The user may not: nothing is left to do. */
export const Denied: Story = {
  parameters: answering(documentDeletionAnswers.failing('permissionDenied')),
  play: async () => {
    await confirm();
    const said = `${deletionMessages.failed}. ${errorSentences.permissionDenied}`;
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    await expect(screen.queryByRole('button', { name: /Delete|Remove/ })).toBeNull();
  },
};

/** Another user changed it meanwhile: to repeat it may help. */
export const Repeatable: Story = {
  parameters: answering(documentDeletionAnswers.failing('changedMeanwhile')),
  play: async () => {
    await confirm();
    const said = `${deletionMessages.failed}. ${errorSentences.changedMeanwhile}`;
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Delete document' })).toBeVisible();
  },
};

/** Another user was first: it is done, and theirs to undo. */
export const AlreadyDeleted: Story = {
  parameters: answering(documentDeletionAnswers.alreadyDeleted),
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(screen.getByText(deletionMessages.alreadyDeleted)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** No response came, but the document is not found any more. */
export const DoneWithoutAnswer: Story = {
  parameters: answering(documentDeletionAnswers.deletionUnanswered, documentAnswers.missing),
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(screen.getByText(deletionMessages.deleted)).toBeVisible();
  },
};

/** No response came, and the document is still there: it may be deleted yet. */
export const StillThere: Story = {
  parameters: answering(documentDeletionAnswers.deletionUnanswered),
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(screen.getByText(writeMessages.unknown)).toBeVisible());
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

/** Neither the deletion nor the read that should confirm it came back. */
export const Unconfirmed: Story = {
  parameters: answering(documentDeletionAnswers.deletionUnanswered, documentAnswers.unread),
  play: async ({ args }) => {
    await confirm();
    await waitFor(() => expect(screen.getByText(writeMessages.unknown)).toBeVisible());
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};
