import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { decodePng } from './decodePng.ts';
import { differencePicture } from './differencePicture.ts';

function grey(width: number, value: number, changed?: number): Buffer {
  const picture = new PNG({ width, height: 1 });
  for (let index = 0; index < picture.data.length; index += 1)
    picture.data[index] = index % 4 === 3 ? 255 : value;
  if (changed !== undefined) picture.data[changed * 4] = 0;
  return PNG.sync.write(picture, { colorType: 2 });
}

describe('the difference of two screenshots', () => {
  it('counts and reddens what differs, and fades the rest', () => {
    const difference = differencePicture(grey(3, 100), grey(3, 100, 1));
    expect(difference?.pixels).toBe(1);
    const { data } = decodePng(difference?.png ?? Buffer.of());
    expect([...data]).toEqual([232, 232, 232, 255, 217, 30, 24, 255, 232, 232, 232, 255]);
  });

  it('is none where the sizes differ', () => {
    expect(differencePicture(grey(3, 100), grey(2, 100))).toBeNull();
  });
});
