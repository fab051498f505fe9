import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { decodePng } from './decodePng.ts';
import { pixelsOf } from './pixels.ts';

/** A picture with edges, slopes and noise, written with one of PNG's filters. */
function picture(filterType: 0 | 1 | 2 | 3 | 4, colorType: 2 | 6): { png: Buffer; rgba: Buffer } {
  const [width, height] = [37, 23];
  const source = new PNG({ width, height });
  for (let index = 0; index < source.data.length; index += 1)
    source.data[index] = index % 4 === 3 ? 255 : (index * index * 31 + (index >> 5) * 17) % 256;
  return { png: PNG.sync.write(source, { filterType, colorType }), rgba: source.data };
}

describe('the decoder of screenshots', () => {
  it.each([0, 1, 2, 3, 4] as const)('reads rows filtered by %i', (filter) => {
    const { png, rgba } = picture(filter, 6);
    const { width, height, channels, data } = decodePng(png);
    expect([width, height, channels]).toEqual([37, 23, 4]);
    expect(Buffer.from(data).equals(rgba)).toBe(true);
  });

  it('reads pictures without alpha', () => {
    const { png, rgba } = picture(4, 2);
    const { channels, data } = decodePng(png);
    expect(channels).toBe(3);
    expect(Buffer.from(data).equals(rgba.filter((_, index) => index % 4 !== 3))).toBe(true);
  });

  it('refuses what no browser writes', () => {
    const grey = PNG.sync.write(new PNG({ width: 1, height: 1 }), { colorType: 0 });
    expect(() => decodePng(grey)).toThrow('eight bits');
  });
});

describe('the pixels of a screenshot', () => {
  it('are the same however the picture is encoded', () => {
    expect(pixelsOf(picture(1, 2).png)).toBe(pixelsOf(picture(4, 2).png));
    expect(pixelsOf(picture(1, 2).png)).toMatch(/^37x23 [0-9a-f]{16}$/);
  });
});
