import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { answering } from '@countersign/api-client/answers';
import { shownName } from '@countersign/api-client/rules';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { newest } from '../screen/DocumentsScreen.example.ts';
import { selectRows } from '../screen/selectRows.example.ts';
import { notListed } from './leftOut.messages.ts';

/** A dialog says how many of the selected documents are out of sight, because the list was searched since. */
const meta = {
  title: 'Screens/Documents/Not listed',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen', ...answering() },
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Selects three documents, searches for one of them, and starts an action; returns the titles of the others. */
async function actAfterSearch(
  { canvas, canvasElement }: Pick<Context, 'canvas' | 'canvasElement'>,
  action: string,
): Promise<string[]> {
  await selectRows(canvasElement, [2, 4, 5]);
  const grid = within(canvas.getByRole('grid'));
  const titles = grid
    .getAllByRole('row', { selected: true })
    .map((row) => within(row).getByRole('rowheader').textContent);
  await userEvent.type(canvas.getByRole('searchbox'), `${newest?.Title ?? ''}{Enter}`);
  const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
  await bar.findByText('3 selected, 2 not shown');
  await userEvent.click(bar.getByRole('button', { name: action }));
  return titles.slice(1);
}

/** Those that can't be seen are named first. */
export const Delete: Story = {
  play: async (context) => {
    const others = await actAfterSearch(context, 'Delete');
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete 3 documents' }));
    await expect(await question.findByText(notListed({ count: 3, hidden: 2 }) ?? '')).toBeVisible();
    const list = within(question.getByRole('list', { name: deletionMessages.toDelete }));
    const named = list.getAllByRole('listitem').map((item) => item.textContent);
    await expect(named).toHaveLength(3);
    for (const other of others) await expect(named.slice(0, 2).join(' ')).toContain(other);
    await expect(named[2]).toContain(shownName(newest?.Title ?? ''));
  },
};

export const AssignFilter: Story = {
  play: async (context) => {
    await actAfterSearch(context, 'Assign Filter');
    const picker = within(await screen.findByRole('dialog', { name: 'Assign 3 documents' }));
    await expect(await picker.findByText('2 of 3 aren’t shown in the list.')).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await selectRows(canvasElement, [2, 4, 5]);
    await userEvent.type(canvas.getByRole('searchbox'), `${newest?.Title ?? ''}{Enter}`);
    await expect(await canvas.findByText('3 selected, 3 not shown')).toBeVisible();
  },
};
