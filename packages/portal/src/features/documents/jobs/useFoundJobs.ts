import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useToasts } from '@countersign/ui';
import type { BulkRunners } from '../../../services/bulk/bulkRunner.ts';
import { canRestoreAll } from '../../../services/me.ts';
import { useServices } from '../../../services/services.tsx';
import { useOnFirstUse } from '../../../services/useOnFirstUse.ts';

/** Sessions that have looked for their jobs: later ones are started here. */
const looked = new WeakSet<BulkRunners>();

/** Shows the user's unfinished and recently ended jobs again, once the page is used: its first content comes first. */
export function useFoundJobs(): void {
  const { bulk, portal, files, settings, me } = useServices();
  const canRestore = canRestoreAll(me);
  const queryClient = useQueryClient();
  const toasts = useToasts();
  useOnFirstUse(
    useCallback(() => {
      if (looked.has(bulk)) return;
      looked.add(bulk);
      import('./findJobs.ts')
        .then(({ findJobs }) => findJobs({ portal, files, queryClient, toasts, settings, canRestore }, bulk))
        // Nothing is lost: they go on, and the next opened page looks for them.
        .catch(() => undefined);
    }, [bulk, portal, files, settings, queryClient, toasts, canRestore]),
  );
}
