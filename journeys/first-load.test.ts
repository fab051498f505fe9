import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countWaves } from '../packages/server/bench/load/countWaves.ts';
import { figuresOf } from '../packages/server/bench/load/figures.ts';
import { recordLoad, viewport, type BrowserState } from '../packages/server/bench/load/recordLoad.ts';
import { startDemo } from './demo.ts';
import { leave } from './fault.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';

let system: RunningSystem;
let browser: Browser;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** What a load may take at most: kilobytes on the wire, requests, waves after the page itself, layout shift. */
interface Budget {
  readonly js: number;
  readonly css: number;
  readonly fonts: number;
  readonly requests: number;
  readonly waves: number;
  readonly shift: number;
}

async function expectWithin(path: string, awaited: string, state: BrowserState | null, budget: Budget) {
  const address = `${system.portal}${path}`;
  const record = await recordLoad(browser, address, { awaited, state });
  const waves = await countWaves(browser, address, { awaited, state });
  const taken = { ...figuresOf(record), waves: waves.length - 1 };
  const over = Object.entries(budget).filter(([name, most]) => Number(Reflect.get(taken, name)) > most);
  expect(over.length === 0 ? null : { over, taken, waves }).toBeNull();
  return waves;
}

it('shows who has no session where the password is typed, before anything else is loaded', async () => {
  const budget = { js: 15, css: 10, fonts: 60, requests: 10, waves: 1, shift: 0 };
  await expectWithin('/', 'input[type=password]', null, budget);
});

/** A browser that has shown a client's documents: the next visit begins with the number of rows that fit. */
async function returning(): Promise<BrowserState> {
  const { context, page } = await newVisitor(browser);
  await page.goto(`${system.portal}/documents/2`);
  await signIn(page, system, 'employee@demo.test');
  await page.getByRole('gridcell').first().waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

it('asks for everything that the documents need at once', async () => {
  const state = await returning();
  const budget = { js: 198.9, css: 19.1, fonts: 62, requests: 20, waves: 2, shift: 0 };
  const waves = await expectWithin('/documents/2', '[role=grid] [role=row] [role=gridcell]', state, budget);
  // The rows are asked for as soon as there is a token, by the first lines of the page.
  const waveOf = (path: string) => waves.findIndex((wave) => wave.includes(path));
  const token = waveOf(`${system.identity}/session/tokens`);
  expect(waveOf(`${system.portal}/rest/documents/clients/2`)).toBe(token + 1);
  // And once, although here the code is there before the token.
  const reads = waves.flat().filter((address) => address.startsWith(`${system.portal}/rest/`));
  expect(reads).toEqual([...new Set(reads)]);
});

it('asks for a document to preview or to sign as soon as there is a token, too', async () => {
  const { context, page } = await newVisitor(browser);
  const listed = page.waitForResponse(`${system.portal}/rest/documents/clients/2?*`);
  await page.goto(`${system.portal}/documents/2`);
  await signIn(page, system, 'employee@demo.test');
  const { Items } = await (await listed).json();
  await page.getByRole('gridcell').first().waitFor();
  const state = await context.storageState();
  await context.close();
  const document = String(Items[0].Id);
  for (const mode of ['preview', 'sign']) {
    const address = `${system.portal}/documents/${mode}/2/${document}`;
    const waves = await countWaves(browser, address, { awaited: '[role=dialog]', state });
    const waveOf = (path: string) => waves.findIndex((wave) => wave.includes(path));
    const token = waveOf(`${system.identity}/session/tokens`);
    const reads = ['documents/clients/2', `documents/${document}`, 'clients/2', 'documentFilters/2'];
    const asked = reads.map((read) => waveOf(`${system.portal}/rest/${read}`));
    expect([mode, ...asked]).toEqual([mode, ...reads.map(() => token + 1)]);
  }
});

/** Every row on screen: its place, and the words and places of its cells. */
function rowsIn(list: Element | SVGElement) {
  const place = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map((length) => Math.round(length * 10) / 10);
  };
  const shown = [...list.querySelectorAll('[role=row]:not([hidden], [data-grid-header])')].map((row) => ({
    number: Number(row.getAttribute('aria-rowindex')),
    place: place(row),
    cells: [...row.querySelectorAll('[data-text]')].map((cell) => ({
      words: cell.textContent,
      place: place(cell),
    })),
  }));
  return shown.sort((a, b) => a.number - b.number);
}

/** A page whose framework waits until it is let go, and which counts its rows when the preview of them is removed. */
async function openHeld(state: BrowserState) {
  const context = await browser.newContext({ viewport, storageState: state, timezoneId: 'Australia/Sydney' });
  context.setDefaultTimeout(60_000);
  await context.addInitScript(() => {
    // A page removes its first rows after some seconds, but a busy machine may take longer to check it here.
    const wait = window.setTimeout.bind(window);
    Reflect.set(window, 'setTimeout', (act: () => void, ms = 0) => wait(act, ms < 2000 ? ms : ms * 100));
    AbortSignal.timeout = () => new AbortController().signal;
    new MutationObserver((changes) => {
      const gone = changes.flatMap(({ removedNodes }) => [...removedNodes]);
      if (!gone.some((node) => node instanceof HTMLElement && node.inert)) return;
      const rows = document.querySelectorAll(
        '#root [role=row]:not([hidden], [data-pending]) > [role=gridcell]',
      );
      Reflect.set(window, 'rowsWhenGone', rows.length);
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await context.newPage();
  const { promise: held, resolve: go } = Promise.withResolvers<undefined>();
  await page.route('**/assets/main-*.js', async (route) => {
    await held;
    await leave(page, route.continue());
  });
  void page.goto(`${system.portal}/documents/2`).catch(() => undefined);
  const picture = page.locator('body > [inert]');
  await picture.locator('[role=row]').first().waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return {
    context,
    page,
    picture,
    go: () => {
      go(undefined);
    },
  };
}

it('draws the first rows before the portal is there, where the grid draws them', async () => {
  const { context, page, picture, go } = await openHeld(await returning());
  // Whoever listens hears that the page is loading, and of no rows yet; whoever points sees it.
  expect(await page.getByRole('row').count()).toBe(0);
  await expect.poll(() => page.getByRole('status').textContent()).toContain('Loading');
  expect(await page.locator('.shell').evaluate((shell) => getComputedStyle(shell).cursor)).toBe('progress');
  const early = await picture.evaluate(rowsIn);
  expect(early.length).toBeGreaterThan(5);
  expect(early.every(({ cells }) => cells.some(({ words }) => words !== ''))).toBe(true);

  go();
  await picture.waitFor({ state: 'detached' });
  // The row under the pointer is the one that was seen, and responds at once.
  await page.mouse.click(500, early[1]?.place[1] ?? 0);
  await expect.poll(() => page.locator('[role=row][aria-selected=true]').count()).toBe(1);
  // The portal of this page reports its sign-in to every tab: that took nothing away too early.
  expect(await page.evaluate(() => Reflect.get(window, 'rowsWhenGone'))).toBeGreaterThan(5);
  await context.close();
});

it('leaves every row of the preview in its place when the grid takes over', async () => {
  const { context, page, picture, go } = await openHeld(await returning());
  const early = await picture.evaluate(rowsIn);
  go();
  await picture.waitFor({ state: 'detached' });
  const drawn = await page.getByRole('grid').evaluate(rowsIn);
  expect(drawn.slice(0, early.length)).toEqual(early);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await context.close();
});

it('takes the first rows away when another tab reports a sign-out', async () => {
  const { context, page, picture, go } = await openHeld(await returning());
  const other = await context.newPage();
  await other.goto(`${system.portal}/icon.svg`);
  await other.evaluate(() => new BroadcastChannel('countersign.session').postMessage({ kind: 'signedOut' }));
  await picture.waitFor({ state: 'detached' });
  expect(await page.locator('#root > *').count()).toBe(0);
  go();
  await context.close();
});

it('lets nothing run where a script or a style is opened as a page', async () => {
  const page = await (await fetch(system.portal)).text();
  const assets = [...new Set(page.match(/\/assets\/[\w-]+\.(?:js|css)/g))];
  expect(assets.length).toBeGreaterThan(1);
  for (const asset of assets) {
    const { headers } = await fetch(`${system.portal}${asset}`);
    expect([asset, headers.get('content-security-policy')]).toEqual([asset, "default-src 'none'; sandbox"]);
  }
});
