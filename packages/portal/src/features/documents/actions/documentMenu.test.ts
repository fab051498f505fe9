import { describe, expect, it, vi } from 'vitest';
import { aDocument } from '@countersign/api-client/fixtures';
import { disabledReasons } from './documentActions.ts';
import { documentMenu } from './documentMenu.ts';
import { readMenu, withMarks } from './readMenu.ts';

const refusalsWith = (clickToSign: boolean) =>
  disabledReasons({
    selected: 1,
    document: aDocument({ Extension: 'pdf', ActionTypeE: 1 }),
    employeeId: 5,
    previewable: new Set(['pdf']),
    clickToSign,
  });

const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

describe('the menu of a document', () => {
  it('holds everything, and its tasks once more for a menu of their own', () => {
    const { groups, tasks } = documentMenu('Lease', refusalsWith(true), vi.fn());
    expect(groups.map(({ items }) => ids(items))).toEqual([
      ['download', 'preview', 'sign', 'history', 'copyLink', 'rename', 'assignFilter', 'delete'],
      ['clickToSign', 'resendPins', 'removeTask'],
    ]);
    expect(groups[1]?.items).toBe(tasks);
  });

  it('has a heading for each group, and its marks are in the first', () => {
    const { groups } = documentMenu('Lease', refusalsWith(true), vi.fn());
    const all = withMarks(groups, readMenu([true], vi.fn()));
    expect(all.map(({ label }) => label)).toEqual(['Lease', 'Tasks']);
    expect(ids(all[0]?.items ?? []).at(-1)).toBe('markRead');
  });

  it('leaves out what the firm does not have, and keeps what is refused, with its reason', () => {
    const { tasks } = documentMenu('Lease', refusalsWith(false), vi.fn());
    expect(ids(tasks)).toEqual(['resendPins', 'removeTask']);
    expect(tasks[0]?.disabledReason).toBeDefined();
  });

  it('shows the details first where they are in a drawer, and tells what was chosen', () => {
    const onAction = vi.fn();
    const onDetails = vi.fn();
    const { groups } = documentMenu('Lease', refusalsWith(true), onAction, onDetails);
    const [details, download] = groups[0]?.items ?? [];
    details?.onSelect?.();
    download?.onSelect?.();
    expect(onDetails).toHaveBeenCalledOnce();
    expect(onAction).toHaveBeenCalledExactlyOnceWith('download');
  });
});
