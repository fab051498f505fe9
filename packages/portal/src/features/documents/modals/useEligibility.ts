import { useQuery } from '@tanstack/react-query';
import { documentJobQueries } from '@countersign/api-client';
import { useServices } from '../../../services/services.tsx';
import type { SelectedTarget } from '../bulk/bulkTarget.ts';
import { jobOf, MOST_IN_BROWSER, type JobBulkAction } from '../actions/actionTable.ts';
import { useUnlisted } from '../model/useUnlisted.ts';
import { countedEligibility, eligibilityOf, refusalsOf, type Eligibility } from '../actions/eligibility.ts';

/** Those that the list does not contain come first in what a dialog names, because users can't see them. */
function useHiddenDocuments(clientId: number, { hidden = 0, named, loaded }: SelectedTarget) {
  const listed = new Set(loaded().map(({ Id }) => Id));
  const ids = (named.documentIds ?? []).filter((id) => !listed.has(id)).slice(0, MOST_IN_BROWSER);
  return useUnlisted(clientId, hidden > 0 ? ids : []);
}

/**
 * Finds out which of the documents an action applies to: from those that are loaded, or else the server counts them. What
 * may be sent within an hour only the server knows.
 */
export function useEligibility(action: JobBulkAction, clientId: number, target: SelectedTarget): Eligibility {
  const unlisted = useHiddenDocuments(clientId, target);
  const documents = [...unlisted.documents, ...target.loaded()];
  const known = eligibilityOf(action, { ...target, loaded: () => documents });
  // Where not all are known, a list of these would not be one of all.
  const local = known.isExact ? { ...known, refusals: refusalsOf(action, documents) } : known;
  const isAsked = !unlisted.isLoading && (!local.isExact || (action === 'resendPins' && local.most > 0));
  const { data, isLoading } = useQuery({
    ...documentJobQueries.preview(useServices().portal, clientId, { action: jobOf(action), ...target.named }),
    enabled: isAsked,
  });
  if (unlisted.isLoading) return { ...local, isCounting: true };
  const isNew = data !== undefined && (!local.isExact || data.Limited > 0);
  if (isAsked && isNew) return countedEligibility(action, local, data);
  // Where it can't be counted, the dialog promises no number.
  return isAsked && isLoading && !local.isExact ? { ...local, isCounting: true } : local;
}
