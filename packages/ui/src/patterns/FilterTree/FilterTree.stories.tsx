import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SplitPane } from '../../components/SplitPane/SplitPane.js';
import type { TreeEditing } from '../../components/Tree/Tree.js';
import { PANE_WIDTH } from '../PageLayout/pageWidths.js';
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

function FilterTreeExample({ initialWidth = 184, ...props }: FilterTreeProps & { initialWidth?: number }) {
  const [expanded, setExpanded] = useState(props.expanded);
  const [selectedId, setSelectedId] = useState(props.selectedId);
  const [width, setWidth] = useState(initialWidth);
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

/** Shows the filters of a client's documents, including the firm's own. */
const meta = {
  title: 'Patterns/FilterTree',
  component: FilterTree,
  tags: ['!autodocs'],
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
} satisfies Meta<FilterTreeProps>;

export default meta;
type Story = StoryObj<FilterTreeProps>;

export const Ready: Story = {};

/** The menu of one filter, by a right click, with the keys that do the same. */
export const FilterMenu: Story = {
  args: {
    filterMenu: () => [
      { id: 'create', label: 'Create Filter', onSelect: fn() },
      { id: 'rename', label: 'Rename Filter', shortcut: 'F2', onSelect: fn() },
      { id: 'delete', label: 'Delete Filter', shortcut: 'Delete', tone: 'danger', onSelect: fn() },
    ],
    onDelete: fn(),
    onRename: fn(),
  },
  play: async ({ canvas }) => {
    const target = canvas.getByRole('treeitem', { name: 'Correspondence' });
    const { left, bottom } = target.getBoundingClientRect();
    await userEvent.pointer({ keys: '[MouseRight]', target, coords: { x: left + 60, y: bottom - 8 } });
    await expect(await screen.findByRole('menu', { name: 'Correspondence' })).toBeVisible();
  },
};

const numbers = [412, 96, 41, 38, 20, 1, 0];

function counted(nodes: readonly FilterNode[]): FilterNode[] {
  return nodes.map((node, index) => ({
    ...node,
    documents: numbers[(index + node.id) % numbers.length],
    items: counted(node.items),
  }));
}

/** How many documents are in each; a filter without documents has no number. */
export const Counted: Story = {
  args: {
    state: {
      status: 'ready',
      documents: 1_284,
      filters: [
        ...counted(filters),
        { ...filter('Sale of the north paddocks and water licences'), documents: 12_408 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: /^Filters ?, 1,284 documents$/ })).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: /^Sale .*, 12,408 documents$/ })).toBeVisible();
  },
};

const ofFirm: FilterNode[] = [
  filter('Tax', [filter('Income tax returns', [filter('2025'), filter('2026')], true)], true),
  filter('Company secretarial', [filter('Minutes', [filter('2026', [], true)], true)], true),
  filter('Agreements', [filter('Engagement letters', [], true)], true),
];
const openOfFirm = new Set([...ofFirm, ...ofFirm.flatMap((each) => each.items)].map((each) => each.id));

function manyIn(nodes: readonly FilterNode[]): FilterNode[] {
  return nodes.map((node) => ({ ...node, documents: 5_120, items: manyIn(node.items) }));
}

/** Thousands in each: usual names and exact numbers are read whole at the width of the start. */
export const Thousands: Story = {
  args: { state: { status: 'ready', documents: 60_000, filters: manyIn(ofFirm) }, expanded: openOfFirm },
  render: (args) => <FilterTreeExample {...args} initialWidth={PANE_WIDTH} />,
  play: async ({ canvas }) => {
    const exact = canvas.getByRole('treeitem', { name: /^Company secretarial ?, .*5,120 documents$/ });
    await expect(within(exact).getByText('5,120')).toBeVisible();
    await expect(within(exact).getByTitle('5,120 documents')).toBeVisible();
    for (const name of ['Agreements', 'Income tax returns', 'Engagement letters']) {
      const label = canvas.getByTitle(name);
      await expect([name, label.scrollWidth - label.clientWidth]).toEqual([name, 0]);
    }
  },
};

export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(filterTreeMessages.loading)).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: { status: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(filterTreeMessages.failed)).toBeVisible();
  },
};

/** What else failed on the page tries again for both. */
export const FailedWithMore: Story = {
  args: { state: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(filterTreeMessages.failed)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: filterTreeMessages.retry })).toBeNull();
  },
};

/** In a container without a height it's as high as its filters; in one with a height, it scrolls. */
export const WithAndWithoutHeight: Story = {
  render: (args) => (
    <>
      <section aria-label="Without a height">
        <FilterTree {...args} />
      </section>
      <section aria-label="With a height" style={{ height: 240, marginTop: 16 }}>
        <FilterTree {...args} />
      </section>
    </>
  ),
  play: async ({ canvas }) => {
    const free = canvas.getByRole('region', { name: 'Without a height' });
    const given = canvas.getByRole('region', { name: 'With a height' });
    const last = (section: HTMLElement) => within(section).getByRole('treeitem', { name: 'Correspondence' });
    const bottom = (element: Element) => element.getBoundingClientRect().bottom;
    await expect(bottom(last(free))).toBeLessThan(bottom(free));
    await expect(given.scrollHeight).toBe(240);
    await expect(bottom(last(given))).toBeGreaterThan(bottom(given));
    last(given).scrollIntoView({ block: 'nearest' });
    await expect(bottom(last(given))).toBeLessThan(bottom(given));
  },
};

export const Empty: Story = { args: { state: { status: 'ready', filters: [] }, actions: [] } };

/** Users can set the width of the pane, also without a pointer. */
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

const station = filters.findIndex(({ text }) => text === 'Station properties');

/** A page that also offers moving and renaming in its menu, for the selected filter. */
function EditedInPlace(props: FilterTreeProps) {
  const [editing, setEditing] = useState<TreeEditing | undefined>(undefined);
  const id = filters[station]?.id ?? 0;
  return (
    <FilterTreeExample
      {...props}
      selectedId={id}
      editing={editing}
      onEditingChange={setEditing}
      actions={[
        { id: 'rename', label: 'Rename Filter', onSelect: () => setEditing({ kind: 'rename', id }) },
        { id: 'move', label: 'Move Filter', onSelect: () => setEditing({ kind: 'move', id }) },
      ]}
    />
  );
}

const inPlace = { onMove: fn(() => undefined), onRename: fn(() => undefined) };
const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });

/** Picked up from the menu, dropped with a press: no drag and no keys are needed. */
export const MovedFromTheMenu: Story = {
  args: inPlace,
  render: (args) => <EditedInPlace {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Filters/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move Filter' }));
    await waitFor(() => expect(item('Station properties')).toHaveFocus());
    const { left, top, height } = item('Correspondence').getBoundingClientRect();
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: item('Correspondence'),
      coords: { clientX: left + 60, clientY: top + height * 0.9 },
    });
    await expect(args.onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ label: 'Station properties' }),
      { parent: undefined, before: undefined },
    );
    await waitFor(() => expect(item('Station properties')).toHaveFocus());
  },
};

/** The firm's filters are fixed; a name is required; three levels are the limit. */
export const Refused: Story = {
  args: inPlace,
  render: (args) => <EditedInPlace {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(item(/^Financials/));
    await userEvent.keyboard('{F2}');
    await expect(item(/^Financials/)).toHaveAccessibleDescription(filterTreeMessages.firmOnly);
    await userEvent.keyboard('{Home}{F2}');
    await expect(item('Filters')).toHaveAccessibleDescription(filterTreeMessages.rootFixed);
    await userEvent.click(item('Station properties'));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Home}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByText(filterTreeMessages.threeLevels)).toBeInTheDocument());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: /Filters/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename Filter' }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Delete}{Enter}');
    await expect(screen.getByRole('textbox')).toHaveAccessibleDescription(filterTreeMessages.nameRequired);
    await expect(args.onRename).not.toHaveBeenCalled();
  },
};
