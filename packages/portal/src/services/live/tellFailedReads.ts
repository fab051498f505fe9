import { partialMatchKey, type Query, type QueryClient } from '@tanstack/react-query';
import { keys } from '@countersign/api-client';
import type { ToastStore } from '@countersign/ui';
import { readFailure } from '../readFailure.ts';
import { tellHealedReads } from './tellHealedReads.ts';

/** What goes on to show what was read before, and says nothing itself when it could not be read again. */
const silent = [keys.documentFilters.all, keys.documents.details];

function isSilent({ queryKey, state }: Query): boolean {
  return state.data !== undefined && silent.some((key) => partialMatchKey(queryKey, key));
}

/**
 * Tells of the failed reads that their own screens are silent about, in one notification, which goes when they are
 * read. While a list could not be read, its notification and its retry are for all. What is read after all is announced.
 *
 * @returns what takes the failed reads after each change
 */
export function tellFailedReads(
  queryClient: QueryClient,
  toasts: Pick<ToastStore, 'show' | 'dismiss'>,
): (failed: readonly Query[]) => void {
  let told: number | null = null;
  const tellHealed = tellHealedReads();

  function look(failed: readonly Query[]): void {
    tellHealed(failed);
    const untold = failed.some(({ meta }) => meta?.['reportsFailure'] === true)
      ? undefined
      : failed.find(isSilent);
    if (untold === undefined) {
      if (told !== null) toasts.dismiss(told);
      told = null;
      return;
    }
    // What is being read may have a voice of its own.
    if (told !== null || queryClient.isFetching() > 0) return;
    told = toasts.show({
      ...readFailure(untold.state.error),
      action: { label: 'Try again', onPress: () => void readAgain(failed) },
    });
  }

  async function readAgain(failed: readonly Query[]): Promise<void> {
    await queryClient.refetchQueries({ type: 'active', predicate: (query) => failed.includes(query) });
    told = null;
    look(failed.filter(({ state }) => state.status === 'error'));
  }

  return look;
}
