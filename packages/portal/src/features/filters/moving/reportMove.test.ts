import { expect, it, vi } from 'vitest';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { findFilter } from '@countersign/api-client/rules';
import { movingMessages } from './moving.messages.ts';
import { reportMove } from './reportMove.ts';

const tree = aFilterTree();
/** Below Payroll. */
const superannuation = findFilter(tree, 37);

function report(parentId: number, failure?: string) {
  const show = vi.fn();
  const back = vi.fn(() => Promise.resolve(failure));
  reportMove({ show }, { tree, id: 37, parentId, back });
  return { show, back, undo: () => show.mock.lastCall?.[0].action?.onPress() };
}

it('says where a filter is, and moves it back to the place that it had', async () => {
  const { show, back, undo } = report(0);
  expect(show.mock.lastCall?.[0].message).toBe(movingMessages.moved('Superannuation', ''));
  undo();
  await expect
    .poll(() => back.mock.lastCall)
    .toEqual([{ parentId: 33, index: superannuation?.index, previousParentId: 0 }]);
  expect(show).toHaveBeenCalledOnce();
});

it('says why it could not be moved back', async () => {
  const { show, undo } = report(32, 'Somebody else changed it.');
  undo();
  await expect
    .poll(() => show.mock.lastCall?.[0])
    .toEqual({
      tone: 'critical',
      message: movingMessages.notMovedBack('Superannuation'),
      detail: 'Somebody else changed it.',
    });
});

it('says nothing of another order, which is in sight', () => {
  expect(report(33).show).not.toHaveBeenCalled();
});
