import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aDocument } from '@countersign/api-client/fixtures';
import { answering, documentAnswers, files, portal } from '@countersign/api-client/answers';
import { errorSentences, problemType } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest, untilRead } from '../screen/DocumentsScreen.example.ts';
import { selectRows } from '../screen/selectRows.example.ts';

const meta = {
  title: 'Screens/Documents/Several',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Requests to the file service and the portal during a story. */
const asked = { archived: [] as (readonly number[])[], matching: [] as unknown[], pins: 0 };

/** Presses the right button over a row. */
async function pressRight(row: HTMLElement): Promise<void> {
  const { left, width, top, height } = row.getBoundingClientRect();
  const coords = { clientX: left + width / 3, clientY: top + height / 2 };
  await userEvent.pointer({ keys: '[MouseRight]', target: row, coords });
}

/** Three are selected: a bar with the actions on all of them. */
export const Selected: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(bar.getByText('3 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Preview' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** One ZIP; the tray shows the outcome, and names what is not in it. */
export const Downloaded: Story = {
  beforeEach: () => {
    asked.archived = [];
  },
  parameters: {
    msw: [
      files.post('/api/download/getArchive', async ({ request, response }) => {
        const { documentIds = [] } = await request.json();
        asked.archived.push(documentIds);
        return response(200).json({
          fileUrl: 'about:blank',
          Documents: 2,
          Size: 2_048,
          LeftOut: [
            {
              Id: documentIds[0] ?? 1,
              Title: 'Trust deed',
              Type: problemType('fileDamaged'),
              Message: errorSentences.fileDamaged,
            },
          ],
        });
      }),
      ...answering().msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Download' }));
    const tray = within(await canvas.findByRole('region', { name: 'Download 3 documents' }));
    await expect(await tray.findByText(errorSentences.fileDamaged)).toBeVisible();
    await expect(tray.queryByRole('button', { name: /^Retry/ })).toBeNull();
    await expect(asked.archived).toEqual([expect.objectContaining({ length: 3 })]);
  },
};

/** They were signed since the list was read: nothing is sent and nothing failed, and a message says so. */
export const NotResent: Story = {
  beforeEach: () => {
    asked.pins = 0;
  },
  parameters: {
    msw: [
      portal.get('/documents/{id}', ({ params, response }) =>
        response(200).json(aDocument({ Id: Number(params.id), ActionTypeE: 4 })),
      ),
      portal.post('/documents/resendPins/{id}', ({ response }) => {
        asked.pins += 1;
        return response(200).json(true);
      }),
      ...answering(documentAnswers.list(allDocuments.map((document) => ({ ...document, ActionTypeE: 5 }))))
        .msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Resend Pin Notification' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Resend PINs for 2 documents' }));
    await userEvent.click(question.getByRole('button', { name: 'Resend PINs for 2 documents' }));
    await expect(await screen.findByText('Neither document had any PINs to resend')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Resend PINs/ })).toBeNull());
    await expect(asked.pins).toBe(0);
  },
};

/** None of these waits for a PIN: the action says so. */
export const NothingToResend: Story = {
  parameters: answering(
    documentAnswers.list(allDocuments.map((document) => ({ ...document, ActionTypeE: 1 }))),
  ),
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(bar.getByRole('button', { name: 'Resend Pin Notification' })).toHaveAccessibleDescription(
      'No Task!',
    );
  },
};

/** All 128, most of them out of sight: every action takes them. */
export const All: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(bar.getByText('128 selected')).toBeVisible();
    for (const button of bar.getAllByRole('button')) {
      await expect(button).not.toHaveAttribute('aria-disabled');
    }
  },
};

/** All nine of a short list, selected at once: they can be acted on as if each had been selected. The file service finds them itself. */
export const AllOfFew: Story = {
  beforeEach: () => {
    asked.matching = [];
  },
  parameters: {
    msw: [
      files.post('/api/download/getArchive', async ({ request, response }) => {
        const { documentIds, matching } = await request.json();
        asked.matching.push(documentIds ?? matching);
        return response(200).json({ fileUrl: 'about:blank', Documents: 9, Size: 9_216, LeftOut: [] });
      }),
      ...answering(documentAnswers.list(allDocuments.slice(0, 9))).msw,
    ],
  },
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(bar.getByText('9 selected')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Download' }));
    await expect(await screen.findByText('9 documents downloaded')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Download 9 documents' })).toBeNull();
    await expect(asked.matching).toEqual([{ total: 9 }]);
  },
};

/** A right press on one of them asks for the menu of all of them, and keeps them selected. */
export const Menu: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    const grid = within(canvas.getByRole('grid'));
    const [row = canvasElement] = grid.getAllByRole('row', { selected: true });
    await pressRight(row);
    const page = within(canvasElement.ownerDocument.body);
    const menu = within(await page.findByRole('menu'));
    await expect(menu.getByText('3 selected')).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Download' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: /^Resend Pin Notification/ })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Assign Filter' })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: /^Remove Task/ })).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Mark as unread' })).toBeVisible();
    await expect(menu.getAllByRole('menuitem')).toHaveLength(7);
    await expect(grid.getAllByRole('row', { selected: true, hidden: true })).toHaveLength(3);
  },
};

/** A right press on another row asks for the menu of that one alone. */
export const MenuOfAnother: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    const grid = within(canvas.getByRole('grid'));
    const [, , row = canvasElement] = grid.getAllByRole('row');
    await expect(row).toHaveAttribute('aria-selected', 'false');
    await pressRight(row);
    const page = within(canvasElement.ownerDocument.body);
    const menu = within(await page.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'History' })).toBeVisible();
  },
};

/** Each has an outstanding signing task: none can be deleted. */
export const NothingToDelete: Story = {
  parameters: answering(
    documentAnswers.list(allDocuments.map((document) => ({ ...document, ActionTypeE: 5 }))),
  ),
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(bar.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      errorSentences.outstandingTasks,
    );
  },
};

export const Cleared: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4]);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull();
    await expect(within(canvasElement).queryByRole('row', { selected: true })).toBeNull();
    // The keys still reach the list.
    const grid = canvas.getByRole('grid');
    await waitFor(() => expect(grid.contains(grid.ownerDocument.activeElement)).toBe(true));
  },
};

/** Another search keeps the selection, and says how much of it is out of sight. */
export const NotShown: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    await userEvent.type(canvas.getByRole('searchbox'), `${newest?.Title ?? ''}{Enter}`);
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await expect(await bar.findByText('3 selected, 2 not shown')).toBeVisible();
    await expect(canvas.getByText('5 documents · selected, 2 not shown')).toBeVisible();
  },
};

export const OneNotShown: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2]);
    await userEvent.type(canvas.getByRole('searchbox'), 'no such document{Enter}');
    await expect(await canvas.findByText('1 selected, 1 not shown')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show selected' })).toBeVisible();
  },
};

/** All of one list are not all of another: the selection ends with the search. */
export const AllOfAnotherSearch: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: /all/i }));
    await canvas.findByRole('region', { name: 'Selected documents' });
    await userEvent.type(canvas.getByRole('searchbox'), `${newest?.Title ?? ''}{Enter}`);
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Selected documents' })).toBeNull());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [1, 3]);
    await expect(canvas.getByRole('button', { name: 'Download 2 documents' })).toBeVisible();
  },
};

/** The second is the last row in sight, where the bar appears: the list makes room, so that the focus stays in view. */
export const FocusAboveBar: Story = {
  play: async ({ canvasElement, canvas }) => {
    await selectRows(canvasElement, [2]);
    const grid = canvas.getByRole('grid');
    const { bottom } = grid.getBoundingClientRect();
    const inSight = within(grid)
      .getAllByRole('row')
      .filter((row) => row.getBoundingClientRect().bottom <= bottom);
    const last = Math.max(...inSight.map((row) => Number(row.getAttribute('aria-rowindex'))));
    await selectRows(canvasElement, [last]);
    const bar = await canvas.findByRole('region', { name: 'Selected documents' });
    await waitFor(() => {
      const focused = grid.ownerDocument.activeElement?.closest('[role="row"]');
      return expect(focused?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        bar.getBoundingClientRect().top,
      );
    });
  },
};
