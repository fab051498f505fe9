import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { serve, type Site } from './serve.ts';
import { startBrowser, visit } from './visit.ts';

const { root } = inject('installation');
/** No inline script and no inline style anywhere on the page. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; frame-src 'self'; base-uri 'none'";

const uploads = 'countersign-upload-panel';

describe('the custom elements on a page without React', () => {
  let browser: Browser | null = null;
  let site: Site | undefined;
  let page: Page | undefined;

  beforeAll(async () => {
    cpSync(path.join(import.meta.dirname, '../examples/elements'), path.join(root, 'elements'), {
      recursive: true,
    });
    mkdirSync(path.join(root, 'empty'), { recursive: true });
    writeFileSync(
      path.join(root, 'empty/index.html'),
      '<!doctype html><html lang="en"><title>Empty</title><body></body></html>',
    );
    browser = await startBrowser();
    site = await serve(root, policy);
  });
  afterEach(async () => page?.close());
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  async function open(address = '/elements/'): Promise<{ page: Page; complaints: readonly string[] }> {
    if (browser === null || site === undefined) throw new Error('A browser is needed: see README.md');
    const opened = await visit(browser, site.origin + address);
    page = opened.page;
    return opened;
  }

  it('draws a way to the sign-in, in the firm’s colour, and only to an address of the web', async () => {
    const { page, complaints } = await open();
    const link = page.getByRole('link', { name: 'Sign in to Marsh Legal' });
    await expect.poll(() => link.getAttribute('href')).toBe('https://portal.example.com/login?theme=102');
    await expect.poll(() => paint(page, 'countersign-client-login', 'a')).toBe('rgb(122, 31, 61)');
    const login = page.locator('countersign-client-login');
    await login.evaluate((element) => {
      element.setAttribute('label', 'Client area');
      element.setAttribute('brand', '0B6E4F');
    });
    await page.getByRole('link', { name: 'Client area' }).waitFor();
    await expect.poll(() => paint(page, 'countersign-client-login', 'a')).toBe('rgb(11, 110, 79)');
    await login.evaluate((element) => element.setAttribute('portal', 'javascript:alert(1)'));
    await page.getByRole('link', { name: 'Client area' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('shows uploads that the page gives, and asks for what the reader wants', async () => {
    const { page, complaints } = await open();
    const log = page.locator('#log');
    await page.getByRole('button', { name: 'Upload two files' }).click();
    const region = page.getByRole('region', { name: 'Uploads' });
    await region.getByText('1 of 2 complete').waitFor();
    await region.getByRole('button', { name: /^Cancel/ }).click();
    await log.getByText('cancel minutes').waitFor();
    await region.getByText('1 of 1 complete').waitFor();
    await region.getByRole('button', { name: /minimise/i }).click();
    await log.getByText('view minimised').waitFor();
    expect(await page.locator(uploads).getAttribute('view')).toBe('minimised');
    await region.getByRole('button', { name: /close/i }).click();
    await log.getByText('uploads closed').waitFor();
    await region.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  it('opens a signing frame, hears it, and closes', async () => {
    const { page, complaints } = await open();
    const dialog = page.getByRole('dialog', { name: /Brindle Creek lease renewal 2026/ });
    await page.getByRole('button', { name: 'Sign the lease' }).click();
    await dialog.waitFor();
    const inside = page.frameLocator('countersign-signing-frame iframe');
    await inside.getByRole('button', { name: 'Sign here' }).click();
    await page.locator('#log').getByText('commit').waitFor();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Sign the lease' }).click();
    await inside.getByRole('button', { name: 'Fail' }).click();
    await page.locator('#log').getByText('failed: The page could not be drawn').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is themed from outside by plain CSS, whatever its own theme', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Upload two files' }).click();
    await page.getByRole('region', { name: 'Uploads' }).waitFor();
    const read = (name: string) => variable(page, uploads, name);
    expect(await read('--cs-color-accent-mark')).toBe('rgb(122, 31, 61)');
    expect(await read('--cs-radius-sheet')).toBe('2px');
    const light = await read('--cs-color-sheet');
    await page.locator(uploads).evaluate((element) => element.setAttribute('theme', 'dark'));
    await expect.poll(() => read('--cs-color-sheet')).not.toBe(light);
    expect(await read('--cs-color-accent-mark')).toBe('rgb(122, 31, 61)');
    await page.locator(uploads).evaluate((element) => element.removeAttribute('theme'));
    await expect.poll(() => read('--cs-color-sheet')).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => read('--cs-color-sheet')).not.toBe(light);
  });

  it('takes over what a page has said before the script ran', async () => {
    const { page } = await open('/empty/');
    await page.evaluate((name) => {
      const early = document.createElement(name);
      const done = { id: 'a', name: 'Deed.pdf', status: 'complete', percent: 100, cancellable: false };
      const rest = { bytesPerSecond: null, secondsLeft: null, failureReason: null, retryable: false };
      Object.assign(early, { items: [{ ...done, ...rest }] });
      document.body.append(early);
    }, uploads);
    await page.addScriptTag({ type: 'module', url: '/node_modules/@countersign/ui/custom-elements.js' });
    await page.getByRole('region', { name: 'Uploads' }).getByText('1 of 1 complete').waitFor();
  });

  it('keeps its state when it is moved, and leaks nothing when it is removed and added again', async () => {
    const { page, complaints } = await open();
    await page.getByRole('button', { name: 'Upload two files' }).click();
    const region = page.getByRole('region', { name: 'Uploads' });
    await region.getByText('1 of 2 complete').waitFor();
    await page.locator(uploads).evaluate((element) => document.body.prepend(element));
    await region.getByText('1 of 2 complete').waitFor();

    const before = await counted(page, 5);
    const after = await counted(page, 40);
    expect(after).toEqual(before);
    await region.getByText('1 of 2 complete').waitFor();
    expect(complaints).toEqual([]);
  });
});

it('import on a server, where they do nothing', () => {
  const program = "await import('@countersign/ui/custom-elements');";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

/** Background of the first such part inside an element, as painted. */
function paint(page: Page, element: string, part: string): Promise<string> {
  return page
    .locator(`${element} ${part}`)
    .first()
    .evaluate((found) => getComputedStyle(found).backgroundColor);
}

/** A custom property as it arrives inside an element. */
function variable(page: Page, element: string, name: string): Promise<string> {
  return page
    .locator(`${element} [data-cs-theme] > :last-child`)
    .first()
    .evaluate((found, wanted) => getComputedStyle(found).getPropertyValue(wanted), name);
}

/** Takes each element out and puts it back, so often; then counts what the page holds on to. */
async function counted(page: Page, times: number): Promise<{ nodes: number; jsEventListeners: number }> {
  await page.evaluate(async (rounds) => {
    const names = ['upload-panel', 'signing-frame', 'client-login'];
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names) {
        const element = document.querySelector(`countersign-${name}`);
        if (element === null) throw new Error(`${name} has gone`);
        element.remove();
        await drawn();
        document.body.append(element);
        await drawn();
      }
    }
  }, times);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const counters = await session.send('Memory.getDOMCounters');
  await session.detach();
  return counters;
}
