import { messages, savedViewRuleMessages, type ViewNameProblem } from '@countersign/api-client/rules';
import { rareMessages } from '../rare.messages.ts';
import { savedViewsWaiting } from '../views.messages.ts';

export const nameProblems: Readonly<Record<ViewNameProblem, string>> = {
  required: savedViewRuleMessages.nameRequired,
  tooLong: savedViewRuleMessages.nameTooLong,
  characters: messages.notOneLine,
  taken: savedViewRuleMessages.nameTaken,
};

/** Messages of the user's own views. */
export const viewMenuMessages = {
  ...savedViewsWaiting,
  /** A link to a view of a colleague, or to one that was deleted. */
  notSaved: 'Unsaved view',
  changed: '(changed)',
  none: 'No views yet',
  noneHint: 'Search, filter or sort the documents, then save the list as a view.',
  saved: 'View saved',
  renamed: 'View renamed',
  updated: 'View updated',
  deleted: 'View deleted',
  linkCopied: 'Link copied',
  linkNotCopied: rareMessages.linkNotCopied,
  filterDeleted: (name: string) =>
    `The filter used by “${name}” was deleted, so the view shows documents in all filters.`,
  everyClient: 'This view is available for every client.',
  thisClient: 'The filter belongs to this client, so this view is available for this client only.',
  update: 'The view will be updated with the current search, filters and sort order.',
  remove: 'Deleting a view doesn’t change its documents.',
  ofClient: (client: string) => `For ${client} only`,
  /** In the legend. */
  oneClient: 'For one client only',
  withoutFilter: 'Filter deleted',
  moved: (name: string, position: number, count: number) =>
    `${name} moved to position ${position} of ${count}`,
  flat: 'Views can’t contain other views.',
  isFirst: 'This view is already first.',
  isLast: 'This view is already last.',
  gone: 'This view no longer exists.',
} as const;
