import { shownName } from '@countersign/api-client/rules';

/** What is said about renaming a document, besides why it is refused. */
export const renamingMessages = {
  done: (title: string) => `Renamed to “${shownName(title)}”`,
  /** At the field: the name that another user gave it, which the next save begins from. */
  renamedMeanwhile: (title: string) =>
    `Another user has renamed the document to “${shownName(title)}”. Save again to use your title instead.`,
  notUndone: 'The previous title couldn’t be restored',
  undoUnconfirmed: 'We couldn’t confirm that the previous title was restored',
  changedSince: 'The document has since been renamed again, so it keeps that title.',
} as const;
