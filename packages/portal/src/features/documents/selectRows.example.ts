import { expect, userEvent, waitFor, within } from 'storybook/test';
import { untilRead } from './DocumentsScreen.example.ts';

/** Selects rows by their position in the grid, counted from 1 including the header. */
export async function selectRows(canvasElement: HTMLElement, places: readonly number[]): Promise<void> {
  await untilRead(canvasElement);
  const grid = within(canvasElement).getByRole('grid');
  const rowAt = (place: number) =>
    within(grid)
      .getAllByRole('row')
      .find((row) => row.getAttribute('aria-rowindex') === String(place)) ?? grid;
  for (const place of places) {
    // The details open beside the first selection, and the rows are then created again: a click may be lost.
    await waitFor(async () => {
      if (rowAt(place).getAttribute('aria-selected') !== 'true') {
        await userEvent.click(within(rowAt(place)).getByRole('checkbox', { hidden: true }));
      }
      await expect(rowAt(place)).toHaveAttribute('aria-selected', 'true');
    });
  }
}
