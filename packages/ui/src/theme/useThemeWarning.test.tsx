import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Draws two buttons with the modules of this environment. @returns what the console was told */
async function errorsOf(environment: string, themed: boolean): Promise<readonly unknown[]> {
  vi.stubEnv('NODE_ENV', environment);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { Button } = await import('../components/Button/Button.js');
  render(
    <div data-cs-theme={themed ? 'light' : undefined}>
      <Button>Save</Button>
      <Button>Cancel</Button>
    </div>,
  );
  return error.mock.calls.map(([said]) => said);
}

it('tells a developer once what is missing, and how to mend it', async () => {
  expect(await errorsOf('development', false)).toEqual([
    expect.stringMatching(/outside a ThemeProvider.*<ThemeProvider> from '@countersign\/ui\/theme'/),
  ]);
});

it('is silent inside a theme, whoever has set it', async () => {
  expect(await errorsOf('development', true)).toEqual([]);
});

it('is silent in production', async () => {
  expect(await errorsOf('production', false)).toEqual([]);
});
