import { expect, it } from 'vitest';
import { turnedPlace, turnedSize } from './viewerDocument.ts';

const place = { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.05 };

it('turns a page', () => {
  expect(turnedSize({ width: 3, height: 4 }, 180)).toEqual({ width: 3, height: 4 });
  expect(turnedSize({ width: 3, height: 4 }, 270)).toEqual({ width: 4, height: 3 });
});

it('turns a field with its page: four quarters are none', () => {
  const once = turnedPlace(place, 90);
  expect(once).toMatchObject({ x: 0.75, y: 0.1, width: 0.05, height: 0.3 });
  const twice = turnedPlace(once, 90);
  const half = turnedPlace(place, 180);
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(twice[side]).toBeCloseTo(half[side]);
    expect(turnedPlace(once, 270)[side]).toBeCloseTo(place[side]);
  }
});
