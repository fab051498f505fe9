import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentJobAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { untilRead } from '../screen/DocumentsScreen.example.ts';
import { coversARow, isFocusInSight } from '../screen/focusInSight.example.ts';
import { ofAll, selectAll } from './DocumentsJobs.example.ts';

/** In a low window the tray is below the list, which keeps its room: the page scrolls from one to the other. */
const meta = {
  title: 'Screens/Documents/Jobs in low windows',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'zoomed' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The element that is drawn where this one has its centre, once it was scrolled to. */
function drawnAt(element: HTMLElement): Element | null {
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

/** A server that has no job yet: each story needs its own. */
const idle = () => answering(...documentJobAnswers.working([{ Done: 31, State: 'running' }]));

/** Deletes all documents, and goes through the rows and the tray once their job is at work. */
async function deleteAndLook(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
  await userEvent.click(bar.getByRole('button', { name: /^Delete/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await question.findByRole('button', { name: ofAll }));
  // Looked up each time: it is another element once the page around it has changed.
  const tray = () => within(canvas.getByRole('region', { name: 'Delete 128 documents' }));
  await waitFor(() => expect(tray().getByText('31 of 128 done')).toBeVisible());
  // The bar of selected rows takes room as well; a table shows it for two.
  for (const place of [0, 1]) {
    const checkboxes = within(canvas.getByRole('grid')).getAllByRole('checkbox', {
      hidden: true,
      name: /^Select (?!all)/,
    });
    await userEvent.pointer({ keys: '[TouchA]', target: checkboxes[place] ?? canvasElement });
  }
  const selection = await canvas.findByRole('region', { name: 'Selected documents' });
  const selected = within(selection);
  await waitFor(() => expect(coversARow(selection)).toBe(false));
  canvas.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  for (const key of ['{Control>}{Home}{/Control}', '{ArrowDown}', '{ArrowDown}', '{PageDown}', '{ArrowUp}']) {
    await userEvent.keyboard(key);
    await waitFor(() => expect(isFocusInSight()).toBe(true));
    await expect(coversARow(selection)).toBe(false);
  }
  for (const part of [
    tray().getByText('31 of 128 done'),
    tray().getByRole('button', { name: 'Cancel' }),
    selected.getByRole('button', { name: 'Clear selection' }),
  ]) {
    await expect(part.contains(drawnAt(part))).toBe(true);
  }
  canvas.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(isFocusInSight()).toBe(true));
}

/** At 400 %: every row that gets the focus can be seen, and so can the words of the tray and its buttons. */
export const Zoomed: Story = {
  parameters: idle(),
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort and select' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select all' }));
    await deleteAndLook(canvasElement);
  },
};

/** A phone on its side, which has room for the table. */
export const Landscape: Story = {
  parameters: idle(),
  globals: { viewport: { value: 'low' } },
  play: async ({ canvasElement, canvas }) => {
    await selectAll(canvasElement, canvas);
    await deleteAndLook(canvasElement);
  },
};
