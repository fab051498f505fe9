import type { Browser, Page, Request, Route } from 'playwright';
import { viewport, type BrowserState } from './recordLoad.ts';
import { isRendered } from './isRendered.ts';

/** How many times in a row a page must be idle before it counts as finished. */
const RESTS = 6;
/** Idle time in the page's own clock, in ms; it starts after the page's current work. */
const REST_MS = 50;

/** Timeout for a response whose end is never reported, in ms. */
const UNREPORTED_MS = 5_000;

/** A page whose requests are held back until they are let go. */
interface HeldPage {
  readonly page: Page;
  held: Route[];
  /** Whether the page is about to become another one: it does nothing more then. */
  leaving(): boolean;
  /** Resolves when it is. */
  left: Promise<void>;
}

async function holdRequests(page: Page): Promise<HeldPage> {
  let noteLeft = (): void => undefined;
  const isMain = (route: Route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame();
  const holding: HeldPage = {
    page,
    held: [],
    leaving: () => holding.held.some(isMain),
    left: Promise.resolve(),
  };
  const renew = () => {
    holding.left = new Promise((resolve) => {
      noteLeft = resolve;
    });
  };
  renew();
  await page.route('**/*', (route) => {
    holding.held.push(route);
    if (!isMain(route)) return;
    noteLeft();
    renew();
  });
  return holding;
}

/** Waits until the page has nothing to do: what it was going to ask for by now, it has asked for. */
async function rest(holding: HeldPage, arrival: Promise<void>): Promise<void> {
  const { page } = holding;
  let before = holding.held.length;
  for (let times = 0; times < RESTS && !holding.leaving(); times += 1) {
    const idle = page
      .evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), REST_MS)
      .catch(() => undefined);
    await Promise.race([idle, holding.left, arrival]);
    if (holding.held.length === before) continue;
    before = holding.held.length;
    times = -1;
  }
}

/** Lets requests go, and waits for all their answers, those of the last redirects; or for the page to change. */
async function letGo(page: Page, wave: readonly Route[]): Promise<void> {
  const waiting = new Set(wave.map((route) => route.request()));
  const over = new Promise<void>((resolve) => {
    const settle = (request: Request) => {
      let first = request;
      for (let from = first.redirectedFrom(); from !== null; from = first.redirectedFrom()) first = from;
      waiting.delete(first);
      if (waiting.size === 0) resolve();
    };
    page.on('requestfinished', settle);
    page.on('requestfailed', settle);
    // The browser doesn't report the end of some requests.
    setTimeout(resolve, UNREPORTED_MS).unref();
    // Nor does it report the end of requests of a frame that was removed.
    page.on('framedetached', () => {
      for (const request of waiting) if (isOfGoneFrame(request)) settle(request);
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) resolve();
    });
  });
  await Promise.all(wave.map((route) => route.continue().catch(() => undefined)));
  await over;
}

/**
 * Waits until the page has the responses that have arrived: on a busy machine the browser tells of a response long
 * before the page's own process is told, and a page without it is idle.
 */
async function received(page: Page, wave: readonly Route[]): Promise<void> {
  const addresses = wave
    .map((route) => route.request())
    .filter((request) => !request.isNavigationRequest() && !isOfGoneFrame(request))
    .filter((request) => request.frame() === page.mainFrame())
    .map((request) => request.url());
  await page
    .waitForFunction(
      (wanted) => wanted.every((address) => performance.getEntriesByName(address, 'resource').length > 0),
      addresses,
      { timeout: UNREPORTED_MS },
    )
    // Some have no entry: of a page that was left, or of a request that failed.
    .catch(() => undefined);
}

function isOfGoneFrame(request: Request): boolean {
  try {
    return request.frame().isDetached();
  } catch {
    return true;
  }
}

function plain(address: string): string {
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
}

/**
 * Splits a load into waves: addresses of what started together, up to the wave that brings what is awaited. The
 * first is the page itself. Every request is held until the page rests, then all are let go at once: what starts
 * after that started only because of an answer. A redirect belongs to its request. How quick the machine is plays
 * no part.
 */
export async function countWaves(
  browser: Browser,
  address: string,
  { awaited, state }: { awaited: string; state: BrowserState | null },
): Promise<readonly (readonly string[])[]> {
  const context = await browser.newContext({
    viewport,
    ...(state !== null && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    const holding = await holdRequests(page);
    let arrived = false;
    const arrival = page.waitForFunction(isRendered, awaited, { timeout: 120_000 }).then(() => {
      arrived = true;
    });
    // It is awaited below; earlier errors must be reported first.
    arrival.catch(() => undefined);
    // Requests of a page that is being left get no response.
    void page.goto(address).catch(() => undefined);
    await holding.left;
    const waves: string[][] = [];
    while (!arrived) {
      await rest(holding, arrival);
      // The browser tells of what is drawn with its next frame, which may be long in coming on a busy machine.
      if (!holding.leaving() && (await page.evaluate(isRendered, awaited).catch(() => false))) break;
      const wave = holding.held.splice(0);
      // What is asked for while the awaited is drawn did not bring it.
      if (arrived || wave.length === 0) continue;
      waves.push(wave.map((route) => plain(route.request().url())));
      await Promise.race([letGo(page, wave).then(() => received(page, wave)), arrival]);
    }
    return waves;
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
}
