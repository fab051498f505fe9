import { useQuery } from '@tanstack/react-query';
import { documentJobQueries } from '@countersign/api-client';
import { useServices } from '../../../services/services.tsx';
import type { SelectedTarget } from '../bulk/bulkTarget.ts';
import { jobOf, type JobBulkAction } from '../actions/actionTable.ts';
import { countedEligibility, eligibilityOf, type Eligibility } from '../actions/eligibility.ts';

/**
 * Finds out which of the documents an action applies to: from those that are loaded, or else the server counts them. What
 * may be sent within an hour only the server knows.
 */
export function useEligibility(action: JobBulkAction, clientId: number, target: SelectedTarget): Eligibility {
  const local = eligibilityOf(action, target);
  const isAsked = !local.isExact || (action === 'resendPins' && local.most > 0);
  const { data, isLoading } = useQuery({
    ...documentJobQueries.preview(useServices().portal, clientId, { action: jobOf(action), ...target.named }),
    enabled: isAsked,
  });
  const isNew = data !== undefined && (!local.isExact || data.Limited > 0);
  if (isAsked && isNew) return countedEligibility(local, data);
  // Where it can't be counted, the dialog promises no number.
  return isAsked && isLoading && !local.isExact ? { ...local, isCounting: true } : local;
}
