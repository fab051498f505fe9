import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answering, documentJobAnswers } from '@countersign/api-client/answers';
import { PortalAt } from '../../../testing/PortalAt.tsx';
import { withSession } from '../../../testing/StorySession.tsx';
import { untilRead } from '../screen/DocumentsScreen.example.ts';
import { isFocusInSight } from '../screen/focusInSight.example.ts';
import { ofAll } from './DocumentsJobs.example.ts';

/** In a low window the tray is below the list, which keeps its room: the page scrolls from one to the other. */
const meta = {
  title: 'Screens/Documents/Jobs in low windows',
  component: PortalAt,
  decorators: [withSession],
  args: { href: '/documents/12' },
  parameters: {
    layout: 'fullscreen',
    ...answering(...documentJobAnswers.working([{ Done: 31, State: 'running' }])),
  },
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

/** At 400 %: every row that gets the focus can be seen, and so can the words of the tray and its buttons. */
export const Zoomed: Story = {
  play: async ({ canvasElement, canvas }) => {
    await untilRead(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sort and select' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Select all' }));
    const bar = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    await userEvent.click(bar.getByRole('button', { name: ofAll }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(await question.findByRole('button', { name: ofAll }));
    const tray = await canvas.findByRole('region', { name: 'Delete 128 documents' });
    await waitFor(() => expect(within(tray).getByText('31 of 128 done')).toBeVisible());
    // Its bar would take the room as well.
    const [checkbox] = within(canvas.getByRole('grid')).getAllByRole('checkbox', { hidden: true });
    await userEvent.pointer({ keys: '[TouchA]', target: checkbox ?? tray });
    const selected = within(await canvas.findByRole('region', { name: 'Selected documents' }));
    canvas.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    for (const key of [
      '{Control>}{Home}{/Control}',
      '{ArrowDown}',
      '{ArrowDown}',
      '{PageDown}',
      '{ArrowUp}',
    ]) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(isFocusInSight()).toBe(true));
    }
    for (const part of [
      within(tray).getByText('31 of 128 done'),
      within(tray).getByRole('button', { name: 'Cancel' }),
      selected.getByRole('button', { name: 'Clear selection' }),
    ]) {
      await expect(part.contains(drawnAt(part))).toBe(true);
    }
    canvas.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(isFocusInSight()).toBe(true));
  },
};

/** A phone on its side. */
export const Landscape: Story = { ...Zoomed, globals: { viewport: { value: 'low' } } };
