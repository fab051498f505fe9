import { documentMutations, isOutcomeUnknown, keys, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { shownName, UNDO_LIMIT_MS } from '@countersign/api-client/rules';
import type { BulkFailure, BulkItem, BulkWork } from '../../../services/bulk/bulkRun.ts';
import { writeMessages } from '../../../services/services.messages.ts';
import type { BulkContext } from '../bulk/bulkContext.ts';
import { inSentences, bulkMessages, jobOutcome } from '../bulk/bulk.messages.ts';
import { mutate } from '../../../services/writes/mutate.ts';
import { commonParts, titleOf } from '../bulk/bulkParts.ts';
import type { BulkTarget } from '../bulk/bulkTarget.ts';
import { deletionMessages } from './deletion.messages.ts';
import { deletionHeadline } from './deletionHeadline.ts';
import { deletionOwner, isAsAnnounced } from './deletionOwner.ts';
import { readDeletion } from './readDeletion.ts';
import { undoDeletionRun } from './undoDeletionRun.ts';

/** Number of documents in one request: few enough for progress, and to stop between two requests. */
const BATCH = 20;

interface Deletion {
  readonly clientId: number;
  /** How many its dialog has said will stay. @default 0 */
  readonly announced?: number;
  /** Called with those that are deleted once the outcome is dismissed: `ids` can be restored by this user. */
  readonly onDeleted: (deleted: { readonly ids: readonly number[]; readonly count: number }) => void;
}

interface Outcome {
  /** Deleted by this call, or before it. */
  readonly deleted: readonly number[];
  readonly before: readonly number[];
  readonly failures: readonly BulkFailure[];
}

/** Deletes documents in batches; the outcome of each is known. */
export function deletionRun(context: BulkContext, target: BulkTarget, deletion: Deletion): BulkWork {
  const { portal, queryClient, canRestore } = context;
  const ids: number[] = [];
  let count = 0;
  let startedAt = Date.now();
  const { announced = 0 } = deletion;
  let isReported = false;
  /** Whether only those stay that its dialog had announced: the tray tells of it then, and offers to undo it. */
  let isTold = false;

  /** Says once what is deleted, which can be undone from there. */
  function reportOnce(): void {
    if (isReported || isTold || count === 0) return;
    isReported = true;
    const restorable = Date.now() - startedAt <= UNDO_LIMIT_MS ? ids : [];
    deletion.onDeleted({ ids: restorable, count });
  }

  async function run(...[report, signal]: Parameters<BulkWork['run']>): Promise<void> {
    const items = await target.read();
    report({ total: items.length });
    startedAt = Date.now();
    const failures: BulkFailure[] = [];
    for (let first = 0; first < items.length && !signal.aborted; first += BATCH) {
      const { deleted, before, failures: failed } = await removeBatch(items.slice(first, first + BATCH));
      failures.push(...failed);
      ids.push(...deleted.filter((id) => !before.includes(id)));
      count += deleted.length;
      isTold = isAsAnnounced({ failed: failures.length, failures }, announced);
      report({
        done: count,
        failed: failures.length,
        failures: [...failures],
        ...(announced > 0 && {
          text: deletionMessages.progress(count, items.length - announced, failures.length),
        }),
      });
    }
  }

  async function removeBatch(items: readonly BulkItem[]): Promise<Outcome> {
    try {
      const documentIds = items.map(({ id }) => id);
      return outcomeOf(await mutate(queryClient, documentMutations.removeMultiple(portal), documentIds));
    } catch (error) {
      return isOutcomeUnknown(error) ? settle(items) : notDeleted(items, messageOf(error));
    }
  }

  /** Reads each of them again, because no response said which were deleted. */
  async function settle(items: readonly BulkItem[]): Promise<Outcome> {
    const states = await Promise.all(
      items.map(async (item) => ({ item, state: await readDeletion(portal, queryClient, item.id) })),
    );
    void queryClient.invalidateQueries({ queryKey: keys.documents.all });
    const of = (one: string) => states.filter(({ state }) => state === one).map(({ item }) => item);
    // One that is there now may be deleted yet.
    const kept = await notDeleted(of('kept'), writeMessages.unknown, true);
    const unknown = await notDeleted(of('unknown'), writeMessages.unknown, true);
    return {
      deleted: of('deleted').map(({ id }) => id),
      before: [],
      failures: [...kept.failures, ...unknown.failures],
    };
  }

  async function notDeleted(
    items: readonly BulkItem[],
    reason: string,
    isUncertain = false,
  ): Promise<Outcome> {
    const failures = items.map(async ({ id, name }) => {
      const title = name ?? (await titleOf(context, id).catch(() => deletionMessages.unknownDocument));
      return { id, name: title, reason, ...(isUncertain && { isUncertain }) };
    });
    return { deleted: [], before: [], failures: await Promise.all(failures) };
  }

  return {
    ...commonParts(context, 'delete', target),
    owner: deletionOwner(deletion.clientId),
    headline: deletionHeadline(announced),
    run,
    retry(failures) {
      const again = failures.filter(({ lasting }) => lasting === undefined);
      if (again.length === 0) return undefined;
      const target = { count: again.length, read: () => Promise.resolve(again) };
      // These were not announced.
      return deletionRun(context, target, { ...deletion, announced: 0 });
    },
    undo: () => (isTold && ids.length > 0 ? undoDeletionRun(context, ids) : undefined),
    describe(ended) {
      const { status, done, failed, total } = ended;
      if (status === 'finished' && isAsAnnounced(ended, announced))
        return {
          isAnnounced: true,
          text: deletionMessages.leftOut(failed),
          ...(ids.length > 0 && {
            note: deletionMessages.afterJob(ids.length, canRestore),
            restorable: true,
          }),
        };
      if (status !== 'cancelled') return {};
      const note = inSentences(jobOutcome('delete', { done, failed }));
      return { text: bulkMessages.cancelled(done + failed, total), note };
    },
    onEnded: ({ failed }) => failed === 0,
    onClosed: reportOnce,
  };
}

function outcomeOf({ Deleted, AlreadyDeleted, Blocked, Failed }: Schemas['DeleteOutcome']): Outcome {
  return {
    deleted: Deleted,
    before: AlreadyDeleted,
    failures: [
      ...Blocked.map((one) => failureOf(one, 'tasks')),
      // One without a title is not found.
      ...Failed.map((one) => failureOf(one, one.Title === '' ? 'missing' : undefined)),
    ],
  };
}

function failureOf(
  { Id, Title, Message }: Schemas['DeleteFailure'],
  lasting: BulkFailure['lasting'],
): BulkFailure {
  return {
    id: Id,
    name: Title === '' ? deletionMessages.unknownDocument : shownName(Title),
    reason: Message,
    lasting,
  };
}
