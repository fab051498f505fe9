import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { type FilterId, type FilterNode, ROOT_FILTER } from './filterNodes.js';
import { FilterTree } from './FilterTree.js';

const leases = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const brindle = '9b2d7f3a-0b51-4a52-8c0a-6f1f0a4f1d22';
const filters: readonly FilterNode<string>[] = [
  {
    id: leases,
    text: 'Leases',
    isFirm: false,
    items: [{ id: brindle, text: 'Brindle Creek', isFirm: false, items: [] }],
  },
];

it('keeps ids as they are given: UUIDs among them', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn<(id: FilterId<string>) => void>();
  const onRename = vi.fn(() => undefined);
  function Pane() {
    const [selectedId, setSelectedId] = useState<FilterId<string>>(ROOT_FILTER);
    const [expanded, setExpanded] = useState<ReadonlySet<FilterId<string>>>(new Set());
    return (
      <FilterTree
        state={{ status: 'ready', filters }}
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id);
          onSelect(id);
        }}
        expanded={expanded}
        onExpandedChange={setExpanded}
        onRename={onRename}
      />
    );
  }
  render(<Pane />);
  await user.click(screen.getByText('Leases'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('treeitem', { name: 'Brindle Creek' })).toHaveFocus();
  await user.keyboard('{Enter}{F2}');
  const field = screen.getByRole('textbox', { name: /Brindle Creek/ });
  await user.clear(field);
  await user.type(field, 'Creek{Enter}');
  expect(onRename).toHaveBeenCalledExactlyOnceWith(brindle, 'Creek');
  await user.click(screen.getByText('Filters', { selector: '[role=treeitem] *' }));
  expect(onSelect.mock.calls).toEqual([[leases], [brindle], [ROOT_FILTER]]);
});
