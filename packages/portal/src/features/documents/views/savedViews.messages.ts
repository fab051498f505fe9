import { messages, savedViewMessages, type ViewNameProblem } from '@countersign/api-client/rules';
import { savedViewsWaiting } from '../views.messages.ts';

export const nameProblems: Readonly<Record<ViewNameProblem, string>> = {
  required: savedViewMessages.nameRequired,
  tooLong: savedViewMessages.nameTooLong,
  characters: messages.notOneLine,
  taken: savedViewMessages.nameTaken,
};

/** Messages of the user's own views. */
export const savedViewsMessages = {
  ...savedViewsWaiting,
  /** A link to a view of a colleague, or to one that was deleted. */
  notSaved: 'View (not saved)',
  changed: '(changed)',
  failed: 'Your views couldn’t be loaded',
  none: 'No views yet',
  noneHint: 'Search, filter or sort the documents, then save the list as a view.',
  saved: 'View saved',
  renamed: 'View renamed',
  updated: 'View updated',
  deleted: 'View deleted',
  linkCopied: 'Link copied',
  linkNotCopied: 'The browser didn’t copy the link. Copy it from here.',
  filterDeleted: (name: string) =>
    `The filter of “${name}” was deleted, so it shows the documents of all filters.`,
  everyClient: 'It is offered for every client.',
  thisClient: 'Its filter belongs to this client, so it is offered for this client only.',
  update: 'It will show what the list shows now: search, filters and order.',
  remove: 'The documents stay as they are.',
  ofClient: (client: string) => `For ${client} only`,
  withoutFilter: 'Its filter was deleted',
  moved: (name: string, position: number, count: number) =>
    `${name} moved to position ${position} of ${count}`,
  flat: 'Views can’t be put into other views.',
  isFirst: 'It is the first one.',
  isLast: 'It is the last one.',
  gone: 'This view was deleted meanwhile.',
} as const;
