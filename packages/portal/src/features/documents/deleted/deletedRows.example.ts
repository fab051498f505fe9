import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { deletedDocuments } from '@countersign/api-client/fixtures';

/** Default answers of the services in stories. */
export const all = deletedDocuments(34);

export const [newest, second] = all;

/** Title of the document that was deleted last. */
export const title = newest?.Title ?? '';

/** Waits for the list, and returns the row of a document. */
export async function rowOf(canvasElement: HTMLElement, name: string): Promise<HTMLElement> {
  const grid = await within(canvasElement).findByRole('grid');
  await waitFor(() => expect(within(grid).getAllByText(name)[0]).toBeVisible());
  return within(grid).getByRole('row', { name: new RegExp(name) });
}

export async function selectRow(canvasElement: HTMLElement, name: string): Promise<void> {
  const row = await rowOf(canvasElement, name);
  await userEvent.click(within(row).getByRole('checkbox', { hidden: true }));
  await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
}

export async function openMenu(canvasElement: HTMLElement, name: string): Promise<void> {
  const row = await rowOf(canvasElement, name);
  const { left, bottom } = within(row).getByText(name).getBoundingClientRect();
  const coords = { clientX: left + 24, clientY: bottom - 4 };
  await userEvent.pointer({ keys: '[MouseRight]', target: row, coords });
  await screen.findByRole('menu');
}
