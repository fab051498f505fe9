import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TreeExample } from './Tree.example.js';
import { folders } from './Tree.fixtures.js';
import { Tree, type TreeProps } from './Tree.js';
import { treeMessages } from './tree.messages.js';
import { treeMoveMessages } from './treeMove.messages.js';
import { editable, heard, never, row } from './TreePlay.fixtures.js';
import { loadTreeMoving } from './useTreeMove.js';

/** A step of a drag, as the browser tells it; `down` is 0 at the upper edge of the row and 1 at its lower. */
function drag(type: 'dragstart' | 'dragover' | 'drop' | 'dragend', row: HTMLElement, down = 0.5): void {
  const { left, top, height } = row.getBoundingClientRect();
  const at = { clientX: left + 60, clientY: top + height * down };
  const dataTransfer = new DataTransfer();
  row.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...at }));
}

const names = () => screen.getAllByRole('treeitem').map((item) => item.textContent);

/** Nodes are moved by drag or by keys, where the page offers it. */
const meta = {
  title: 'Components/Tree/Moving',
  component: Tree,
  tags: ['!autodocs'],
  // As it is once the tree was pointed at.
  loaders: [loadTreeMoving],
  render: (args) => <TreeExample {...args} />,
  args: {
    label: 'Filters',
    nodes: folders,
    expanded: new Set([1, 2]),
    onExpandedChange: fn(),
    selectedId: 3,
    onSelect: fn(),
  },
} satisfies Meta<TreeProps>;

export default meta;
type Story = StoryObj<TreeProps>;

/** A line shows the place between the rows; a closed node opens when something is held over it. */
export const Dragging: Story = {
  args: editable,
  play: async () => {
    drag('dragstart', row('Correspondence'));
    await heard(treeMessages.dragging('Correspondence'));
    drag('dragover', row('BAS and IAS'), 0.5);
    await waitFor(() => expect(row('Quarterly')).toBeVisible());
    drag('dragover', row('2024'), 0.1);
    await heard(treeMoveMessages.willMove('Correspondence', 'before 2024, in Income tax'));
    await expect(row('2024')).toHaveAttribute('data-drop', 'before');
  },
};

/** Into a node: the node itself is framed. */
export const DraggingInto: Story = {
  args: editable,
  play: async () => {
    drag('dragstart', row('Correspondence'));
    await heard(treeMessages.dragging('Correspondence'));
    drag('dragover', row('Fringe benefits'));
    await heard(treeMoveMessages.willMove('Correspondence', 'into Fringe benefits'));
  },
};

export const Dropped: Story = {
  args: editable,
  play: async ({ args }) => {
    drag('dragstart', row('Correspondence'));
    await heard(treeMessages.dragging('Correspondence'));
    drag('dragover', row('Fringe benefits'));
    drag('drop', row('Fringe benefits'));
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 9 }), {
      parent: 7,
      before: undefined,
    });
    await heard(treeMoveMessages.moved('Correspondence', 'into Fringe benefits'));
    await waitFor(() => expect(row('Correspondence')).toHaveFocus());
    await expect(row('Correspondence')).toHaveAttribute('aria-level', '3');
  },
};

/** Escape, or a drop beside the tree: the browser ends the drag, and nothing has happened. */
export const DragCancelled: Story = {
  args: editable,
  play: async ({ args }) => {
    drag('dragstart', row('Correspondence'));
    await heard(treeMessages.dragging('Correspondence'));
    drag('dragover', row('2024'), 0.1);
    await waitFor(() => expect(row('2024')).toHaveAttribute('data-drop'));
    drag('dragend', row('Correspondence'));
    await heard(treeMoveMessages.notMoved('Correspondence'));
    await expect(row('2024')).not.toHaveAttribute('data-drop');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
};

/** What would make a fourth level is refused, and says why. */
export const DropRefused: Story = {
  args: { ...editable, maxDepthReason: 'Filters are restricted to 3 levels' },
  play: async ({ args }) => {
    drag('dragstart', row('BAS and IAS'));
    await heard(treeMessages.dragging('BAS and IAS'));
    drag('dragover', row('Income tax'));
    await waitFor(() => expect(row('Income tax')).toHaveAttribute('data-refused'));
    drag('drop', row('Income tax'));
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(row('Income tax')).toHaveAccessibleName('Income tax');
  },
};

/** Alt and an arrow take a node up; it is dropped with Enter. Focus stays on it all the way. */
export const MovedByKeyboard: Story = {
  args: editable,
  play: async ({ args }) => {
    await userEvent.click(row('Fringe benefits'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(row('BAS and IAS')).toHaveAttribute('data-drop', 'inside');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await heard(treeMoveMessages.willMove('Fringe benefits', 'to the end of Income tax'));
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowDown}');
    await heard(treeMoveMessages.willMove('Fringe benefits', 'before Income tax, in Tax'));
    await waitFor(() => expect(row('Fringe benefits')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ id: 7 }), {
      parent: 1,
      before: 2,
    });
    await expect(names().slice(0, 3)).toEqual(['Tax, Firm filter', 'Fringe benefits', 'Income tax']);
    await waitFor(() => expect(row('Fringe benefits')).toHaveFocus());
  },
};

/** Whether all of a row is in its scrolling pane. */
function isInSight(row: HTMLElement): boolean {
  const pane = row.closest('[data-testid="pane"]')?.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return pane !== undefined && top >= pane.top - 1 && bottom <= pane.bottom + 1;
}

/** In a pane that scrolls, the drop position and the node that was moved are always in sight. */
export const MovedInLowPane: Story = {
  args: { ...editable, selectedId: 9 },
  decorators: [
    (Story) => (
      <div data-testid="pane" style={{ height: 96, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    row('Correspondence').focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Home}');
    await waitFor(() => expect(row(/^Tax/)).toHaveAttribute('data-drop', 'before'));
    await waitFor(() => expect(isInSight(row(/^Tax/))).toBe(true));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()[0]).toBe('Correspondence'));
    await expect(row('Correspondence')).toHaveFocus();
    await expect(isInSight(row('Correspondence'))).toBe(true);
  },
};

/** Taken up: the line shows where it would go. */
export const Moving: Story = {
  args: editable,
  play: async () => {
    await userEvent.click(row('Fringe benefits'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await heard(
      `${treeMoveMessages.moving('Fringe benefits')} ${treeMoveMessages.willMove('Fringe benefits', 'before Station properties with a name that is longer than its pane, at the top level')}`,
    );
  },
};

/** The keys go past what is refused; where one asks for it by its arrow, the reason is said. */
export const MoveRefused: Story = {
  args: { ...editable, canMove: (_node, { parent }) => parent !== 8 || 'Nothing is kept there.' },
  play: async ({ args }) => {
    await userEvent.click(row('Correspondence'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await heard(
      `${treeMoveMessages.moving('Correspondence')} ${treeMoveMessages.willMove('Correspondence', 'before Station properties with a name that is longer than its pane, at the top level')}`,
    );
    await userEvent.keyboard('{End}{ArrowRight}');
    await heard('Nothing is kept there.');
    await userEvent.keyboard('{Escape}');
    await heard(treeMoveMessages.notMoved('Correspondence'));
    await expect(args.onMove).not.toHaveBeenCalled();
    await waitFor(() => expect(row('Correspondence')).toHaveFocus());
  },
};

/** The only node has nowhere to go, and says so. */
export const NowhereToGo: Story = {
  args: { ...editable, nodes: folders.slice(2), selectedId: undefined },
  play: async () => {
    await userEvent.click(row('Correspondence'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(row('Correspondence')).toHaveAccessibleDescription(
      treeMoveMessages.noTarget('Correspondence'),
    );
  },
};

export const MovePending: Story = {
  args: { ...editable, onMove: () => never },
  play: async () => {
    await userEvent.click(row('Correspondence'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Enter}');
    await expect(row('Correspondence')).toHaveAttribute('aria-busy', 'true');
    await heard(treeMessages.saving('Correspondence'));
  },
};

export const MoveFailed: Story = {
  args: { ...editable, onMove: () => Promise.reject(new Error('The connection was lost.')) },
  play: async () => {
    await userEvent.click(row('Correspondence'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Enter}');
    await waitFor(() => expect(row('Correspondence')).toHaveAccessibleDescription(treeMessages.failed));
    await expect(row('Correspondence')).not.toHaveAttribute('aria-busy');
    await waitFor(() => expect(row('Correspondence')).toHaveFocus());
  },
};

const dropping = { type: 'application/x-sample', onDrop: fn() };

/** A step of a drag from elsewhere. */
function dragFromElsewhere(type: 'dragover' | 'drop', target: HTMLElement, dataTransfer: DataTransfer): void {
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

/** The node under it is framed, and a collapsed one opens. */
export const DraggingFromElsewhere: Story = {
  args: { dropping },
  play: async () => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData(dropping.type, '7');
    dragFromElsewhere('dragover', row('BAS and IAS'), dataTransfer);
    await waitFor(() => expect(row('BAS and IAS')).toHaveAttribute('data-drop', 'inside'));
    await waitFor(() => expect(row('Quarterly')).toBeVisible());
  },
};

export const DroppedFromElsewhere: Story = {
  args: { dropping },
  play: async () => {
    dropping.onDrop.mockClear();
    const other = new DataTransfer();
    other.setData('text/plain', '7');
    dragFromElsewhere('drop', row('Correspondence'), other);
    await expect(dropping.onDrop).not.toHaveBeenCalled();
    const dataTransfer = new DataTransfer();
    dataTransfer.setData(dropping.type, '7');
    dragFromElsewhere('dragover', row('Correspondence'), dataTransfer);
    dragFromElsewhere('drop', row('Correspondence'), dataTransfer);
    await expect(dropping.onDrop.mock.calls).toEqual([[expect.any(Number), '7']]);
    await waitFor(() => expect(row('Correspondence')).not.toHaveAttribute('data-drop'));
  },
};

/** Picked up by Alt and an arrow to the side: one level out. What ends the move stays in sight. */
export const PickedUpOutwards: Story = {
  args: editable,
  play: async () => {
    row('BAS and IAS').focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(row('BAS and IAS')).toHaveAttribute('data-taken'));
    await expect(screen.getByText(treeMoveMessages.hint)).toBeVisible();
  },
};
