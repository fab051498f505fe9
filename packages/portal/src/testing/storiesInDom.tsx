import { setProjectAnnotations } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { configure } from 'storybook/test';
import { featuresAnswer } from '@countersign/story-kit';
import { ThemeProvider } from '@countersign/ui';
import { mockLayout } from '@countersign/ui/test-utils';

/** What the services were asked while a story played, in order. */
export interface AskedRequest {
  readonly method: string;
  readonly pathname: string;
  readonly query: Readonly<Record<string, string>>;
  /** The idempotency key of a write. */
  readonly key: string | null;
}

// A condition may take its time on a busy machine; a second is not enough there.
configure({ asyncUtilTimeout: 30_000 });

const server = setupServer();
const asked: AskedRequest[] = [];

/** The requests to an address of the API, `/employees/`, while the test ran so far. */
export function requestsTo(pathname: string, method = 'GET'): AskedRequest[] {
  return asked.filter((request) => request.method === method && request.pathname === `/rest${pathname}`);
}

/** How often a write was sent, and as how many writes the server counts that: by their keys. */
export function writesTo(pathname: string, method: string): { readonly sent: number; readonly keys: number } {
  const writes = requestsTo(pathname, method);
  return { sent: writes.length, keys: new Set(writes.map(({ key }) => key)).size };
}

/**
 * Lets a test run stories that it composed (`composeStories`): answers their requests, and gives them the size of a
 * desktop. jsdom has neither services nor sizes.
 */
export function playStories(): void {
  let restoreLayout: ReturnType<typeof mockLayout>;
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' });
    server.events.on('request:start', ({ request: { method, url, headers } }) => {
      const { pathname, searchParams } = new URL(url);
      const key = headers.get('Idempotency-Key');
      asked.push({ method, pathname, query: Object.fromEntries(searchParams), key });
    });
  });
  beforeEach(() => {
    asked.length = 0;
    restoreLayout = mockLayout({ width: 1200, height: 800 });
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    vi.stubGlobal('scrollTo', () => undefined);
  });
  afterEach(() => {
    restoreLayout();
    server.resetHandlers();
    vi.unstubAllGlobals();
  });
  afterAll(() => {
    server.close();
  });
}

/** The environment of stories here; `.storybook/preview.tsx` sets it for browsers. */
setProjectAnnotations({
  // Testing Library unmounts what it rendered after each test; a story left mounted would outlive its document.
  testingLibraryRender: render,
  initialGlobals: { role: 'administrator', features: 'usual', network: 'normal' },
  decorators: [
    (Story) => (
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    ),
  ],
  loaders: [
    ({ parameters, globals }) => {
      server.use(...(parameters['msw'] ?? []), featuresAnswer(globals['features']));
      return Promise.resolve({});
    },
  ],
});
