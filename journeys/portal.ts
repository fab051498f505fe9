import type { Locator, Page } from 'playwright';
import { vi } from 'vitest';

/** Opens a client's documents from the client picker in the top bar. */
export async function openClient(page: Page, client: string): Promise<void> {
  await page
    .getByRole('button', { name: /^(Client|Select a client)/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Clients' }).fill(client);
  // First there is no list, then that of all clients, which shrinks when the server has searched: a press before that
  // may hit a row that is just moving away.
  await page.getByRole('option', { name: client }).waitFor();
  await page.getByRole('option').filter({ hasNotText: client }).first().waitFor({ state: 'detached' });
  await page.getByRole('option', { name: client }).click();
  await page.waitForURL(/\/documents\/\d+/);
}

/** The rows of the documents grid that hold this text; those that are still on their way are none. */
export function rowOf(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('grid')
    .getByRole('row')
    .filter({ hasText: text, hasNotText: /^Loading/, hasNot: page.getByRole('columnheader') });
}

/** What the page shows while files are dragged over it. */
function dropTarget(page: Page): Locator {
  return page.getByText('Incoming! Drop your files to upload them instantly');
}

/** Drags a file over the page until it is offered to drop it, and drops it, as a hand would. */
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
  // A page that has just opened may not listen yet; a hand moves on and enters it again.
  await vi.waitUntil(
    async () => {
      await target.dispatchEvent('dragenter', { dataTransfer: transfer });
      return dropTarget(page).isVisible();
    },
    { timeout: 120_000, interval: 100 },
  );
  await target.dispatchEvent('drop', { dataTransfer: transfer });
}

/** Drops a folder of the disk on the page, as the system does: the browser reads it itself. */
export async function dropFolder(page: Page, folder: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: 640, y: 400, data });
    if (type === 'dragOver') await dropTarget(page).waitFor();
  }
  await session.detach();
}

/** A file for the file picker: made here, or one on disk, which the browser reads itself. */
export type PickedFile = string | { readonly name: string; readonly bytes: Uint8Array };

/** Presses Upload and picks files. */
export async function uploadFiles(page: Page, ...files: readonly PickedFile[]): Promise<void> {
  const picking = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const picker = await picking;
  const [first] = files;
  if (typeof first === 'string') return picker.setFiles(first);
  await picker.setFiles(
    files.flatMap((file) =>
      typeof file === 'string'
        ? []
        : [{ name: file.name, mimeType: 'application/octet-stream', buffer: Buffer.from(file.bytes) }],
    ),
  );
}

/** One file in the upload panel. */
export function uploadOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name: 'Uploads' }).getByRole('listitem').filter({ hasText: name });
}

/** Waits until a file has become a document, and until the grid shows it. */
export async function uploaded(page: Page, name: string): Promise<void> {
  await uploadOf(page, name).getByText('Complete', { exact: true }).waitFor({ timeout: 240_000 });
  await rowOf(page, name.replace(/\.[^.]+$/, '')).waitFor();
}

/** Presses Download for the selected document; returns where the browser has stored the file. */
export async function downloadSelected(page: Page): Promise<{ name: string; file: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  const download = await downloading;
  return { name: download.suggestedFilename(), file: await download.path() };
}

/** Selects a document by its row; returns its number, which is then in the address. */
export async function selectDocument(page: Page, title: string): Promise<number> {
  await rowOf(page, title).click();
  // The address alone may still be that of the document that was selected before.
  await rowOf(page, title)
    .and(page.getByRole('row', { selected: true }))
    .waitFor();
  await page.waitForURL(/\/documents\/\d+\/\d+/);
  return Number(new URL(page.url()).pathname.split('/')[3]);
}

/**
 * Sets up the selected document for click-to-sign by accounts of these addresses, and by a representative
 * after them.
 */
export async function setUpClickToSign(
  page: Page,
  accounts: readonly string[],
  representative?: string,
): Promise<void> {
  await page.getByRole('button', { name: 'Tasks' }).click();
  await page.getByRole('menuitem', { name: 'Click To Sign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up click-to-sign' });
  for (const name of accounts) await dialog.getByRole('checkbox', { name }).check();
  if (representative !== undefined) {
    await dialog.getByRole('combobox', { name: 'Firm representative' }).fill(representative);
    await page.getByRole('option', { name: representative }).click();
  }
  await dialog.getByRole('button', { name: 'Review and confirm' }).click();
  await page.getByRole('button', { name: 'Send PINs' }).click();
  const sent = page.getByRole('dialog', { name: 'PINs sent' });
  await sent.getByRole('heading', { name: /^We’ve emailed (a PIN|PINs) to / }).waitFor();
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await sent.waitFor({ state: 'detached' });
}

/** The dialog that asks staff for their PIN. */
export function pinPrompt(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Verify PIN' });
}

/** Gives a PIN, to the portal's dialog or to the page of an account holder. */
export async function enterPin(place: Page | Locator, pin: string): Promise<void> {
  await place.getByLabel('PIN code').fill(pin);
  await place.getByRole('button', { name: 'Verify PIN' }).click();
}

/** Consents and signs, in the portal's frame or on the page of an account holder. */
export async function consentAndSign(
  place: Pick<Page, 'getByRole'> | ReturnType<Page['frameLocator']>,
): Promise<void> {
  await place.getByRole('checkbox', { name: /I have read/ }).check();
  await place.getByRole('button', { name: 'Sign', exact: true }).click();
}

/** The frame in which staff sign. */
export function signingFrame(page: Page): ReturnType<Page['frameLocator']> {
  return page.frameLocator('iframe[title^="Sign "]');
}
