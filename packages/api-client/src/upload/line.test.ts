import { describe, expect, it } from 'vitest';
import { createLine, speedOf } from './line.ts';
import { SMALLEST_CHUNK } from './uploadLimits.ts';

/** A line with a clock, on which chunks travel one after another. */
function aLine() {
  let now = 0;
  const line = createLine(() => now);
  function travel(bytes: number, ms: number): void {
    const flight = line.leave();
    now += ms;
    flight.bytes = bytes;
    line.arrived(flight);
  }
  const wait = (ms: number) => (now += ms);
  return { line, travel, wait };
}

describe('the speed of a line', () => {
  it('is that of all chunks together, without the time between them', () => {
    const flights = [
      { from: 0, to: 2_000, bytes: 100 },
      { from: 1_000, to: 2_000, bytes: 300 },
      { from: 60_000, to: 62_000, bytes: 400 },
    ];
    expect(speedOf(flights)).toBe(200);
  });

  it('is unknown before a chunk has arrived, and after one that got lost', () => {
    const { line, wait } = aLine();
    const flight = line.leave();
    wait(9_000);
    line.lost(flight);
    expect(line.speed()).toBeNull();
  });

  it('takes no notice of small chunks, unless they were long on their way', () => {
    const { line, travel } = aLine();
    travel(10_000, 400);
    expect(line.speed()).toBeNull();
    travel(10_000, 5_000);
    expect(line.speed()).toBe(2_000);
  });

  it('follows the last chunks', () => {
    const { line, travel } = aLine();
    for (let chunk = 0; chunk < 6; chunk += 1) travel(SMALLEST_CHUNK, 100);
    expect(line.speed()).toBe(SMALLEST_CHUNK * 10);
    for (let chunk = 0; chunk < 6; chunk += 1) travel(SMALLEST_CHUNK, 1_000);
    expect(line.speed()).toBe(SMALLEST_CHUNK);
  });

  it('forgets what was before once it has shown to be another', () => {
    const { line, travel } = aLine();
    for (let chunk = 0; chunk < 6; chunk += 1) travel(SMALLEST_CHUNK, 100);
    line.learn(2_000);
    expect(line.speed()).toBe(2_000);
  });
});
