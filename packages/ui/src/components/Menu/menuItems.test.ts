import { describe, expect, it } from 'vitest';
import { toSections, type MenuItem } from './menuItems.js';

function item(id: string): MenuItem {
  return { id, label: id, onSelect: () => undefined };
}

describe('toSections', () => {
  it('gathers neighbouring items and keeps the order of groups', () => {
    const sections = toSections([item('a'), item('b'), { id: 'g', items: [item('c')] }, item('d')]);
    expect(sections.map((section) => section.id)).toEqual(['items-a', 'g', 'items-d']);
  });

  it('moves what cannot be undone to the end, into a group of its own', () => {
    const remove: MenuItem = { ...item('remove'), tone: 'danger' };
    const choices = {
      id: 'theme',
      label: 'Theme',
      selection: 'single' as const,
      selected: [],
      choices: [],
      onSelectedChange: () => undefined,
    };
    const sections = toSections([remove, { id: 'g', label: 'File', items: [item('a'), remove] }, choices]);
    expect(sections).toEqual([
      { id: 'g', label: 'File', items: [expect.objectContaining({ id: 'a' })] },
      choices,
      { id: 'danger', items: [remove, remove] },
    ]);
  });

  it('is empty without entries', () => {
    expect(toSections([])).toEqual([]);
  });
});
