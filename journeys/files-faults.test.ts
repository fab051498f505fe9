import type { Browser, FrameLocator, Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOWNLOAD_FRAME_MS } from '../packages/portal/src/services/saveFile.ts';
import { downloadMessages } from '../packages/portal/src/services/services.messages.ts';
import { failureMessages, viewerMessages } from '../packages/sites/src/viewer/viewer.messages.ts';
import {
  viewerOpening,
  viewerSilent,
} from '../packages/ui/src/patterns/PreviewFrame/previewFrame.messages.ts';
import { setClock } from './clock.ts';
import { startDemo } from './demo.ts';
import { faultAt } from './fault.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { contractPdf } from './pdf.ts';
import { openClient, selectDocument, uploaded, uploadFiles } from './portal.ts';

let system: RunningSystem;
let browser: Browser;
let page: Page;

const title = 'Shearing shed lease';

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
  ({ page } = await newVisitor(browser));
  await page.goto(`${system.portal}/`);
  await signIn(page, system, 'admin@demo.test');
  await openClient(page, 'Blue Gum Pastoral Co');
  await uploadFiles(page, { name: `${title}.pdf`, bytes: await contractPdf(title) });
  await uploaded(page, `${title}.pdf`);
  await selectDocument(page, title);
  // It goes on by itself, and is moved ahead where a limit is waited for.
  await page.clock.install();
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** What a proxy or a hotel sends instead of a file or a page. */
const foreign =
  (status: number, contentType = 'text/html') =>
  (route: Route) =>
    route.fulfill({ status, contentType, body: '<h1>Sign in to the Wi-Fi</h1>' });

/** Holds a request until `end`, which lets it go on to the service. */
function hold() {
  const held = Promise.withResolvers<undefined>();
  return {
    async stall(route: Route) {
      await held.promise;
      await route.continue();
    },
    end: () => held.resolve(undefined),
  };
}

const links = '**/d/*';
const viewerPage = '**/viewer/?*';

async function openPreview(): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Preview', exact: true }).first().click();
  return page.frameLocator(`iframe[title="Preview of ${title}"]`);
}

async function drawn(viewer: FrameLocator): Promise<void> {
  await viewer.locator('section [data-state="drawn"]').first().waitFor();
}

async function closePreview(): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const cover = () => page.getByRole('dialog').getByRole('status').filter({ hasText: viewerOpening.usual });

describe('a preview', () => {
  it.each([
    ['a page', foreign(200)],
    ['a text', foreign(200, 'text/plain')],
    ['a page without such an address', foreign(404)],
    ['a gateway’s failure', foreign(502)],
  ])('does not take %s for the document, and opens it on request', async (_what, send) => {
    await faultAt(page, links, send, { times: 1 });
    const viewer = await openPreview();
    await viewer.getByText(failureMessages.unreachable.help).waitFor();
    await viewer.getByRole('button', { name: 'Try again' }).click();
    await drawn(viewer);
    await closePreview();
  });

  it.each([
    ['a page', foreign(200)],
    ['a gateway’s failure', foreign(502)],
  ])('covers %s in place of the viewer, and opens again by itself', async (_what, send) => {
    const fault = await faultAt(page, viewerPage, send, { times: 1 });
    const viewer = await openPreview();
    await expect.poll(() => fault.met()).toBe(1);
    await cover().waitFor();
    await drawn(viewer);
    expect(await cover().count()).toBe(0);
    await closePreview();
  });

  it('says that the viewer did not load when that comes twice, and opens on request', async () => {
    const fault = await faultAt(page, viewerPage, foreign(200));
    const viewer = await openPreview();
    await page.getByText(viewerSilent.title).waitFor();
    expect(fault.met()).toBe(2);
    fault.end();
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await drawn(viewer);
    await closePreview();
  });

  it('says that a silent file takes long, gives it up, and opens on request', async () => {
    const held = hold();
    await faultAt(page, links, held.stall, { times: 1 });
    const viewer = await openPreview();
    await viewer.getByText(viewerMessages.opening).waitFor();
    await page.clock.runFor(10_000);
    await viewer.getByText(viewerMessages.slow).waitFor();
    await page.clock.runFor(20_000);
    await viewer.getByText(failureMessages.unreachable.help).waitFor();
    held.end();
    await viewer.getByRole('button', { name: 'Try again' }).click();
    await drawn(viewer);
    await closePreview();
  });
});

describe('a download', () => {
  const frames = () => page.locator('iframe[title="Download"]').count();
  const press = () => page.getByRole('button', { name: 'Download', exact: true }).first().click();

  it('comes although its first byte is late', async () => {
    const held = hold();
    await faultAt(page, links, held.stall, { times: 1 });
    await press();
    await expect.poll(frames).toBe(1);
    await page.clock.runFor(DOWNLOAD_FRAME_MS + 5_000);
    expect(await frames()).toBe(1);
    const download = page.waitForEvent('download');
    held.end();
    expect((await download).suggestedFilename()).toBe(`${title}.pdf`);
    expect(await page.getByText(downloadMessages.notSent).count()).toBe(0);
  });

  it('is said not to come when its request never reached the file service', async () => {
    const before = await frames();
    await faultAt(page, links, hold().stall, { times: 1 });
    await press();
    await expect.poll(frames).toBe(before + 1);
    // Longer than a link can be redeemed.
    await setClock(system, 61_000);
    await page.clock.runFor(DOWNLOAD_FRAME_MS);
    await page.getByText(downloadMessages.notSent).waitFor();
    expect(await frames()).toBe(before);
  });
});
