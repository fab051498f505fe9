import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
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

describe('the menu of a filter', () => {
  const onDelete = vi.fn<(id: FilterId<string>) => void>();
  const chosen = vi.fn<(id: FilterId<string>) => void>();

  function show(): void {
    const firm = { id: 'firm', text: 'Tax', isFirm: true, items: [] };
    render(
      <FilterTree
        state={{ status: 'ready', filters: [firm, ...filters] }}
        selectedId={ROOT_FILTER}
        onSelect={vi.fn()}
        expanded={new Set()}
        onExpandedChange={vi.fn()}
        onRename={vi.fn()}
        onDelete={onDelete}
        filterMenu={(id) => [{ id: 'create', label: 'Create Filter', onSelect: () => chosen(id) }]}
      />,
    );
  }

  const row = (name: RegExp) => screen.getByRole('treeitem', { name });

  it('opens by a right click, and acts on that filter, whichever is selected', async () => {
    show();
    expect(screen.queryByRole('menu')).toBeNull();
    await userEvent.pointer({ keys: '[MouseRight]', target: row(/Leases/) });
    const menu = await screen.findByRole('menu', { name: 'Leases' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Create Filter' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith(leases);
    expect(row(/Filters/)).toHaveAttribute('aria-selected', 'true');
  });

  it('opens by Shift F10, and the filter has the focus again once it closes', async () => {
    show();
    row(/Leases/).focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    expect(await screen.findByRole('menu', { name: 'Leases' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(row(/Leases/)).toHaveFocus();
  });

  it('leaves the field of a name its own', async () => {
    show();
    row(/Leases/).focus();
    await userEvent.keyboard('{F2}');
    expect(fireEvent.contextMenu(screen.getByRole('textbox', { name: /Leases/ }))).toBe(true);
    expect(fireEvent.contextMenu(row(/Tax/))).toBe(false);
  });

  it('has a key beside it that deletes the client’s own filters, and says why not another', async () => {
    show();
    row(/Tax/).focus();
    await userEvent.keyboard('{Delete}');
    expect(row(/Tax/)).toHaveAccessibleDescription('Permission Denied');
    expect(row(/Tax/)).toHaveAttribute('aria-keyshortcuts', 'Shift+F10');
    expect(onDelete).not.toHaveBeenCalled();
    row(/Leases/).focus();
    await userEvent.keyboard('{Delete}');
    expect(onDelete).toHaveBeenCalledExactlyOnceWith(leases);
    expect(row(/Leases/)).toHaveAttribute('aria-keyshortcuts', 'F2 Delete Shift+F10');
  });
});
