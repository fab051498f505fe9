import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SplitPane } from '../../components/SplitPane/SplitPane.js';
import type { FilterNode } from './filterNodes.js';
import { filterTreeMessages } from './filterTree.messages.js';
import { FilterTree, type FilterTreeProps } from './FilterTree.js';

let nextId = 0;
function filter(text: string, items: FilterNode[] = [], isFirm = false): FilterNode {
  nextId += 1;
  return { id: nextId, text, isFirm, items };
}

const filters: FilterNode[] = [
  filter(
    'Tax',
    [
      filter('Income tax', [filter('2025'), filter('2024'), filter('2023')]),
      filter('BAS and IAS', [filter('Quarterly')]),
      filter('Fringe benefits'),
    ],
    true,
  ),
  filter('Financials', [filter('FY2025'), filter('FY2024')], true),
  filter('Corporate', [filter('ASIC')], true),
  filter('Payroll', [filter('Wages'), filter('Super')], true),
  filter('Station properties', [filter('Brindle Creek'), filter('Upper Lachlan')]),
  filter('Correspondence'),
];
const open = new Set([...filters, ...filters.flatMap((each) => each.items)].map((each) => each.id));

function FilterTreeExample(props: FilterTreeProps) {
  const [expanded, setExpanded] = useState(props.expanded);
  const [selectedId, setSelectedId] = useState(props.selectedId);
  const [width, setWidth] = useState(184);
  return (
    <div style={{ height: 680 }}>
      <SplitPane
        label="Width of the filters"
        width={width}
        onWidthChange={setWidth}
        pane={
          <FilterTree
            {...props}
            expanded={expanded}
            onExpandedChange={setExpanded}
            selectedId={selectedId}
            onSelect={setSelectedId}
          />
        }
      >
        {null}
      </SplitPane>
    </div>
  );
}

const meta = {
  title: 'Patterns/FilterTree',
  component: FilterTree,
  render: (args) => <FilterTreeExample {...args} />,
  args: {
    state: { status: 'ready', filters },
    selectedId: 0,
    onSelect: fn(),
    expanded: open,
    onExpandedChange: fn(),
    actions: [
      { id: 'create', label: 'Create Filter', onSelect: fn() },
      { id: 'rename', label: 'Rename Filter', onSelect: fn() },
      { id: 'delete', label: 'Delete Filter', tone: 'danger', onSelect: fn() },
    ],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FilterTree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(filterTreeMessages.loading)).toBeInTheDocument();
  },
};

export const Failed: Story = { args: { state: { status: 'failed', onRetry: fn() } } };

export const Empty: Story = { args: { state: { status: 'ready', filters: [] }, actions: [] } };

/** The pane is as wide as its reader likes, also without a pointer. */
export const Resized: Story = {
  play: async ({ canvasElement }) => {
    const separator = within(canvasElement).getByRole('separator');
    separator.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '216');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '360');
    await userEvent.keyboard('{Home}');
    await expect(separator).toHaveAttribute('aria-valuenow', '160');
  },
};
