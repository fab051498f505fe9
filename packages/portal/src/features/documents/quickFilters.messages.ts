import { formatDate } from '@countersign/api-client/rules';
import { daysOf, modifiedPeriods, type ModifiedPeriod, type QuickFilter } from './quickFilters.ts';

/** Names of the quick filters. */
export const quickFilterLabels: Readonly<Record<QuickFilter, string>> = {
  by: 'Created by',
  modified: 'Modified',
  waiting: 'Waiting for',
};

export const periodLabels: Readonly<Record<ModifiedPeriod, string>> = {
  today: 'Today',
  '7days': 'Last 7 days',
  '30days': 'Last 30 days',
  financialYear: 'This financial year',
};

export const sideLabels = { us: 'Us', client: 'The client' } as const;

/** The user's own name in a list of people. */
export const ownName = (name: string) => `${name} (me)`;

/** Of a person who is not in the lists of the firm and the client, and while these load. */
export const unknownPerson = 'Selected person';

export const peopleFailed = 'The list of people couldn’t be loaded.';

/** The period, or the two days: "01/07/2026 – 31/07/2026". */
export function modifiedText(modified: string): string {
  const period = modifiedPeriods.find((each) => each === modified);
  if (period !== undefined) return periodLabels[period];
  const days = daysOf(modified);
  if (days === null) return '';
  const [start, end] = [days.start, days.end].map((day) => formatDate(`${day}T00:00:00Z`, 'UTC'));
  return start === end ? `${start}` : `${start} – ${end}`;
}
