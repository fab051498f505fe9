import { afterEach, expect, it, vi } from 'vitest';
import { createMemorySettings } from '../services/browserSettings.ts';
import { rememberedRows, rememberRows } from './rememberedRows.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('knows how many rows of a list fitted into a window of the same size', () => {
  const settings = createMemorySettings();
  expect(rememberedRows(settings, 'documents')).toBeNull();
  rememberRows(settings, 'documents', 21);
  expect(rememberedRows(settings, 'documents')).toBe(21);
  expect(rememberedRows(settings, 'clients')).toBeNull();
  vi.stubGlobal('innerHeight', innerHeight + 1);
  expect(rememberedRows(settings, 'documents')).toBeNull();
});

it.each(['', '21', `${innerWidth}x${innerHeight}:0`, `${innerWidth}x${innerHeight}:1e3`])(
  'knows nothing by a setting that says %j',
  (kept) => {
    const settings = createMemorySettings();
    settings.write('countersign.rows.documents', kept);
    expect(rememberedRows(settings, 'documents')).toBeNull();
  },
);
