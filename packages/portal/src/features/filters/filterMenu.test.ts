import { aFilterTree } from '@countersign/api-client/fixtures';
import { expect, it, vi } from 'vitest';
import { filterMenu } from './filterMenu.ts';

const firm = 32;
const own = 39;
const third = 34;

const offered = (selectedId: number) =>
  filterMenu(aFilterTree(), selectedId, () => undefined).map(({ label, disabledReason }) => ({
    label,
    disabledReason,
  }));

it('offers the root a new filter alone', () => {
  expect(offered(0)).toEqual([{ label: 'Create Filter', disabledReason: undefined }]);
});

it('changes the client’s own filters, and none of the firm', () => {
  expect(offered(own).map(({ disabledReason }) => disabledReason)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(offered(firm)).toEqual([
    { label: 'Create Filter', disabledReason: undefined },
    { label: 'Rename Filter', disabledReason: 'Permission Denied' },
    { label: 'Move Filter', disabledReason: 'Permission Denied' },
    { label: 'Delete Filter', disabledReason: 'Permission Denied' },
  ]);
});

it('offers no fourth level', () => {
  expect(offered(third)[0]?.disabledReason).toBe('Filters are restricted to 3 levels');
});

it('says which action was selected', () => {
  const onAction = vi.fn();
  for (const { onSelect } of filterMenu(aFilterTree(), own, onAction)) onSelect();
  expect(onAction.mock.calls.flat()).toEqual(['create', 'rename', 'move', 'delete']);
});
