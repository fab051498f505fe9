import type { Locator, Page } from 'playwright';

/** Opens a client's documents from the client picker in the top bar. */
export async function openClient(page: Page, client: string): Promise<void> {
  await page
    .getByRole('button', { name: /^(Client|Choose a client)/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Client' }).fill(client);
  // The list shrinks when the server has searched; a press before that may hit a row that is just moving away.
  await page.getByRole('option').nth(1).waitFor({ state: 'detached' });
  await page.getByRole('option', { name: client }).click();
  await page.waitForURL(/\/documents\/\d+/);
}

/** The rows of the documents grid that hold this text. */
export function rowOf(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: text, hasNot: page.getByRole('columnheader') });
}

/** Drags a file over the page and drops it, as a hand would. */
export async function dropFile(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle(
    ({ fileName, base64 }) => {
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const dropped = new DataTransfer();
      dropped.items.add(new File([data], fileName, { type: 'application/pdf' }));
      return dropped;
    },
    { fileName: name, base64: Buffer.from(bytes).toString('base64') },
  );
  const target = page.locator('body');
  await target.dispatchEvent('dragenter', { dataTransfer: transfer });
  await page.getByText('Incoming! Drop your files to upload them instantly').waitFor();
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}
