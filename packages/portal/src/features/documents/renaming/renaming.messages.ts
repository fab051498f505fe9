import { shownName } from '@countersign/api-client/rules';

/** What is said about renaming a document, besides why it is refused. */
export const renamingMessages = {
  done: (title: string) => `Renamed to “${shownName(title)}”`,
  notUndone: 'The earlier title couldn’t be put back',
  undoUnconfirmed: 'We couldn’t confirm that the earlier title is back',
  changedSince: 'The document has since been given another title, so it keeps that one.',
} as const;
