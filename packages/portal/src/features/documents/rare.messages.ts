import { documentCount } from '../../services/counts.ts';
import { documentRuleMessages as shared } from '@countersign/api-client/rules';

/** Messages of the documents screen that its first view never shows: their code loads later. */
export const rareMessages = {
  notFound: shared.notFound,
  deletedMeanwhile: 'It was deleted while you had it open.',
  loadFailed: 'The document couldn’t be loaded',
  filterMissing: 'This filter no longer exists',
  filterMissingHint: 'It was deleted, or the link is wrong. Documents are kept when their filter is deleted.',
  linkNotCopied: 'The browser blocked copying. The link is selected: press Ctrl+C, or Cmd+C on a Mac.',
  selectionNamed: 'The selected documents are listed in the details.',
  /** Without a number, all of the list but those left out. */
  marked: (read: boolean, count?: number) =>
    `${count === undefined ? 'Documents' : documentCount(count)} marked as ${read ? 'read' : 'unread'}`,
  taskRemoved: 'Task removed',
  notificationsDisabled: shared.notificationsDisabled,
  pinsResent: 'PINs resent',
  pinsUnconfirmed:
    'We couldn’t confirm that PINs were resent. The document’s history shows whether they were.',
  /** For a document whose title is unknown. */
  unnamed: (id: number) => `Document ${id}`,
} as const;

/** If there is no client whose documents could be shown. */
export const startMessages = {
  none: { title: 'No client selected', text: 'Select a client to see its documents.' },
  missing: {
    title: 'Client not found',
    text: 'It may have been deleted, or the link is wrong. Select another client to see its documents.',
  },
} as const;
