import { useEffect } from 'react';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import type { BulkRunner } from '../../../services/bulk/bulkRunner.ts';
import { deletionOwner } from './deletionOwner.ts';

const signs = ['pointerdown', 'keydown'] as const;

/**
 * Returns the run if it is a deletion of this client's documents that has not deleted all of them, and that the user waited for: a dialog
 * lists these. Once the user does something else while it runs, a dialog would take the focus from that: the tray lists
 * them instead.
 */
export function useUndeleted(clientId: number, bulk: BulkRunner, run: BulkRun | null): BulkRun | null {
  const isDeletion = run?.owner === deletionOwner(clientId);
  const isRunning = isDeletion && run.status === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const { leaveToTray } = bulk;
    for (const sign of signs) window.addEventListener(sign, leaveToTray, { capture: true });
    return () => {
      for (const sign of signs) window.removeEventListener(sign, leaveToTray, { capture: true });
    };
  }, [bulk, isRunning]);
  return isDeletion && !isRunning && run.failed > 0 ? run : null;
}
