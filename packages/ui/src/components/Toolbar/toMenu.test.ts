import { describe, expect, it, vi } from 'vitest';
import { toMenu } from './toMenu.js';

describe('toMenu', () => {
  it('keeps what an item does, why it cannot, and its tone', () => {
    const onPress = vi.fn();
    expect(
      toMenu([
        { id: 'sign', label: 'Sign', onPress, disabledReason: 'Already Signed!' },
        { id: 'delete', label: 'Delete', onPress, tone: 'danger' },
      ]),
    ).toEqual([
      { id: 'sign', label: 'Sign', onSelect: onPress, disabledReason: 'Already Signed!' },
      { id: 'delete', label: 'Delete', onSelect: onPress, tone: 'danger' },
    ]);
  });

  it('refuses what is still working', () => {
    const [item] = toMenu([{ id: 'a', label: 'Download', pending: true, onPress: vi.fn() }]);
    expect(item).toMatchObject({ disabledReason: 'Please wait' });
  });

  it('turns a menu into a group of its name', () => {
    const remove = { id: 'remove', label: 'Remove Task', onSelect: vi.fn() };
    expect(toMenu([{ id: 'tasks', label: 'Tasks', menu: [remove] }])).toEqual([
      { id: 'tasks', label: 'Tasks', items: [remove] },
    ]);
  });

  it('says why a menu cannot be opened, instead of showing it', () => {
    const [item] = toMenu([{ id: 'tasks', label: 'Tasks', menu: [], disabledReason: 'Select a document.' }]);
    expect(item).toMatchObject({ label: 'Tasks', disabledReason: 'Select a document.' });
  });
});
