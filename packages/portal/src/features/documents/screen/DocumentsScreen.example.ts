import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documents } from '@countersign/api-client/fixtures';

/** Default answers of the services in stories. */
export const allDocuments = documents(128);

export const [newest] = [...allDocuments].sort((a, b) => b.ModifiedDate.localeCompare(a.ModifiedDate));

/** Waits until the grid shows the first documents. */
export async function untilRead(canvasElement: HTMLElement): Promise<void> {
  await waitFor(async () => {
    // A row that is not needed keeps its words, unseen.
    const shown = within(canvasElement)
      .getAllByText(newest?.Title ?? '')
      .filter((element) => element.closest('[hidden]') === null);
    await expect(shown).toHaveLength(1);
  });
}

/**
 * Presses the right button at the start of the text: without coordinates the menu would open in the window's
 * corner.
 */
export async function pressRight(text: HTMLElement): Promise<void> {
  const { left, bottom } = text.getBoundingClientRect();
  const coords = { clientX: left + 24, clientY: bottom - 4 };
  await userEvent.pointer({ keys: '[MouseRight]', target: text, coords });
}

/** That two things are on one line, such as a toolbar. */
export async function expectBeside(one: Element, other: Element): Promise<void> {
  const [first, second] = [one, other].map((element) => element.getBoundingClientRect().top);
  await expect(Math.abs((first ?? 0) - (second ?? Infinity))).toBeLessThan(8);
}
