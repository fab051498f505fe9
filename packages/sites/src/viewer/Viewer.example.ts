import { expect, waitFor, type within } from 'storybook/test';

/** Waits until a page has been painted, so that a screenshot shows it. */
export async function drawn(canvas: ReturnType<typeof within>, page = 1) {
  const sheet = canvas.getByRole('region', { name: `Page ${page}` });
  await waitFor(() => expect(sheet.querySelector('[data-state="drawn"]')).not.toBeNull());
}
