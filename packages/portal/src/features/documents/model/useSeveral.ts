import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { isSelected, selectedCount, type GridSelection } from '@countersign/ui';
import type { GridPages } from '../../../grid/useGridPages.ts';
import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { reportWriteFailure } from '../../../services/writes/reportWriteFailure.ts';
import { useServices } from '../../../services/services.tsx';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import type { JobRequest } from '../jobs/startJob.ts';
import { assignWriteMessages } from '../assigning/assignWrite.messages.ts';
import { bulkCapability, MOST_IN_BROWSER, type BulkAction } from '../actions/actionTable.ts';
import { bulkDenialReason } from '../actions/bulkActions.ts';
import { loadActions } from '../actions/loadActions.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';
import { useBulkContext } from '../jobs/useBulkContext.ts';
import type { SelectedTarget } from '../bulk/bulkTarget.ts';
import { listLimits } from '../documentPage.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import type { DocumentsSearch } from '../documentsSearch.ts';
import type { DocumentsModel } from './documentsModel.ts';

/** The code that runs the actions: it loads with the first of them, not with the list. */
const loadRuns = () => import('../bulk/severalRuns.ts');

/**
 * Creates the actions on all selected documents.
 *
 * @param onLeft Called once all of a selection were assigned to a filter that the list does not show.
 */
export function useSeveral(
  clientId: number,
  search: DocumentsSearch,
  selection: GridSelection,
  hidden: number,
  pages: GridPages<Schemas['Document']>,
  openModal: DocumentsModel['openModal'],
  onLeft: (selection: GridSelection) => void,
): DocumentsModel['several'] {
  const { readRows, readAll } = pages;
  const count = selectedCount(selection, pages.total ?? 0);
  const { bulk: runners } = useServices();
  const bulk = runners.of(clientId);
  const context = useBulkContext();
  const { toasts } = context;
  const kept = useKeptKeys();
  const [starting, setStarting] = useState(false);
  const busy = useSyncExternalStore(bulk.subscribe, bulk.isBusy) || starting;

  /** The selected documents; those that are not loaded are read if all but some are selected. */
  const read = useCallback(async () => {
    if (selection.mode === 'allBut') {
      return (await readAll()).filter(({ Id }) => isSelected(selection, Id)).map(toItem);
    }
    const items = new Map(readRows().map((row) => [row.Id, toItem(row)]));
    return [...selection.ids].map((id) => items.get(id) ?? { id });
  }, [selection, readRows, readAll]);

  const run = useCallback<DocumentsModel['several']['run']>(
    (action, createWork) => {
      /** Starts it; says so if one that leaves its place to no other was started first. */
      async function start(): Promise<void> {
        let work: BulkWork;
        try {
          work = await createWork(context);
        } catch (error) {
          const { rejected } = bulkCapability(action);
          reportWriteFailure(toasts, error, { failed: rejected, again: () => void start() });
          return;
        }
        if (bulk.start(work)) return;
        if (work.yields === true) bulk.observe(work);
        else toasts.show({ tone: 'caution', message: documentScreenMessages.running });
      }
      void start();
    },
    [bulk, context, toasts],
  );

  return useMemo(() => {
    const target: SelectedTarget = {
      count,
      read,
      named: namedBy(selection, search, count),
      loaded: () => readRows().filter(({ Id }) => isSelected(selection, Id)),
      hidden,
    };
    const disabledReasonOf = (action: BulkAction) =>
      // A download changes nothing: it is possible beside any other.
      busy && action !== 'download'
        ? documentScreenMessages.running
        : bulkDenialReason(action, count, selection, readRows());
    function assignByJob(request: JobRequest, onDone: () => void): void {
      // Another drop is another job.
      kept.forget(request);
      async function attempt(): Promise<void> {
        setStarting(true);
        try {
          const { startJob } = await loadActions();
          await startJob({ context, bulk: runners, clientId, kept, onDone }, request);
        } catch (error) {
          reportWriteFailure(toasts, error, {
            failed: bulkCapability('assignFilter').rejected,
            unconfirmed: assignWriteMessages.unconfirmed,
            again: () => void attempt(),
          });
        }
        setStarting(false);
      }
      void attempt();
    }
    return {
      disabledReasonOf,
      run,
      start(action) {
        switch (action) {
          case 'download':
            run(action, async (context) => (await loadRuns()).downloadRun(context, target, clientId));
            return;
          default:
            openModal({ kind: 'several', action, target });
        }
      },
      assign(filterId, to = target) {
        const documentIds = to === target ? undefined : (to.named.documentIds ?? []);
        const assigned = { clientId, listed: search.filter, filterId, selection, documentIds };
        const onDone = () => {
          loadActions()
            .then(({ hasSelectionLeft }) => {
              if (hasSelectionLeft(context, assigned)) onLeft(selection);
            })
            // The list says so a little later, too.
            .catch(() => undefined);
        };
        const reason = disabledReasonOf('assignFilter');
        if (reason !== undefined) toasts.show({ tone: 'caution', message: reason });
        else if (to.count <= MOST_IN_BROWSER)
          run('assignFilter', async (context) =>
            (await loadActions()).assignRun(context, to, {
              clientId,
              filterId,
              start: bulk.start,
              onDone,
            }),
          );
        else assignByJob({ action: 'assign', filterId, ...to.named }, onDone);
      },
    };
  }, [
    busy,
    clientId,
    search,
    selection,
    hidden,
    count,
    readRows,
    read,
    run,
    toasts,
    openModal,
    bulk,
    runners,
    context,
    kept,
    onLeft,
  ]);
}

/** Creates the work of an action; rejects if its code cannot be loaded. */
export type CreateWork = (context: BulkContext) => Promise<BulkWork>;

/** Names the selected documents to the server; the number says what the list said. */
function namedBy(
  { mode, ids }: GridSelection,
  search: DocumentsSearch,
  total: number,
): SelectedTarget['named'] {
  const all = [...ids];
  if (mode === 'only') return { documentIds: all };
  return { matching: { ...listLimits(search), ...(all.length > 0 && { except: all }), total } };
}

function toItem({ Id, Title, DocumentFilter }: Schemas['Document']) {
  return { id: Id, name: Title, filterId: DocumentFilter?.Id ?? 0 };
}
