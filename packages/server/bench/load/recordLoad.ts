import type { Browser, BrowserContext, CDPSession } from 'playwright';
import { watchFor, type Watched } from './watchFor.ts';

/** What a phone on a slow network has: kilobits a second, milliseconds, times slower. */
export const slow = { kilobits: 1_600, latency: 150, cpu: 4 } as const;

/** The window, the same on every visit. */
export const viewport = { width: 1440, height: 900 } as const;

/** A state of a browser that has been somewhere before: its cookies and storage. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

export type Kind = 'page' | 'script' | 'style' | 'font' | 'data' | 'other';

/** One request; each step of a redirect is one of its own. Times in milliseconds since the navigation began. */
export interface LoadRequest {
  readonly url: string;
  readonly kind: Kind;
  readonly start: number;
  /** When the answer began, and when it was complete. */
  head: number;
  end: number;
  /** On the wire, heads included. */
  bytes: number;
}

export interface LoadRecord {
  /** Milliseconds until what is awaited was painted. */
  readonly ready: number;
  /** Milliseconds until it reacted; the same where nothing is drawn before. */
  readonly reacted: number;
  readonly requests: readonly LoadRequest[];
  /** The sum of all layout shifts. */
  readonly shift: number;
  /** Milliseconds of the last page's main thread, until some time after it was ready. */
  readonly script: number;
  readonly layout: number;
}

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Fetch: 'data',
  XHR: 'data',
};

/**
 * Nothing asked for this long, in milliseconds, ends a load. Longer than a slow page pauses between two requests, and
 * shorter than it waits for its user: what opens later loads with the first use.
 */
const QUIET_MS = 2_000;

interface Recorder {
  readonly requests: LoadRequest[];
  /** Resolves when nothing is open and, from now on, nothing new was asked for. */
  quiet(): Promise<void>;
}

/** Notes what goes over the network, with the browser's own clock in milliseconds. */
function recordRequests(cdp: CDPSession): Recorder {
  const requests: LoadRequest[] = [];
  const open = new Map<string, LoadRequest>();
  let last = Date.now();

  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, redirectResponse }) => {
    last = Date.now();
    const before = open.get(requestId);
    if (before !== undefined && redirectResponse !== undefined) {
      before.head = timestamp * 1000;
      before.end = timestamp * 1000;
      before.bytes = redirectResponse.encodedDataLength;
    }
    // The stream of changes comes after the first load, and does not end.
    if (!request.url.startsWith('http') || request.url.includes('/rest/events/stream')) return;
    const noted: LoadRequest = {
      url: request.url,
      kind: kinds[type ?? ''] ?? 'other',
      start: timestamp * 1000,
      head: 0,
      end: 0,
      bytes: 0,
    };
    open.set(requestId, noted);
    requests.push(noted);
  });
  cdp.on('Network.responseReceived', ({ requestId, timestamp }) => {
    const noted = open.get(requestId);
    if (noted !== undefined) noted.head = timestamp * 1000;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const noted = open.get(requestId);
    if (noted !== undefined) {
      noted.end = timestamp * 1000;
      noted.bytes = encodedDataLength;
    }
    open.delete(requestId);
    last = Date.now();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    open.delete(requestId);
    last = Date.now();
  });
  // What the page before had asked for is given up, without another word.
  cdp.on('Page.frameNavigated', ({ frame }) => {
    if (frame.parentId !== undefined) return;
    for (const requestId of open.keys()) if (requestId !== frame.loaderId) open.delete(requestId);
  });
  return {
    requests,
    async quiet() {
      last = Date.now();
      while (open.size > 0 || Date.now() - last < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

async function slowDown(cdp: CDPSession): Promise<void> {
  const throughput = (slow.kilobits * 1000) / 8;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
}

/** What the main thread did, in milliseconds, by the browser's own count. */
async function mainThread(cdp: CDPSession): Promise<Pick<LoadRecord, 'script' | 'layout'>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    script: seconds('ScriptDuration') * 1000,
    layout: (seconds('LayoutDuration') + seconds('RecalcStyleDuration')) * 1000,
  };
}

/** Waits until the page has done what it had to do, and asks for what it left for later. */
async function idle(cdp: CDPSession): Promise<void> {
  const expression = 'new Promise((resolve) => requestIdleCallback(() => resolve()))';
  await cdp.send('Runtime.evaluate', { expression, awaitPromise: true });
}

/**
 * Opens an address in a browser profile of its own, so with nothing in its cache, on the slow network and
 * processor, and records everything until what is awaited was painted and the page rests.
 */
export async function recordLoad(
  browser: Browser,
  address: string,
  { state, ...watched }: Watched & { readonly state: BrowserState | null },
): Promise<LoadRecord> {
  const context = await browser.newContext({
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    viewport,
    ...(state !== null && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    const { painted } = await watchFor(cdp, watched);
    const recorder = recordRequests(cdp);
    await slowDown(cdp);
    await cdp.send('Page.navigate', { url: address });
    const { began, at, reacted } = await painted;
    await idle(cdp);
    await recorder.quiet();
    const busy = await mainThread(cdp);
    const origin = recorder.requests[0]?.start ?? 0;
    return {
      ready: at - began,
      reacted: reacted - began,
      shift: await shiftOf(cdp),
      ...busy,
      requests: recorder.requests.map((request) => ({
        ...request,
        start: request.start - origin,
        head: request.head - origin,
        end: request.end - origin,
      })),
    };
  } finally {
    await context.close();
  }
}

async function shiftOf(cdp: CDPSession): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.firstLoadShift ?? 0' });
  return Number(result.value);
}
