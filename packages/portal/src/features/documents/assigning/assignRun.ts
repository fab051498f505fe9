import {
  createKeptKeys,
  documentQueries,
  isApiError,
  isOutcomeUnknown,
  keys,
  type KeptKeys,
} from '@countersign/api-client';
import { assignReplyOf, ROOT_FILTER_ID } from '@countersign/api-client/rules';
import type { BulkWork } from '../../../services/bulk/bulkRun.ts';
import { runInBrowser } from '../../../services/bulk/runInBrowser.ts';
import { writeFailure } from '../../../services/writeFailure.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';
import { mutate } from '../../../services/writes/mutate.ts';
import { clientToasts } from '../bulk/clientToasts.ts';
import { commonParts, titleOf } from '../bulk/bulkParts.ts';
import type { BulkTarget } from '../bulk/bulkTarget.ts';
import { PermanentError } from '../bulk/PermanentError.ts';
import { showDone } from '../../../services/writes/showDone.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';
import { headlineOf, jobOutcome } from '../bulk/bulk.messages.ts';
import { outcomeLabels } from '../bulk/outcome.messages.ts';
import { assignFailure, assignLasting } from './assignFailure.ts';
import { assignOwner, isFilterMissing } from './assignOwner.ts';
import { assigningMessages } from './assigning.messages.ts';
import { assignment } from './assignment.ts';
import { placeOf, putBack, type Move } from './putBack.ts';

interface Assignment {
  readonly clientId: number;
  /** 0 removes the filter of the documents. */
  readonly filterId: number;
  /** Starts what undoes it; returns false while the tray leaves its place to no other. */
  readonly start: (work: BulkWork) => boolean;
  /** Called once all of them are there. */
  readonly onDone?: () => void;
}

/** What a retry needs of the run before it: to be the same write where the outcome is unknown. */
interface Before {
  readonly kept: KeptKeys;
  /** The filter that each document had, for undo; 0 is none. */
  readonly filterOf: Map<number, number>;
}

/** Assigns each document to a filter, and offers to undo it: where each of them was is kept. */
export function assignRun(
  context: BulkContext,
  target: BulkTarget,
  order: Assignment,
  before: Before = { kept: createKeptKeys(), filterOf: new Map() },
): BulkWork {
  const { portal, queryClient } = context;
  const { clientId, filterId, start, onDone } = order;
  const toasts = clientToasts(context, clientId);
  const named = { ...context, toasts };
  const { kept, filterOf: known } = before;
  const moves = new Map<number, Move>();
  let already = 0;

  async function filterOf(id: number): Promise<number> {
    const listed = known.get(id);
    if (listed !== undefined) return listed;
    const { DocumentFilter } = await queryClient.fetchQuery(documentQueries.detail(portal, id));
    const current = DocumentFilter?.Id ?? ROOT_FILTER_ID;
    known.set(id, current);
    return current;
  }

  /** Returns whether it was anywhere else before. */
  async function assign(documentId: number): Promise<boolean> {
    const from = await filterOf(documentId);
    try {
      await mutate(queryClient, assignment(context, kept), { documentId, filterId });
      // One that was there before has nothing to undo, also if no response said so.
      if (from === filterId) already += 1;
      else moves.set(documentId, { from, to: filterId });
      return from !== filterId;
    } catch (error) {
      // Refetch unless the outcome is unknown.
      if (!isOutcomeUnknown(error)) known.delete(documentId);
      // It is already in the target filter.
      if (!isApiError(error) || assignReplyOf(error.code) !== 'assigned') throw error;
      already += 1;
      return false;
    }
  }

  function report(): void {
    const place = placeOf(context, clientId, filterId);
    if (moves.size === 0) {
      if (already > 0) toasts.show({ message: assigningMessages.allAlready(already, place) });
      return;
    }
    function undo(): void {
      if (start(undoRun(named, moves))) return;
      const action = { label: 'Undo', onPress: undo };
      toasts.show({ tone: 'caution', message: documentScreenMessages.running, action });
    }
    const message = assigningMessages.doneSeveral(moves.size, place);
    const detail = already > 0 ? assigningMessages.already(already, place) : undefined;
    showDone(toasts, { message, detail }, undo);
  }

  const run = runInBrowser({
    ...commonParts(named, 'assignFilter', target),
    async read() {
      const items = await target.read();
      for (const item of items) if (item.filterId !== undefined) known.set(item.id, item.filterId);
      return items;
    },
    work: assign,
    owner: assignOwner(clientId),
    reasonOf: assignFailure,
    lastingOf: assignLasting,
    nameOf: (id) => titleOf(context, id),
    unnamed: rareMessages.unnamed,
    outcomeLabels: outcomeLabels(filterId === ROOT_FILTER_ID ? 'removeFilter' : 'assign'),
    describe: ({ status, done, unchanged, failed }) =>
      status === 'finished' ? { text: jobOutcome('assign', { done: done - unchanged, failed }) } : {},
    onEnded({ status, failed, failures }) {
      if (status === 'finished' && failed === 0) onDone?.();
      // The dialog that offers another filter shows the filters that are left.
      if (isFilterMissing(failures))
        void queryClient.invalidateQueries({ queryKey: keys.documentFilters.all });
      return failed === 0;
    },
    onClosed: report,
  });
  return {
    ...run,
    // A new one, with an undo of its own.
    retry(failures) {
      const again = failures.filter(({ lasting }) => lasting === undefined);
      // Without the filter none can be assigned to it, whatever the reason was.
      if (again.length === 0 || isFilterMissing(failures)) return undefined;
      return assignRun(context, { count: again.length, read: () => Promise.resolve(again) }, order, before);
    },
  };
}

/** Puts each document back to the filter that it had. */
function undoRun(context: BulkContext, moves: ReadonlyMap<number, Move>): BulkWork {
  const { toasts } = context;
  const target: BulkTarget = {
    count: moves.size,
    read: () => Promise.resolve([...moves.keys()].map((id) => ({ id }))),
  };
  const kept = createKeptKeys();
  let undone = 0;
  return runInBrowser({
    ...commonParts(context, 'assignFilter', target, assigningMessages.notUndone),
    kind: 'undoAssign',
    title: assigningMessages.undoTitle,
    headline: headlineOf('undoAssign'),
    read: target.read,
    async work(id) {
      const move = moves.get(id);
      if (move === undefined) return;
      await putBack(context, kept, id, move);
      undone += 1;
    },
    reasonOf: writeFailure,
    lastingOf: (error) => (error instanceof PermanentError ? 'blocked' : undefined),
    nameOf: (id) => titleOf(context, id),
    unnamed: rareMessages.unnamed,
    outcomeLabels: outcomeLabels('undoAssign'),
    onEnded({ failed }) {
      if (failed > 0) return false;
      toasts.show({ tone: 'positive', message: assigningMessages.undoneSeveral(undone) });
      return true;
    },
  });
}
