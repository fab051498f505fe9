import { useEffect, useRef } from 'react';
import type { GridSelection } from '@countersign/ui';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import type { BulkRunner } from '../../../services/bulk/bulkRunner.ts';
import { deletionOwner } from './deletionOwner.ts';

/** So many kept documents are selected at most: more would have to be read in too many pages. */
const MOST = 500;

/** What is selected in the list. */
interface Selected {
  readonly count: number;
  readonly select: (selection: GridSelection) => void;
}

/** Reads which documents a deletion has kept, all of them; those that are gone cannot be selected. */
async function readKept({ get, readFailures }: BulkRunner): Promise<ReadonlySet<number>> {
  for (let read = -1; ;) {
    const { failures = [], failed = 0 } = get() ?? {};
    if (failures.length >= failed || failures.length === read)
      return new Set(failures.filter(({ lasting }) => lasting !== 'missing').map(({ id }) => id));
    read = failures.length;
    await readFailures();
  }
}

/**
 * Selects the documents that a deletion of this page has kept, so that users can go on with them: only what was deleted
 * leaves the selection. What was selected meanwhile stays. Where a dialog lists them, that does it when it is closed.
 */
export function useKeptSelected(
  clientId: number,
  bulk: BulkRunner,
  run: BulkRun,
  selected: Selected | undefined,
): void {
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  });
  /** The title of the deletion that was seen running: another action may take its place. */
  const seen = useRef<string>(null);
  const { title, status, failed, isAnnounced } = run;
  const isOwned = run.owner === deletionOwner(clientId);
  useEffect(() => {
    if (status === 'running') {
      if (isOwned) seen.current = title;
      return;
    }
    // One that is left to nobody else, and was not announced, is listed in a dialog.
    const isKept = isOwned ? isAnnounced === true : seen.current === title;
    if (!isKept || failed === 0 || failed > MOST) return;
    seen.current = null;
    // It is told once.
    bulk.leaveToTray();
    readKept(bulk).then(
      (ids) => {
        const now = latest.current;
        if (now?.count === 0 && ids.size > 0) now.select({ mode: 'only', ids });
      },
      () => {
        // The tray counts them, and reads them again when it is asked to list them.
      },
    );
  }, [bulk, title, status, failed, isAnnounced, isOwned]);
}
