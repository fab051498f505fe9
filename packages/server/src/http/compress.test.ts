import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compress, takesBrotli } from './compress.ts';

it.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.5, gzip', true],
  ['gzip, br;q=0', false],
  ['br;q=0.0, gzip', false],
  ['gzip', false],
  [undefined, false],
])('reads from %s whether brotli is taken', (accepted, taken) => {
  expect(takesBrotli(accepted)).toBe(taken);
});

it('compresses a text, whatever is in it', async () => {
  const text = '<!doctype html><p>Grüße, 署名'.repeat(50);
  const packed = await compress(text);
  expect(packed.length).toBeLessThan(text.length / 4);
  expect(brotliDecompressSync(packed).toString()).toBe(text);
});
