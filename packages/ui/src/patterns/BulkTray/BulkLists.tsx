import { BulkFailures, type BulkFailuresProps } from './BulkFailures.js';
import { BulkOutcomes, type BulkOutcomesProps } from './BulkOutcomes.js';

export interface BulkListsProps extends BulkFailuresProps, Pick<BulkOutcomesProps, 'outcomes'> {}

/** Lists the items of an action: those that failed, with their reasons, and the others by outcome. */
export function BulkLists({ failures, unread, onShowMore, outcomes }: BulkListsProps) {
  return (
    <>
      {failures.length === 0 ? null : (
        <BulkFailures failures={failures} unread={unread} onShowMore={onShowMore} />
      )}
      {outcomes.length === 0 ? null : <BulkOutcomes outcomes={outcomes} hasFailures={failures.length > 0} />}
    </>
  );
}
