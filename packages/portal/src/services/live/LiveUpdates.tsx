import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../services.tsx';
import { whenShown } from './whenShown.ts';

/** Keeps a signed-in page up to date with what others change. Its code loads after the page's first content. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const { live } = useServices();
  useEffect(() => {
    let over = false;
    let stop: () => void = () => undefined;
    const start = async () => {
      const source = await live.load();
      if (over) return;
      const { startLiveUpdates } = await import('./startLiveUpdates.ts');
      if (!over) stop = startLiveUpdates({ source, queryClient });
    };
    const cancel = whenShown({ queryClient, settleMs: live.settleMs }, () => {
      // Without this code the page is as current as its last read.
      start().catch(() => undefined);
    });
    return () => {
      over = true;
      cancel();
      stop();
    };
  }, [queryClient, live]);
  return null;
}
