import { expect, it } from 'vitest';
import { bytesPerSecond, measured, secondsLeft, stillMeter } from './speedMeter.ts';

it('knows no speed before the second sample', () => {
  expect(bytesPerSecond(measured(stillMeter, 0, 100))).toBeNull();
  expect(secondsLeft(500, null)).toBeNull();
});

it('averages over the window and rounds the time up', () => {
  const meter = [0, 1, 2].reduce((sum, second) => measured(sum, second * 1000, second * 400), stillMeter);
  expect(bytesPerSecond(meter)).toBe(400);
  expect(secondsLeft(500, 400)).toBe(2);
});

it('takes no samples in quick succession', () => {
  const meter = measured(stillMeter, 0, 0);
  expect(measured(meter, 499, 10)).toBe(meter);
});

it('starts anew when bytes have to be sent again', () => {
  const meter = measured(measured(stillMeter, 0, 0), 1000, 900);
  expect(measured(meter, 2000, 100).samples).toEqual([{ at: 2000, bytes: 100 }]);
});
