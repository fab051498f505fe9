import { describe, expect, it } from 'vitest';
import { EDGE_PIXELS, EDGE_STEP, samePhotograph, type Photograph } from './samePhotograph.ts';

function photograph(
  change: (data: Uint8Array) => void = () => undefined,
  width = 40,
  height = 40,
): Photograph {
  const data = new Uint8Array(width * height * 4).fill(200);
  change(data);
  return { data, metadata: { width, height } };
}

/** Darkens the red of the first `pixels` by `step`. */
const darker = (pixels: number, step: number) => (data: Uint8Array) => {
  for (let pixel = 0; pixel < pixels; pixel += 1) data[pixel * 4] = 200 - step;
};

describe('comparing photographs', () => {
  it('takes the same picture, and the noise of edges', () => {
    expect(samePhotograph(photograph(), photograph()).pass).toBe(true);
    expect(samePhotograph(photograph(), photograph(darker(EDGE_PIXELS, EDGE_STEP))).pass).toBe(true);
  });

  it('finds a colour that is one step off over an area', () => {
    const verdict = samePhotograph(photograph(), photograph(darker(EDGE_PIXELS + 1, 1)));
    expect(verdict).toMatchObject({
      pass: false,
      message: `${EDGE_PIXELS + 1} pixels differ, by up to 1 of 255.`,
    });
  });

  it('finds a single pixel that is plainly another', () => {
    expect(samePhotograph(photograph(), photograph(darker(1, EDGE_STEP + 1))).pass).toBe(false);
  });

  it('finds another size', () => {
    expect(samePhotograph(photograph(), photograph(undefined, 40, 41)).message).toContain('40×41');
  });

  it('marks what differs where a picture of it is wanted', () => {
    const { diff } = samePhotograph(photograph(), photograph(darker(1, 50)), { createDiff: true });
    expect(diff?.slice(0, 8)).toEqual(Uint8Array.from([255, 0, 0, 255, 0, 0, 0, 0]));
  });
});
