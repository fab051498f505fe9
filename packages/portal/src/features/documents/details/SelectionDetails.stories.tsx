import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, portal } from '@countersign/api-client/answers';
import { aProblem } from '@countersign/api-client/fixtures';
import { LISTED_LIMIT, shownName } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest, untilRead } from '../screen/DocumentsScreen.example.ts';
import { rareMessages } from '../rare.messages.ts';
import { selectOneRow, selectRows } from '../screen/selectRows.example.ts';
import { selectionMessages } from './selection.messages.ts';

/** A press on a row opens its details; ticks neither open nor close them, so that no row moves under the pointer. */
const meta = {
  title: 'Screens/Documents/Selection',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;
const opened = allDocuments.find(({ Title }) => Title !== newest?.Title && !Title.startsWith('Engagement'));

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const detailsOf = (canvas: Canvas) => canvas.findByRole('complementary', { name: 'Selection details' });

/** Searches for the newest document, which is in the first row of the list. */
async function searchForNewest(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole('searchbox'), `${newest?.Title ?? ''}{Enter}`);
}

async function showSelected(canvas: Canvas): Promise<void> {
  const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
  await userEvent.click(bar.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show selected' }));
}

/** The actions take a document that was ticked, without its details. */
export const OneTicked: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [3]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Download' })).not.toHaveAttribute('aria-disabled'),
    );
    await expect(canvas.queryByRole('complementary', { name: 'Document details' })).toBeNull();
  },
};

/** One was opened, another is ticked: the details name both. */
export const TickedBesideDetails: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectOneRow(canvasElement, 2);
    await canvas.findByRole('complementary', { name: 'Document details' });
    await selectRows(canvasElement, [2, 4]);
    const details = within(await detailsOf(canvas));
    await expect(details.getByRole('heading', { name: selectionMessages.title(2) })).toBeVisible();
    await expect(details.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** The focus goes from one to the next; the last one has its own details. */
export const Deselected: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    await showSelected(canvas);
    const details = within(await detailsOf(canvas));
    const buttons = () => details.getAllByRole('button', { name: /^Deselect/ });
    await expect(buttons()).toHaveLength(3);
    await userEvent.click(buttons()[1] ?? canvasElement);
    await waitFor(() => expect(buttons()).toHaveLength(2));
    await waitFor(() => expect(buttons()[1]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const one = within(await canvas.findByRole('complementary', { name: 'Document details' }));
    await expect(await one.findByRole('heading', { name: shownName(newest?.Title ?? '') })).toBeVisible();
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.contains(grid.ownerDocument.activeElement)).toBe(true));
  },
};

/** The focus that one press has moved is not taken again: it is where the user goes on. */
export const FocusKept: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    await showSelected(canvas);
    const details = within(await detailsOf(canvas));
    const last = () => details.getAllByRole('button', { name: /^Deselect/ }).at(-1) ?? canvasElement;
    await userEvent.click(last());
    await waitFor(() => expect(last()).toHaveFocus());
    const grid = canvas.getByRole('grid');
    const row = grid.querySelector<HTMLElement>('[role="row"][aria-rowindex="6"]') ?? canvasElement;
    await userEvent.click(within(row).getByRole('checkbox', { hidden: true }));
    await waitFor(() => expect(details.getAllByRole('listitem')).toHaveLength(3));
    await expect(grid.contains(grid.ownerDocument.activeElement)).toBe(true);
  },
};

/** What a search left out of sight is named, and the whole list is one press away. */
export const OutOfSight: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    await searchForNewest(canvas);
    const show = await canvas.findByRole('button', { name: 'Show selected' });
    await userEvent.click(show);
    const details = within(await detailsOf(canvas));
    await waitFor(() => expect(show).toHaveAccessibleDescription(rareMessages.selectionNamed));
    await waitFor(() => expect(details.getAllByRole('listitem')).toHaveLength(3));
    await expect(details.getByText('2 of 3 aren’t shown in the list.')).toBeVisible();
    await expect(details.getAllByText(selectionMessages.notShown)).toHaveLength(2);
  },
};

export const ShownAgain: Story = {
  play: async (context) => {
    await OutOfSight.play?.(context);
    const { canvas, canvasElement } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Show all documents' }));
    await expect(await canvas.findByText('3 selected')).toBeVisible();
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[role="row"][aria-selected="true"]')).toHaveLength(3),
    );
  },
};

export const AllMatching: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2]);
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    await showSelected(canvas);
    const details = within(await detailsOf(canvas));
    await expect(details.getByText(selectionMessages.allMatching(0))).toBeVisible();
    await userEvent.click(details.getByRole('button', { name: 'Close details' }));
    await waitFor(() =>
      expect(canvas.queryByRole('complementary', { name: 'Selection details' })).toBeNull(),
    );
    await expect(canvas.getByRole('region', { name: 'Selected documents' })).toBeVisible();
  },
};

/** All of a list that is loaded whole are named, too. */
export const AllOfFew: Story = {
  args: { href: `/documents/12?q=${encodeURIComponent(newest?.Title ?? '')}` },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const rows = canvas.getAllByRole('row').length - 1;
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    await showSelected(canvas);
    const details = within(await detailsOf(canvas));
    await expect(details.getAllByRole('listitem')).toHaveLength(rows);
    const [first] = details.getAllByRole('button', { name: /^Deselect/ });
    await userEvent.click(first ?? canvasElement);
    await waitFor(() => expect(details.getAllByRole('listitem')).toHaveLength(rows - 1));
    await expect(details.getByRole('heading', { name: selectionMessages.title(rows - 1) })).toBeVisible();
  },
};

/** A link may name a document that its list does not contain: the details show it, and it is not counted as selected. */
export const OpenedElsewhere: Story = {
  args: { href: `/documents/12/${opened?.Id}?q=${encodeURIComponent(newest?.Title ?? '')}` },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    const details = within(await canvas.findByRole('complementary', { name: 'Document details' }));
    await expect(await details.findByRole('button', { name: 'Preview' })).toBeVisible();
    await expect(canvas.queryByRole('row', { selected: true })).toBeNull();
    await expect(canvas.queryByText(/not shown/)).toBeNull();
  },
};

export const OpenedElsewhereClosed: Story = {
  args: OpenedElsewhere.args,
  play: async (context) => {
    await OpenedElsewhere.play?.(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Close details' }));
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Document details' })).toBeNull());
    await waitFor(() => expect(canvas.queryByText(/selected/)).toBeNull());
  },
};

/** Another list closes the details of a document that it does not contain, so that no action takes what nobody sees. */
export const OpenedLeft: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectOneRow(canvasElement, 4);
    await canvas.findByRole('complementary', { name: 'Document details' });
    await searchForNewest(canvas);
    await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Document details' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText(/not shown/)).toBeNull();
  },
};

export const TabletDrawer: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Selection details' }));
    await expect(await drawer.findByRole('heading', { name: selectionMessages.title(2) })).toBeVisible();
  },
};

/** What opens the drawer from the bar is offered while it is closed. */
export const TabletOutOfSight: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    await searchForNewest(canvas);
    const show = await canvas.findByRole('button', { name: 'Show selected' });
    await expect(show).not.toHaveAttribute('aria-disabled');
    await userEvent.click(show);
    const drawer = within(await screen.findByRole('dialog', { name: 'Selection details' }));
    await expect(await drawer.findByRole('heading', { name: selectionMessages.title(2) })).toBeVisible();
  },
};

export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [1, 3]);
    await showSelected(canvas);
    const drawer = within(await screen.findByRole('dialog', { name: 'Selection details' }));
    await expect(await drawer.findByRole('heading', { name: selectionMessages.title(2) })).toBeVisible();
  },
};

/** Those that are not loaded are being read. */
export const Reading: Story = {
  parameters: answering(
    portal.get('/documents/clients/{clientId}', async ({ query }) => {
      if (query.get('itemsPerPage') === String(LISTED_LIMIT)) await new Promise(() => undefined);
      return undefined;
    }),
  ),
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await selectRows(canvasElement, [2, 4, 5]);
    await searchForNewest(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show selected' }));
    const details = within(await detailsOf(canvas));
    await expect(await details.findByText(selectionMessages.reading)).toBeVisible();
  },
};

const failing = { fails: true };

/** Those that are not loaded could not be read: the others are named. */
export const ReadFailed: Story = {
  parameters: answering(
    portal.get('/documents/clients/{clientId}', ({ query, response }) =>
      failing.fails && query.get('itemsPerPage') === String(LISTED_LIMIT)
        ? response('default').json(aProblem('serverFailed'), { status: 500 })
        : undefined,
    ),
  ),
  beforeEach: () => {
    failing.fails = true;
  },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await selectRows(canvasElement, [2, 4, 5]);
    await searchForNewest(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Show selected' }));
    const details = within(await detailsOf(canvas));
    await expect(await details.findByText(selectionMessages.readFailed)).toBeVisible();
    failing.fails = false;
    await userEvent.click(details.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(details.getAllByRole('listitem')).toHaveLength(3));
  },
};
