import { useEffect } from 'react';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import type { BulkRunner } from '../../../services/bulk/bulkRunner.ts';
import { deletionOwner } from './deletionOwner.ts';

const signs = ['pointerdown', 'keydown'] as const;

/**
 * Leaves the outcome of a deletion to the tray once the user does something else while it runs: a dialog that lists what
 * was not deleted would take the focus from that.
 */
export function useLeftToTray(clientId: number, { leaveToTray }: BulkRunner, run: BulkRun): void {
  const isAwaited = run.owner === deletionOwner(clientId) && run.status === 'running';
  useEffect(() => {
    if (!isAwaited) return;
    for (const sign of signs) window.addEventListener(sign, leaveToTray, { capture: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, leaveToTray, { capture: true });
    };
  }, [leaveToTray, isAwaited]);
}
