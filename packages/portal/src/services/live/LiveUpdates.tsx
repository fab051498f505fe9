import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToasts } from '@countersign/ui';
import { useServices } from '../services.tsx';
import { untilLoaded } from '../untilLoaded.ts';
import { whenShown } from './whenShown.ts';

/** Keeps a signed-in page up to date with what others change. Its code loads after the page's first content. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const { live } = useServices();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = () => Promise.all([live.load(), import('./startLiveUpdates.ts')]);
    const cancel = whenShown({ queryClient, settleMs: live.settleMs }, () => {
      untilLoaded(load, signal)
        .then(([source, { startLiveUpdates }]) => {
          signal.addEventListener('abort', startLiveUpdates({ source, queryClient, toasts }));
        })
        // The page was left before.
        .catch(() => undefined);
    });
    return () => {
      cancel();
      leaving.abort();
    };
  }, [queryClient, toasts, live]);
  return null;
}
