import { describe, expect, it } from 'vitest';
import { decodeText, readStart, TEXT_BYTES } from './textFile.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

describe('the charset of a text', () => {
  it.each([
    ['UTF-8', bytes('Café – naïve'), 'Café – naïve'],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'Café'), 'Café'],
    ['UTF-16, little end first', bytes([0xff, 0xfe, 0x43, 0, 0xe9, 0]), 'Cé'],
    ['UTF-16, big end first', bytes([0xfe, 0xff, 0, 0x43, 0, 0xe9]), 'Cé'],
    ['UTF-16 without a mark', bytes([0x43, 0, 0x61, 0, 0x66, 0, 0xe9, 0]), 'Café'],
    ['UTF-16 without a mark, big end first', bytes([0, 0x43, 0, 0x61, 0, 0x66, 0, 0xe9]), 'Café'],
    ['Windows-1252', bytes('Caf', [0xe9], ' ', [0x80], '5'), 'Café €5'],
  ])('%s is read from its bytes', (_name, given, text) => {
    expect(decodeText(given, true)).toEqual({ text, whole: true });
  });

  it('keeps a character that the limit cut in two from spoiling the rest', () => {
    expect(decodeText(bytes('Caf', [0xc3]), false).text).toBe('Caf');
  });

  it('is none where the bytes are no text', () => {
    expect(() => decodeText(bytes('PK', [3, 4, 0, 0]), true)).toThrow('no text');
  });
});

it('ends lines in one way', () => {
  expect(decodeText(bytes('a\r\nb\rc\nd'), true).text).toBe('a\nb\nc\nd');
});

it('reads a small text whole, and of a large one the beginning', async () => {
  expect(await readStart(new Response('short'))).toEqual({ bytes: bytes('short'), whole: true });
  expect(await readStart(new Response(''))).toEqual({ bytes: new Uint8Array(), whole: true });
  const start = await readStart(new Response('x'.repeat(TEXT_BYTES + 5)));
  expect(start.whole).toBe(false);
  expect(start.bytes).toHaveLength(TEXT_BYTES);
});
