import { describe, expect, it } from 'vitest';
import { randomString } from './randomString.ts';

describe('state and nonce', () => {
  it('are 31 letters and digits, never twice the same', () => {
    const made = new Set(Array.from({ length: 500 }, () => randomString()));
    expect(made.size).toBe(500);
    for (const text of made) expect(text).toMatch(/^[A-Za-z0-9]{31}$/);
  });

  it('throw away the bytes that would favour some symbols', () => {
    const rounds = [255, 248, 247, 0];
    const text = randomString((bytes) => bytes.fill(rounds.shift() ?? 1));
    // 255 and 248 are rejected; 247 is the last unbiased byte, the last symbol.
    expect(text).toBe('9'.repeat(31));
  });
});
