import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documents } from '@countersign/api-client/fixtures';

/** What the services of stories answer, unless a story says otherwise. */
export const allDocuments = documents(128);

export const [newest] = [...allDocuments].sort((a, b) => b.ModifiedDate.localeCompare(a.ModifiedDate));

/** Waits until the first documents stand in the grid. */
export async function untilRead(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => expect(within(canvasElement).getByText(newest?.Title ?? '')).toBeVisible());
}

/** Presses the right button where the words begin: without a place the menu would open in the window's corner. */
export async function pressRight(text: HTMLElement): Promise<void> {
  const { left, bottom } = text.getBoundingClientRect();
  const coords = { clientX: left + 24, clientY: bottom - 4 };
  await userEvent.pointer({ keys: '[MouseRight]', target: text, coords });
}
