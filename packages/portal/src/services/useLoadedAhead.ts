import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { whenShown } from './live/whenShown.ts';
import { useServices } from './services.tsx';
import { untilLoaded } from './untilLoaded.ts';

/** Loads code of later parts: those of each screen, one after the other. */
export type LaterParts = readonly (() => Promise<unknown>)[];

async function loadInTurn(parts: LaterParts, signal: AbortSignal): Promise<void> {
  // One at a time: what the user asks for meanwhile comes first.
  for (const part of parts) await untilLoaded(part, signal);
}

/**
 * Loads parts that a user is about to need, once the page has its content and rests: they open at once then, and also
 * while the server is away.
 *
 * @param parts Keep them stable: others are loaded again.
 */
export function useLoadedAhead(parts: LaterParts): void {
  const queryClient = useQueryClient();
  const { aheadMs } = useServices();
  useEffect(() => {
    if (aheadMs === null) return undefined;
    const leaving = new AbortController();
    const cancel = whenShown({ queryClient, settleMs: aheadMs }, () => {
      // It fails only once the page was left.
      loadInTurn(parts, leaving.signal).catch(() => undefined);
    });
    return () => {
      cancel();
      leaving.abort();
    };
  }, [parts, queryClient, aheadMs]);
}
