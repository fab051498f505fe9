import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { folders } from './Tree.fixtures.js';
import { Tree } from './Tree.js';
import { withoutNode, type TreeNode } from './treeItems.js';

const all = new Set([1, 2]);

interface PageProps {
  nodes?: readonly TreeNode[];
  expanded?: ReadonlySet<number>;
  selectedId?: number;
  revealedId?: number;
}

function Page({ nodes = folders, expanded = all, selectedId = 3, revealedId }: PageProps) {
  return (
    <>
      <button type="button">Before</button>
      <Tree
        label="Filters"
        nodes={nodes}
        expanded={expanded}
        onExpandedChange={vi.fn()}
        selectedId={selectedId}
        revealedId={revealedId}
        onSelect={vi.fn()}
      />
    </>
  );
}

const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });

/** The one row that Tab reaches. */
function tabStop(): Element | undefined {
  const stops = document.querySelectorAll('[role="treeitem"][tabindex="0"]');
  expect(stops).toHaveLength(1);
  return stops[0];
}

it('offers shortcuts for moving and renaming only on nodes that are not fixed', () => {
  const nodes = [
    { id: 1, label: 'Tax', fixed: 'Permission Denied' },
    { id: 2, label: 'Letters' },
  ];
  render(
    <Tree
      label="Filters"
      nodes={nodes}
      expanded={all}
      onExpandedChange={vi.fn()}
      onSelect={vi.fn()}
      onMove={vi.fn()}
      onRename={vi.fn()}
    />,
  );
  expect(row('Letters')).toHaveAttribute(
    'aria-keyshortcuts',
    'F2 Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight',
  );
  expect(row('Tax')).not.toHaveAttribute('aria-keyshortcuts');
});

it('gives the focus to what takes the place of a deleted row', async () => {
  const { rerender } = render(<Page />);
  act(() => row('2025').focus());
  rerender(<Page nodes={withoutNode(folders, 3)} />);
  expect(row('2024')).toHaveFocus();
  expect(tabStop()).toBe(row('2024'));
  await userEvent.keyboard('{ArrowUp}');
  expect(row('Income tax')).toHaveFocus();
});

it('gives the focus to the folder of a row that is out of sight', () => {
  const { rerender } = render(<Page />);
  act(() => row('2025').focus());
  rerender(<Page expanded={new Set([1])} />);
  expect(row('Income tax')).toHaveFocus();
  expect(tabStop()).toBe(row('Income tax'));
});

it('keeps the focus on a row that moves or has another name', () => {
  const { rerender } = render(<Page />);
  const moved = row('Correspondence');
  act(() => moved.focus());
  rerender(<Page nodes={folders.toReversed().map((node) => ({ ...node, label: `${node.label} 2` }))} />);
  expect(moved).toHaveFocus();
  expect(tabStop()).toBe(moved);
});

it('has its keys where the focus is, however it came there', async () => {
  render(<Page />);
  act(() => row('Income tax').focus());
  expect(tabStop()).toBe(row('Income tax'));
  await userEvent.keyboard('{ArrowDown}');
  expect(row('2025')).toHaveFocus();
  act(() => screen.getByRole('tree').focus());
  expect(row('2025')).toHaveFocus();
});

it('moves its tab stop to what is selected elsewhere, and takes no focus', () => {
  const { rerender } = render(<Page />);
  act(() => screen.getByRole('button').focus());
  rerender(<Page selectedId={4} />);
  expect(tabStop()).toBe(row('2024'));
  rerender(<Page selectedId={4} nodes={withoutNode(folders, 4)} />);
  tabStop();
  expect(screen.getByRole('button')).toHaveFocus();
});

it('scrolls to a node that is added, once it is shown', () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function note() {
    scrolled.push(this);
  };
  try {
    const { rerender } = render(<Page revealedId={90} />);
    expect(scrolled).toEqual([]);
    rerender(<Page nodes={[...folders, { id: 90, label: 'Zoning' }]} revealedId={90} />);
    expect(scrolled).toEqual([row('Zoning')]);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});
