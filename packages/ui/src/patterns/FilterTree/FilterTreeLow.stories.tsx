import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { FilterIcon } from '../../components/Icon/icons.js';
import { PageLayout } from '../PageLayout/PageLayout.js';
import { PANE_WIDTH } from '../PageLayout/pageWidths.js';
import { ViewList } from '../ViewList/ViewList.js';
import type { FilterNode } from './filterNodes.js';
import { FilterTree, type FilterTreeProps } from './FilterTree.js';

const filters: FilterNode[] = ['Tax', 'Financials', 'Corporate', 'Payroll', 'Leases', 'Correspondence'].map(
  (text, at) => ({
    id: at + 1,
    text,
    isFirm: at < 4,
    items: [{ id: at + 11, text: `${text} 2026`, isFirm: at < 4, items: [] }],
  }),
);

/** Where the window or the pane is low. */
const meta = {
  title: 'Patterns/FilterTree/Low',
  component: FilterTree,
  tags: ['!autodocs'],
  args: {
    state: { status: 'ready', filters },
    selectedId: 0,
    onSelect: fn(),
    expanded: new Set(filters.map(({ id }) => id)),
    onExpandedChange: fn(),
    actions: [{ id: 'create', label: 'Create Filter', onSelect: fn() }],
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<FilterTreeProps>;

export default meta;
type Story = StoryObj<FilterTreeProps>;

const aboveTree = (
  <ViewList
    label="Views"
    views={['All documents', 'Waiting for us', 'Waiting for client', 'Declined', 'Unread'].map((label) => ({
      id: label,
      label,
      description: label,
      icon: FilterIcon,
    }))}
    selectedId="All documents"
    onSelect={fn()}
  />
);

/** Below a list of views, in the pane of a page: on small screens in its drawer. */
function BelowViews({ drawerOpen, ...props }: FilterTreeProps & { drawerOpen: boolean }) {
  return (
    <div style={{ display: 'flex', height: '100vh' }}>
      <PageLayout
        pane={{
          label: 'Documents',
          content: <FilterTree {...props} above={aboveTree} />,
          width: PANE_WIDTH,
          onWidthChange: fn(),
          drawerOpen,
          onDrawerOpenChange: fn(),
        }}
      >
        {null}
      </PageLayout>
    </div>
  );
}

/** Whether an element is in the window and in all that scrolls around it, whole. */
function isWholeIn(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    if (top < box.top || bottom > box.bottom) return false;
  }
  return top >= 0 && bottom <= window.innerHeight;
}

async function walk(): Promise<void> {
  const tree = await screen.findByRole('tree', { name: 'Filters' });
  within(tree).getByRole('treeitem', { name: 'Filters' }).focus();
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}', '{ArrowUp}', '{Home}']) {
    await userEvent.keyboard(key);
    await expect(tree).toContainElement(document.activeElement as HTMLElement);
    await expect(document.activeElement).toSatisfy(isWholeIn);
  }
}

/** The page is zoomed by 400 %: the filters are as high as they are, and the drawer scrolls. */
export const InDrawerZoomed: Story = {
  render: (args) => <BelowViews {...args} drawerOpen />,
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    await walk();
    const { parentElement } = screen.getByRole('tree', { name: 'Filters' });
    await expect(parentElement?.scrollHeight).toBe(parentElement?.clientHeight);
  },
};

/** A phone on its side. */
export const InDrawerLow: Story = { ...InDrawerZoomed, globals: { viewport: { value: 'low' } } };

/** In a pane that is too low for its views and filters, it scrolls as a whole, and about five rows are in sight. */
export const InLowPane: Story = {
  render: (args) => (
    <div style={{ height: 260 }}>
      <FilterTree {...args} above={aboveTree} />
    </div>
  ),
  play: async () => {
    await walk();
    const { parentElement } = screen.getByRole('tree', { name: 'Filters' });
    await expect(parentElement?.clientHeight).toBeGreaterThanOrEqual(5 * 28);
  },
};
