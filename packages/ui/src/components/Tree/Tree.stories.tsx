import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FirmFilterIcon, FolderIcon, FolderOpenIcon } from '../Icon/icons.js';
import { Tree, type TreeNode, type TreeProps } from './Tree.js';

const folder = { icon: FolderIcon, openIcon: FolderOpenIcon };
const firm = { icon: FirmFilterIcon, label: 'Firm filter' };

const nodes: TreeNode[] = [
  {
    id: 1,
    label: 'Tax',
    ...folder,
    mark: firm,
    children: [
      {
        id: 2,
        label: 'Income tax',
        ...folder,
        children: [
          { id: 3, label: '2025', ...folder },
          { id: 4, label: '2024', ...folder },
        ],
      },
      { id: 5, label: 'BAS and IAS', ...folder, children: [{ id: 6, label: 'Quarterly', ...folder }] },
      { id: 7, label: 'Fringe benefits', ...folder },
    ],
  },
  { id: 8, label: 'Station properties with a name that is longer than its pane', ...folder },
  { id: 9, label: 'Correspondence', ...folder },
];

function TreeExample({ onSelect, ...props }: TreeProps) {
  const [expanded, setExpanded] = useState(props.expanded);
  const [selectedId, setSelectedId] = useState(props.selectedId);
  return (
    <div style={{ width: 200 }}>
      <Tree
        {...props}
        expanded={expanded}
        onExpandedChange={setExpanded}
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id);
          onSelect(id);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Tree',
  component: Tree,
  render: (args) => <TreeExample {...args} />,
  args: {
    label: 'Filters',
    nodes,
    expanded: new Set([1, 2]),
    onExpandedChange: fn(),
    selectedId: 3,
    onSelect: fn(),
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

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
