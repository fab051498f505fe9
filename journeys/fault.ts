import type { Page, Route } from 'playwright';

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
  fail: (route: Route) => unknown,
  { times = Infinity }: { times?: number } = {},
): Promise<{ end(): void }> {
  let left = times;
  await page.route(url, (route) => {
    if (left <= 0) return route.fallback();
    left -= 1;
    return fail(route);
  });
  return {
    end() {
      left = 0;
    },
  };
}
