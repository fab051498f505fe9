import type { Page } from 'playwright';
import { MiB, randomFile, type FileOnDisk } from './files.ts';
import type { Line } from './line.ts';
import { uploadFiles, uploadOf } from './portal.ts';

/** Begins a file of eight chunks, and reloads the page while the fourth is under way. */
export async function interruptUpload(
  page: Page,
  line: Line,
  folder: string,
  name: string,
): Promise<FileOnDisk> {
  const file = await randomFile(folder, name, 40 * MiB);
  const held = line.holdAt(4);
  await uploadFiles(page, file.path);
  await held;
  await reloadDuring(page, line, name);
  await uploadOf(page, name)
    .getByText(/^Select the file again to continue/)
    .waitFor();
  return file;
}

/** Reloads the page once some of a file has arrived, with the line whole again afterwards. */
export async function reloadDuring(page: Page, line: Line, name: string): Promise<void> {
  await uploadOf(page, name)
    .getByText(/^Uploading [1-9]/)
    .waitFor();
  await page.reload();
  line.reset();
}

/** The names of the files that the browser remembers as unfinished, at this moment. */
export function rememberedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('IndexedDB could not be read.'));
      });
    const database = await settled(indexedDB.open('countersign-uploads'));
    const all: { name: string }[] = await settled(
      database.transaction('uploads').objectStore('uploads').getAll(),
    );
    database.close();
    return all.map(({ name }) => name);
  });
}

/**
 * Drops a file of the site's own storage on the page. Its handle is of the kind that a dropped file of the system has:
 * the browser stores it, asks for permission, and reads it.
 *
 * @returns the SHA-256 of its bytes
 */
export function dropStoredFile(page: Page, name: string, size: number): Promise<string> {
  return page.evaluate(
    async ([fileName, bytes]) => {
      const root = await navigator.storage.getDirectory();
      const handle = await root.getFileHandle(fileName, { create: true });
      const target = await handle.createWritable();
      const piece = new Uint8Array(64 * 1024);
      for (let written = 0; written < bytes; written += piece.length)
        await target.write(crypto.getRandomValues(piece));
      await target.close();
      const file = await handle.getFile();
      const item = { kind: 'file', getAsFileSystemHandle: () => Promise.resolve(handle) };
      const event = new DragEvent('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', {
        value: { types: ['Files'], files: [file], items: [item] },
      });
      document.body.dispatchEvent(event);
      const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
      return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    [name, size] as const,
  );
}
