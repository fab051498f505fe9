import type { Schemas } from '@countersign/api-client/contract';
import { findFilter } from '@countersign/api-client/rules';
import type { ShowsToasts } from '../../../services/writes/showsToasts.ts';
import { showDone } from '../../../services/writes/showDone.ts';
import { namesTo } from '../namesTo.ts';
import { movingMessages } from './moving.messages.ts';

/** A filter that was moved. */
interface Move {
  /** The filters as they were before. */
  readonly tree: readonly Schemas['Filter'][];
  readonly id: number;
  /** The filter that it was moved to; 0 is the root. */
  readonly parentId: number;
  /** Moves it back, unless another user has moved it since; resolves to why that failed. */
  readonly back: (
    place: Required<Pick<Schemas['ClientFilterRename'], 'parentId' | 'index' | 'previousParentId'>>,
  ) => Promise<string | undefined>;
}

/** Says in a message where a filter was moved, and offers to move it back. One that has only another order is in sight. */
export function reportMove(toasts: ShowsToasts, { tree, id, parentId, back }: Move): void {
  const filter = findFilter(tree, id);
  if (filter === undefined || filter.parentId === parentId) return;
  const { Text, parentId: earlier, index } = filter;
  async function undo(): Promise<void> {
    const failure = await back({ parentId: earlier, index, previousParentId: parentId });
    if (failure !== undefined)
      toasts.show({ tone: 'critical', message: movingMessages.notMovedBack(Text), detail: failure });
  }
  const message = movingMessages.moved(Text, namesTo(tree, parentId).join(' › '));
  showDone(toasts, { message }, () => void undo());
}
