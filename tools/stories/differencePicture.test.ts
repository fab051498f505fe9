import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { decodePng } from './decodePng.ts';
import { differencePicture } from './differencePicture.ts';

function grey(width: number, value: number, changed?: number, height = 1): Buffer {
  const picture = new PNG({ width, height });
  for (let index = 0; index < picture.data.length; index += 1)
    picture.data[index] = index % 4 === 3 ? 255 : value;
  if (changed !== undefined) picture.data[changed * 4] = 0;
  return PNG.sync.write(picture, { colorType: 2 });
}

describe('the difference of two screenshots', () => {
  it('counts and reddens what differs, and fades the rest', () => {
    const difference = differencePicture(grey(3, 100), grey(3, 100, 1));
    expect(difference.pixels).toBe(1);
    const { data } = decodePng(difference.png);
    expect([...data]).toEqual([232, 232, 232, 255, 217, 30, 24, 255, 232, 232, 232, 255]);
  });

  it('counts what only one of them has, where the sizes differ', () => {
    const difference = differencePicture(grey(2, 100), grey(3, 100));
    expect(difference.pixels).toBe(1);
    expect(decodePng(difference.png)).toMatchObject({ width: 3, height: 1 });
    expect(differencePicture(grey(3, 100), grey(2, 100)).pixels).toBe(1);
  });

  it('leaves the corner blank that neither picture reaches', () => {
    const { png, pixels } = differencePicture(grey(2, 100), grey(1, 100, undefined, 2));
    expect(pixels).toBe(2);
    expect([...decodePng(png).data.subarray(12)]).toEqual([255, 255, 255, 255]);
  });
});
