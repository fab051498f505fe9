import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { answering, documentAnswers, documentRenameAnswers } from '@countersign/api-client/answers';
import { aDocument } from '@countersign/api-client/fixtures';
import { documentRuleMessages, errorSentences, titleRuleMessages } from '@countersign/api-client/rules';
import { writeMessages } from '../../../services/services.messages.ts';
import { withServices } from '../../../testing/withServices.tsx';
import { RenameModal } from './RenameModal.tsx';
import { renamingMessages } from './renaming.messages.ts';

const document = aDocument({ ActionTypeE: 1, Title: 'scan0042', UploadedExtension: 'PDF' });
const wanted = 'Engagement letter 2027';

/** Gives a document another title; its extension stays. */
const meta = {
  title: 'Screens/Documents/Rename',
  component: RenameModal,
  decorators: [withServices],
  args: { document, onClose: fn() },
  parameters: answering(),
} satisfies Meta<typeof RenameModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** What is selected is replaced by what is typed. */
async function type(title: string): Promise<void> {
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.clear(field());
  await userEvent.paste(title);
}

/** The field has what was typed, and the dialog is open. */
async function expectKept(onClose: () => void, title = wanted): Promise<void> {
  await expect(field()).toHaveValue(title);
  await expect(onClose).not.toHaveBeenCalled();
}

export const Ready: Story = {
  play: async () => {
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveValue('scan0042');
    await expect([field().selectionStart, field().selectionEnd]).toEqual([0, 8]);
    await expect(screen.getByText('.PDF')).toBeVisible();
  },
};

/** The same title is nothing to save. */
export const Unchanged: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(field()).toHaveFocus());
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Blanks are nothing that can be seen. */
export const EmptyRefused: Story = {
  play: async ({ args }) => {
    await type('   ');
    await save();
    await expect(field()).toHaveAccessibleDescription(titleRuleMessages.titleRequired);
    await expect(field()).toHaveFocus();
    await expectKept(args.onClose, '   ');
  },
};

/** Together with its extension it has one character too many. */
export const TooLong: Story = {
  play: async ({ args }) => {
    await type('a'.repeat(252));
    await save();
    await expect(field()).toBeInvalid();
    await expect(field()).toHaveAccessibleDescription(titleRuleMessages.titleTooLong);
    await expectKept(args.onClose, 'a'.repeat(252));
    await userEvent.type(field(), '{Backspace}');
    await expect(field()).toBeValid();
    await userEvent.type(field(), 'a{Enter}');
    await expect(field()).toBeInvalid();
  },
};

export const Slashes: Story = {
  play: async ({ args }) => {
    await type('../scan0042');
    await save();
    await expect(field()).toHaveAccessibleDescription(titleRuleMessages.titleInvalid);
    await expectKept(args.onClose, '../scan0042');
  },
};

export const Invisible: Story = {
  play: async ({ args }) => {
    await type('\u200B');
    await save();
    await expect(field()).toHaveAccessibleDescription(titleRuleMessages.titleInvisible);
    await expectKept(args.onClose, '\u200B');
  },
};

export const Saving: Story = {
  parameters: answering(documentRenameAnswers.pending),
  play: async () => {
    await type(wanted);
    await save();
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveAttribute('aria-disabled', 'true'));
    await expect(field()).toHaveValue(wanted);
  },
};

/** Blanks at the ends are left out. */
export const Renamed: Story = {
  parameters: answering(...documentRenameAnswers.renaming(document)),
  play: async ({ args }) => {
    await type(`  ${wanted}.PDF `);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(await screen.findByText(renamingMessages.done(wanted))).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const Undone: Story = {
  parameters: answering(...documentRenameAnswers.renaming(document)),
  play: async () => {
    await type(wanted);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(renamingMessages.done('scan0042'))).toBeVisible();
  },
};

/** Somebody has given it another title before the undo: that one stays. */
export const UndoRefused: Story = {
  parameters: answering(...documentRenameAnswers.renaming(document, 'Engagement letter, final')),
  play: async () => {
    await type(wanted);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(renamingMessages.notUndone)).toBeVisible();
    await expect(screen.getByText(renamingMessages.changedSince)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Another user has set up a task meanwhile. */
export const RefusedByServer: Story = {
  parameters: answering(documentRenameAnswers.refusing('renameWaiting')),
  play: async ({ args }) => {
    await type(wanted);
    await save();
    await expect(await screen.findByText(documentRuleMessages.renameWaiting)).toBeVisible();
    await expectKept(args.onClose);
  },
};

/** The server's rules for titles are newer than this page: the field says it. */
export const TitleRefusedByServer: Story = {
  parameters: answering(documentRenameAnswers.refusing('titleInvalid')),
  play: async ({ args }) => {
    await type(`${wanted}.pdf`);
    await save();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(titleRuleMessages.titleInvalid));
    await expect(field()).toHaveFocus();
    await expectKept(args.onClose, `${wanted}.pdf`);
  },
};

/** Another user changes the document in the same moment. */
export const Conflict: Story = {
  parameters: answering(documentRenameAnswers.refusing('changedMeanwhile')),
  play: async ({ args }) => {
    await type(wanted);
    await save();
    await expect(await screen.findByText(errorSentences.changedMeanwhile)).toBeVisible();
    await expectKept(args.onClose);
  },
};

const others = 'Letter of engagement';

/** Another user renames it while the dialog is open: the field says so once, and the next save is meant. */
export const RenamedMeanwhile: Story = {
  parameters: answering(...documentRenameAnswers.renaming({ ...document, Title: others })),
  play: async ({ args }) => {
    await type(wanted);
    await save();
    await waitFor(() =>
      expect(field()).toHaveAccessibleDescription(renamingMessages.renamedMeanwhile(others)),
    );
    await expect(screen.getAllByText(/^Another user has renamed the document to/u)).toHaveLength(1);
    await expect(field()).toHaveFocus();
    await expectKept(args.onClose);
  },
};

export const RenamedAnyway: Story = {
  ...RenamedMeanwhile,
  play: async (context) => {
    await RenamedMeanwhile.play?.(context);
    await save();
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(await screen.findByText(renamingMessages.done(wanted))).toBeVisible();
  },
};

/** What it is called now could not be read: the next save asks again. */
export const RenamedMeanwhileUnread: Story = {
  parameters: answering(documentRenameAnswers.refusing('renamedMeanwhile'), documentAnswers.unread),
  play: async ({ args }) => {
    await type(wanted);
    await save();
    await waitFor(() => expect(field()).toHaveAccessibleDescription(errorSentences.renamedMeanwhile));
    await expectKept(args.onClose);
  },
};

/** No response came, but the document, read again, has the title. */
export const DoneWithoutAnswer: Story = {
  parameters: answering(documentRenameAnswers.unanswered, documentRenameAnswers.titled(wanted)),
  play: async ({ args }) => {
    await type(wanted);
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.getByText(renamingMessages.done(wanted))).toBeVisible();
  },
};

/** Neither the write nor the read that should confirm it came back. */
export const Unconfirmed: Story = {
  parameters: answering(documentRenameAnswers.unanswered, documentAnswers.unread),
  play: async ({ args }) => {
    await type(wanted);
    await save();
    await expect(await screen.findByText(writeMessages.unknown)).toBeVisible();
    await expectKept(args.onClose);
  },
};

/** The undo's reply is lost, and so is what would confirm it: it can be tried again. */
export const UndoUnconfirmed: Story = {
  parameters: answering(...documentRenameAnswers.losingUndo(document)),
  play: async () => {
    await type(wanted);
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(renamingMessages.undoUnconfirmed)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
