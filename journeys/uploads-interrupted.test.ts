import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadMessages } from '../packages/api-client/src/upload/upload.messages.ts';
import { startDemo } from './demo.ts';
import { MiB, randomFile, sha256Of } from './files.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { openLine, type Line } from './line.ts';
import {
  downloadSelected,
  openClient,
  rowOf,
  selectDocument,
  uploaded,
  uploadFiles,
  uploadOf,
} from './portal.ts';
import { interruptUpload, rememberedNames } from './rememberedUploads.ts';

let line: Line;
let system: RunningSystem;
let browser: Browser;
let page: Page;
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-interrupted-'));

beforeAll(async () => {
  line = await openLine();
  [system, browser] = await Promise.all([startDemo({ env: { FILES_ORIGIN: line.origin } }), startBrowser()]);
  line.connectTo(system.files);
  ({ page } = await newVisitor(browser));
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'employee@demo.test');
  await openClient(page, 'Harbour Bakery');
});

beforeEach(() => {
  line.reset();
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
  await line?.close();
  rmSync(folder, { recursive: true, force: true });
});

const interrupt = (name: string) => interruptUpload(page, line, folder, name);

async function selectAgain(name: string, file: string): Promise<void> {
  const picking = page.waitForEvent('filechooser');
  await uploadOf(page, name)
    .getByRole('button', { name: `Select file ${name}` })
    .click();
  await (await picking).setFiles(file);
}

describe('an upload that a reload interrupted', () => {
  it('goes on when its file is selected again, and sends only what is missing', async () => {
    const file = await interrupt('Survey of the river.zip');
    const before = line.begun.length;
    await selectAgain(file.name, file.path);
    await uploaded(page, file.name);
    expect(line.begun.length - before).toBeLessThan(8);
    await selectDocument(page, 'Survey of the river');
    expect(await sha256Of((await downloadSelected(page)).file)).toBe(file.sha256);
    await page.reload();
    await rowOf(page, 'Survey of the river').waitFor();
    expect(await page.getByRole('region', { name: 'Uploads' }).count()).toBe(0);
  });

  it('refuses another file in words, and is forgotten when it is cancelled', async () => {
    const file = await interrupt('Drone pictures.zip');
    expect(await rememberedNames(page)).toContain(file.name);
    const other = await randomFile(folder, 'Other pictures.zip', MiB);
    await selectAgain(file.name, other.path);
    await uploadOf(page, file.name).getByText(uploadMessages.otherFile).waitFor();
    await page.getByRole('button', { name: `Cancel ${file.name}` }).click();
    await uploadOf(page, file.name).getByText('Cancelled', { exact: true }).waitFor();
    await page.reload();
    await rowOf(page, /./).first().waitFor();
    expect(await page.getByRole('region', { name: 'Uploads' }).count()).toBe(0);
  });

  it('is not shown to another user of the browser', async () => {
    const file = await interrupt('Board minutes.zip');
    await page.context().clearCookies();
    await page.goto(`${system.portal}/`);
    await signIn(page, system, 'admin@demo.test');
    await openClient(page, 'Harbour Bakery');
    await rowOf(page, /./).first().waitFor();
    expect(await uploadOf(page, file.name).count()).toBe(0);
  });
});

describe('a file that is a document already', () => {
  it('is said to be one, and can be skipped, shown or uploaded anyway', async () => {
    const bytes = new TextEncoder().encode('Minutes of the meeting of May');
    await uploadFiles(page, { name: 'Minutes of May.txt', bytes });
    await uploaded(page, 'Minutes of May.txt');
    // The server digests a file moments after it has arrived.
    await expect
      .poll(
        async () => {
          await uploadFiles(page, { name: 'Minutes again.txt', bytes });
          const again = uploadOf(page, 'Minutes again.txt').first();
          await again.getByText(/^(Already uploaded as|Complete)/).waitFor();
          return again.getByText(/^Already uploaded as Minutes of May\.txt on/).count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    const again = uploadOf(page, 'Minutes again.txt').first();
    await again.getByRole('button', { name: /^Show document/ }).click();
    await page.waitForURL(/\/documents\/\d+\/\d+/);
    await again.getByRole('button', { name: /^Upload anyway/ }).click();
    await uploaded(page, 'Minutes again.txt');
  });
});
