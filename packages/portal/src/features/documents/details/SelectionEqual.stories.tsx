import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answering, documentAnswers } from '@countersign/api-client/answers';
import { formatDateTime, shownName } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { allDocuments, newest } from '../screen/DocumentsScreen.example.ts';
import { selectOneRow, selectRows } from '../screen/selectRows.example.ts';
import { selectionMessages } from './selection.messages.ts';

/** Documents with equal titles are told apart by where they are and when they were modified. */
const meta = {
  title: 'Screens/Documents/Selection/Equal titles',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const other = allDocuments.find(({ Title }) => Title !== newest?.Title);
const first = '2026-09-01T01:00:00Z';
const second = '2026-08-01T01:00:00Z';
const three =
  newest === undefined || other === undefined
    ? []
    : [
        { ...other, Id: 901, ModifiedDate: first, DocumentFilter: { Id: 38, Text: 'Agreements' } },
        { ...other, Id: 902, ModifiedDate: second, DocumentFilter: null },
        newest,
      ];

export const Equal: Story = {
  parameters: answering(documentAnswers.list(three)),
  play: async ({ canvasElement, canvas }) => {
    await selectOneRow(canvasElement, 2);
    await canvas.findByRole('complementary', { name: 'Document details' });
    await selectRows(canvasElement, [2, 3, 4]);
    const details = within(await canvas.findByRole('complementary', { name: 'Selection details' }));
    const inFilter = selectionMessages.modified(formatDateTime(first), 'Agreements');
    await expect(await details.findByText(inFilter)).toBeVisible();
    const without = selectionMessages.modified(formatDateTime(second), undefined);
    await expect(details.getByText(without)).toBeVisible();
    // The third has a title of its own.
    await expect(details.getAllByText(/modified \d/i)).toHaveLength(2);
    const named = selectionMessages.deselect(`${shownName(other?.Title ?? '')}, ${without}`);
    await expect(details.getByRole('button', { name: named })).toBeVisible();
  },
};
