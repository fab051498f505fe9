import type { Page, Route } from 'playwright';

interface Fault {
  /** Number of requests that have met it; each is over. */
  met(): number;
  end(): void;
}

interface FaultOptions {
  /** @default every one */
  readonly times?: number;
  /** @default any */
  readonly method?: string;
}

/**
 * Has requests of a page fail, the first `times` or until `end`. The route stays, and hands on what comes later:
 * Playwright stops to intercept with the last route of a page, and a request that is on its way then may never get
 * a response.
 *
 * @param fail Responds to a request, or ends it
 */
export async function faultAt(
  page: Page,
  url: string,
  fail: (route: Route) => Promise<unknown>,
  { times = Infinity, method }: FaultOptions = {},
): Promise<Fault> {
  let left = times;
  let met = 0;
  await page.route(url, async (route) => {
    const isMeant = method === undefined || route.request().method() === method;
    if (left <= 0 || !isMeant) return leave(page, route.fallback());
    left -= 1;
    await leave(page, fail(route));
    met += 1;
  });
  return {
    met: () => met,
    end() {
      left = 0;
    },
  };
}

/** A page that closes takes its requests with it: nobody waits for what becomes of them. */
export async function leave(page: Page, handled: Promise<unknown>): Promise<void> {
  try {
    await handled;
  } catch (error) {
    const gone = error instanceof Error && error.message.includes('has been closed');
    if (!gone && !page.isClosed()) throw error;
  }
}
