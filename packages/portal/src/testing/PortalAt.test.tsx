import { ThemeProvider } from '@countersign/ui';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PortalAt } from './PortalAt.tsx';

const asked = vi.fn((request: Request) => {
  void request;
  return new Promise<Response>(() => undefined);
});

beforeEach(() => {
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('ends its calls when it is left: repeated, they would reach the server of the next story', async () => {
  const { unmount } = render(
    <ThemeProvider>
      <PortalAt href="/documents/12" />
    </ThemeProvider>,
  );
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  const signals = asked.mock.calls.map(([request]) => request.signal);
  expect(signals.map(({ aborted }) => aborted)).not.toContain(true);
  unmount();
  expect(signals.map(({ aborted }) => aborted)).not.toContain(false);
});
