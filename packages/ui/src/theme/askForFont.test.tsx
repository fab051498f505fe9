import { afterEach, expect, it, vi } from 'vitest';
import { askForFont } from './askForFont.js';

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  vi.resetModules();
});

it('asks for the font once the theme is loaded, before any words are drawn', async () => {
  const load = vi.fn(() => Promise.resolve([]));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  vi.resetModules();
  await import('./ThemeProvider.js');
  expect(load).toHaveBeenCalledExactlyOnceWith("1em 'Inter Variable'");
});

it('does without a font that cannot be had', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  expect(askForFont).not.toThrow();
  // A rejection that nobody handled would fail the run.
  await Promise.resolve();
});
