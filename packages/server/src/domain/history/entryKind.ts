import type { Schemas } from '@countersign/api-client/contract';

export type EntryKind = Schemas['AuditEntry']['Kind'];

/** What entries with these titles are about; a test compares it with every title of a document's history. */
const byTitle: Readonly<Record<string, EntryKind>> = {
  'Document uploaded': 'file',
  'Document renamed': 'file',
  'Document deleted': 'file',
  'Document restored': 'file',
  'Download requested': 'file',
  'Preview requested': 'file',
  'Reading requested': 'file',
  'History exported': 'file',
  'Filter assigned': 'filter',
  'Filter removed': 'filter',
  'Signing set up': 'signing',
  'Document opened': 'signing',
  'Document in use': 'signing',
  'Document released': 'signing',
  'Lock renewed': 'signing',
  Signed: 'signed',
  Declined: 'declined',
  'Task removed': 'signing',
  'PIN resent': 'pin',
  'PIN sent': 'pin',
  'PIN not delivered': 'pin',
  'PIN rejected': 'pin',
  'PIN verified': 'pin',
  'Notifications changed': 'email',
  'Firm notified': 'email',
  'Email sent': 'email',
  'Email not delivered': 'email',
};

/** What was attempted, for entries that say only that an attempt failed. */
const byOperation: readonly (readonly [RegExp, EntryKind])[] = [
  [/filter/iu, 'filter'],
  [/pin/iu, 'pin'],
  [/sign|lock|task|adobe|agreement|releaseDocument/iu, 'signing'],
];

export function entryKind({ title, operation }: { title: string; operation: string }): EntryKind {
  return byTitle[title] ?? byOperation.find(([name]) => name.test(operation))?.[1] ?? 'file';
}
