import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answering, documentAnswers, eventAnswers, portal } from '@countersign/api-client/answers';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest, untilRead } from '../screen/DocumentsScreen.example.ts';
import { selectOneRow, selectRows } from '../screen/selectRows.example.ts';
import { assigningMessages } from './assigning.messages.ts';
import { dragOver, dropOn, holdOver, rowsAndFilter } from './dragToFilter.example.ts';

const agreements = 38;
const payroll = { Id: 33, Text: 'Payroll' };
const taxReturns = { filterId: 31, path: 'Tax returns' };

const rows = allDocuments.map((row) => ({ ...row, DocumentFilter: row.Id === newest?.Id ? payroll : null }));

/** What another user does in the middle of a drag: deletes the filter that documents are held over. */
let deletion = Promise.withResolvers<undefined>();

/** @param tells whether the page hears of it at once; otherwise it hears when it assigns */
function filterDeleted(tells: boolean) {
  let isDeleted = false;
  return {
    parameters: answering(
      ...documentAnswers.assigning(rows, { gone: [agreements] }),
      portal.get('/documentFilters/{id}', ({ response }) =>
        response(200).json(aFilterTree().filter(({ Id }) => !isDeleted || Id !== agreements)),
      ),
      ...(tells
        ? [
            eventAnswers.streaming(
              [{ Kind: 'filters', ClientId: 12, DocumentIds: null }],
              () => deletion.promise,
            ),
          ]
        : []),
    ),
    beforeEach() {
      isDeleted = false;
      deletion = Promise.withResolvers<undefined>();
      void deletion.promise.then(() => {
        isDeleted = true;
      });
    },
  };
}

/** Somebody else deletes a filter while documents are dragged onto it: nothing is half done, and another one is chosen. */
const meta = {
  title: 'Screens/Documents/Dropped on a deleted filter',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

async function noLongerListed(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^Agreements/ })).toBeNull());
}

/** It is said once; the document keeps its filter, and the deleted one is not offered again. */
export const OneDropped: Story = {
  ...filterDeleted(false),
  play: async ({ canvas, canvasElement }) => {
    await selectOneRow(canvasElement, 2);
    const [row, filter] = await rowsAndFilter(canvasElement);
    const drag = await dragOver(row, filter);
    deletion.resolve(undefined);
    drag('drop', filter);
    await expect(await screen.findByText(assigningMessages.failed)).toBeVisible();
    await expect(await screen.findAllByText(assigningMessages.filterMissing)).toHaveLength(1);
    await noLongerListed(canvasElement);
    await expect(await canvas.findByRole('link', { name: payroll.Text })).toBeVisible();
  },
};

/** Another filter is chosen by dragging the document once more. */
export const OneToAnother: Story = {
  ...filterDeleted(false),
  play: async (at) => {
    await OneDropped.play?.(at);
    await dropOn(...(await rowsAndFilter(at.canvasElement, /^Tax returns/)));
    await expect(await screen.findByText(assigningMessages.done(taxReturns))).toBeVisible();
  },
};

/** For several it is said once, in the tray; another filter is chosen by dragging them once more. */
export const SeveralToAnother: Story = {
  ...filterDeleted(false),
  play: async ({ canvas, canvasElement }) => {
    await selectRows(canvasElement, [2, 4]);
    const [row, filter] = await rowsAndFilter(canvasElement);
    const drag = await dragOver(row, filter);
    deletion.resolve(undefined);
    drag('drop', filter);
    const tray = within(await canvas.findByRole('region', { name: 'Assign 2 documents' }));
    await expect(await tray.findByText('2 documents couldn’t be assigned')).toBeVisible();
    await expect(await screen.findAllByText(assigningMessages.filterMissing)).toHaveLength(1);
    await noLongerListed(canvasElement);
    await dropOn(...(await rowsAndFilter(canvasElement, /^Tax returns/)));
    await expect(await screen.findByText(assigningMessages.doneSeveral(2, taxReturns))).toBeVisible();
  },
};

/** The page hears of it before the drop: the filter goes from under the pointer, and the drag goes on to another. */
export const GoneBeforeTheDrop: Story = {
  ...filterDeleted(true),
  play: async ({ canvasElement }) => {
    await untilRead(canvasElement);
    const [row, filter] = await rowsAndFilter(canvasElement);
    const drag = await dragOver(row, filter);
    deletion.resolve(undefined);
    await noLongerListed(canvasElement);
    await waitFor(() => expect(canvasElement.querySelector('[data-drop]')).toBeNull());
    const [, other] = await rowsAndFilter(canvasElement, /^Tax returns/);
    await holdOver(drag, other);
    drag('drop', other);
    await expect(await screen.findByText(assigningMessages.done(taxReturns))).toBeVisible();
    await expect(screen.queryByText(assigningMessages.failed)).toBeNull();
  },
};
