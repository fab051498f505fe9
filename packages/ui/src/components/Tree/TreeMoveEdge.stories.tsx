import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TreeExample } from './Tree.example.js';
import { folders } from './Tree.fixtures.js';
import { Tree, type TreeProps } from './Tree.js';
import { treeMoveMessages } from './treeMove.messages.js';
import { editable, row } from './TreePlay.fixtures.js';
import { loadTreeMoving } from './useTreeMove.js';

/** Nodes are moved at the lower edge of their pane, where the hint is. */
const meta = {
  title: 'Components/Tree/Moving at the edge',
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
    selectedId: 6,
    onSelect: fn(),
  },
} satisfies Meta<TreeProps>;

export default meta;
type Story = StoryObj<TreeProps>;

/** Whether all of a row is in its scrolling pane. */
function isInSight(row: HTMLElement): boolean {
  const pane = row.closest('[data-testid="pane"]')?.getBoundingClientRect();
  const { top, bottom } = row.getBoundingClientRect();
  return pane !== undefined && top >= pane.top - 1 && bottom <= pane.bottom + 1;
}

/** Whether the row ends above what says how the move ends. */
const isAboveHint = (taken: HTMLElement) =>
  taken.getBoundingClientRect().bottom <=
  screen.getByText(treeMoveMessages.hint).getBoundingClientRect().top + 1;

/** Taken up at the lower edge of its pane, the node is not behind what says how the move ends; nor is it later. */
export const TakenUpAtTheEdge: Story = {
  args: { ...editable, selectedId: 6 },
  decorators: [
    (Story) => (
      <div data-testid="pane" style={{ height: 180, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    const pane = screen.getByTestId('pane');
    const taken = row('Fringe benefits');
    taken.focus();
    pane.scrollTop += taken.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(screen.getByText(treeMoveMessages.hint)).toBeVisible();
    await waitFor(() => expect(isAboveHint(taken)).toBe(true));
    await waitFor(() => expect(isInSight(taken)).toBe(true));
    // The node that it is aimed at may bring it there again.
    pane.scrollTop += taken.getBoundingClientRect().bottom - pane.getBoundingClientRect().bottom;
    await expect(taken).toHaveFocus();
    const order = (element: HTMLElement) => Number(getComputedStyle(element).zIndex);
    await expect(order(taken)).toBeGreaterThan(order(screen.getByText(treeMoveMessages.hint)));
    // What the tree does by itself next ends here too, so that the picture is always the same.
    taken.scrollIntoView({ block: 'nearest' });
    await waitFor(() => expect(isAboveHint(taken)).toBe(true));
  },
};
