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

  it('is empty without entries', () => {
    expect(toSections([])).toEqual([]);
  });
});
