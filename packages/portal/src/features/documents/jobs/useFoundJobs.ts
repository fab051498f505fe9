import { useCallback } from 'react';
import type { BulkRunners } from '../../../services/bulk/bulkRunner.ts';
import { useServices } from '../../../services/services.tsx';
import { useOnFirstUse } from '../../../services/useOnFirstUse.ts';
import { useBulkContext } from '../bulk/bulkContext.ts';

/** Sessions that have looked for their jobs: later ones are started here. */
const looked = new WeakSet<BulkRunners>();

/** Shows the user's unfinished and recently ended jobs again, once the page is used: its first content comes first. */
export function useFoundJobs(): void {
  const { bulk } = useServices();
  const context = useBulkContext();
  useOnFirstUse(
    useCallback(() => {
      if (looked.has(bulk)) return;
      looked.add(bulk);
      import('./findJobs.ts')
        .then(({ findJobs }) => findJobs(context, bulk))
        // Nothing is lost: they go on, and the next opened page looks for them.
        .catch(() => undefined);
    }, [bulk, context]),
  );
}
