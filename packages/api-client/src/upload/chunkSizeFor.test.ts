import { describe, expect, it } from 'vitest';
import { chunkSizeFor, isTooSlow, mayBeHalfDone } from './chunkSizeFor.ts';
import { CHUNK_SIZE, SMALLEST_CHUNK } from './uploadLimits.ts';

const KiB = 1024;
const MiB = 1024 * KiB;

describe('the size of chunks', () => {
  it('is the usual one on a line of which nothing is known', () => {
    expect(chunkSizeFor(40 * MiB, null)).toBe(CHUNK_SIZE);
  });

  it.each([
    [100 * MiB, 5 * MiB],
    [1.5 * MiB, 5 * MiB],
    [1.4 * MiB, 4 * MiB],
    [1 * MiB, 2 * MiB],
    [500 * KiB, MiB],
    [200 * KiB, 512 * KiB],
    [1 * KiB, 512 * KiB],
  ])('on a line of %i bytes a second lets three arrive within ten seconds: %i', (speed, size) => {
    expect(chunkSizeFor(40 * MiB, speed)).toBe(size);
    expect((3 * size) / speed <= 10 || size === SMALLEST_CHUNK).toBe(true);
  });

  it('keeps the number of chunks of a large file down', () => {
    expect(chunkSizeFor(1_000 * MiB, KiB)).toBe(512 * KiB);
    expect(chunkSizeFor(1_001 * MiB, KiB)).toBe(MiB);
    expect(chunkSizeFor(100_000 * MiB, KiB)).toBe(CHUNK_SIZE);
  });
});

describe('a chunk of which 100 bytes leave between two looks', () => {
  it.each([
    [400, false],
    [401, true],
  ])('and that has %i bytes takes too long: %j', (length, slow) => {
    expect(isTooSlow(length, 100)).toBe(slow);
  });

  it.each([
    [5_000, false],
    [9_999, false],
    [10_000, true],
  ])('and that has 400 bytes can be half there after %i ms: %j', (elapsed, half) => {
    expect(mayBeHalfDone(400, 100, elapsed)).toBe(half);
  });
});
