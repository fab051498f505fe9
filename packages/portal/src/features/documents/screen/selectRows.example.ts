import { expect, userEvent, waitFor, within } from 'storybook/test';
import { untilRead } from './DocumentsScreen.example.ts';

/** Selects one row and no other, by its position in the grid, counted from 1 including the header. */
export async function selectOneRow(canvasElement: HTMLElement, place: number): Promise<void> {
  await untilRead(canvasElement);
  const rowAt = () => canvasElement.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${place}"]`);
  // The details open beside it, and the rows are then created again.
  await waitFor(async () => {
    await userEvent.click(within(rowAt() ?? canvasElement).getByRole('rowheader'));
    await expect(rowAt()).toHaveAttribute('aria-selected', 'true');
  });
}

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
