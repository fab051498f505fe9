import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { TreeExample } from './Tree.example.js';
import { folders, manyFolders } from './Tree.fixtures.js';
import { Tree, type TreeProps } from './Tree.js';

/**
 * Shows a hierarchy to select one node from. If the page allows it, users move nodes by drag or keys, and
 * rename them in place.
 */
const meta = {
  title: 'Components/Tree',
  component: Tree,
  tags: ['!autodocs'],
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

export const Ready: Story = {};

export const Collapsed: Story = { args: { expanded: new Set(), selectedId: undefined } };

export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const item = (name: string | RegExp) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item('2025')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('Income tax')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item('Income tax')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(item('2024')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(item('Correspondence')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item(/^Tax/)).toHaveFocus();
    await userEvent.keyboard('b');
    await expect(item('BAS and IAS')).toHaveFocus();
    await userEvent.keyboard('*');
    await expect(item('Quarterly')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(5);
    await expect(item('BAS and IAS')).toHaveAttribute('aria-selected', 'true');
    await expect(canvasElement.querySelectorAll('[role="treeitem"][tabindex="0"]')).toHaveLength(1);
  },
};

const pane = { style: { height: 400, overflowY: 'auto' } } as const;

export const Long: Story = {
  args: { nodes: manyFolders, expanded: new Set(), selectedId: undefined },
  render: (args) => (
    <div {...pane}>
      <TreeExample {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const item = (name: string) => canvas.getByRole('treeitem', { name });
    await userEvent.tab();
    await expect(item('Client 1')).toHaveFocus();
    // With the first node expanded there are more rows than are rendered completely; focus stays.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Client 1')).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60));
    await waitFor(() => expect(item('Client 1')).toHaveFocus());
    // An unrendered row takes focus like any other.
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Client 60')).toHaveFocus());
    await waitFor(() => expect(item('Client 60')).toBeVisible());
    await expect(item('Client 60')).toHaveAttribute('aria-posinset', '60');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(item('Folder 1')).toHaveFocus());
    // The next match is two hundred rows away.
    await userEvent.keyboard('c');
    await waitFor(() => expect(item('Client 2')).toHaveFocus());
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
  },
};

/** The name of the node that the keys are at is shown whole, with room above and below its lines. */
export const LongNameFocused: Story = {
  args: {
    nodes: [{ id: 1, label: 'Correspondence with the Australian Taxation Office about the 2024 objection' }],
    selectedId: undefined,
  },
  decorators: [
    (Shown) => (
      <div style={{ width: 184 }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const name = canvas.getByText(/^Correspondence with/);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await userEvent.tab();
    await expect(name.scrollWidth).toBe(name.clientWidth);
    const lines = document.createRange();
    lines.selectNodeContents(name);
    const { top, bottom } = lines.getBoundingClientRect();
    const row = canvas.getByRole('treeitem').getBoundingClientRect();
    await expect(top - row.top).toBeGreaterThanOrEqual(4);
    await expect(row.bottom - bottom).toBeGreaterThanOrEqual(4);
  },
};
