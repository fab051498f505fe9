import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { BulkRunners } from '../../../services/bulk/bulkRunner.ts';
import { whenShown } from '../../../services/live/whenShown.ts';
import { useServices } from '../../../services/services.tsx';
import { useOnFirstUse } from '../../../services/useOnFirstUse.ts';
import { useBulkContext } from './useBulkContext.ts';

/** Sessions that have looked for their jobs: later ones are started here. */
const looked = new WeakSet<BulkRunners>();

/**
 * Shows the user's unfinished and recently ended jobs again, once the page is used, or has its first content and rests:
 * who only watches sees them too.
 */
export function useFoundJobs(): void {
  const { bulk, aheadMs } = useServices();
  const queryClient = useQueryClient();
  const { findJobs } = useBulkContext();
  const look = useCallback(() => {
    if (looked.has(bulk)) return;
    looked.add(bulk);
    findJobs();
  }, [bulk, findJobs]);
  useOnFirstUse(look);
  useEffect(
    () => (aheadMs === null ? undefined : whenShown({ queryClient, settleMs: aheadMs }, look)),
    [queryClient, aheadMs, look],
  );
}
