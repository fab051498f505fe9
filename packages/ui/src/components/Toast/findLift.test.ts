import { expect, it } from 'vitest';
import { findLift, type Box } from './findLift.js';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });
/** On a phone of 390 by 844. */
const toasts = box(8, 780, 382, 836);

it('leaves them where they are beside what is elsewhere', () => {
  expect(findLift(toasts, [[]])).toBe(0);
  expect(findLift(toasts, [[box(0, 0, 390, 56)]])).toBe(0);
  expect(findLift(box(884, 728, 1264, 784), [[box(360, 100, 880, 760)]])).toBe(0);
});

it('raises them above what they would cover', () => {
  expect(findLift(toasts, [[box(100, 600, 380, 830)]])).toBe(244);
});

it('raises them above what is there, too', () => {
  expect(findLift(toasts, [[box(0, 300, 390, 590), box(0, 580, 390, 844)]])).toBe(544);
});

it('takes the next group where there is no room for the first', () => {
  const sheet = box(0, 40, 390, 844);
  const footer = box(0, 760, 390, 844);
  expect(findLift(toasts, [[sheet], [footer]])).toBe(84);
});

it('has no place where everything is covered', () => {
  expect(findLift(toasts, [[box(0, 20, 390, 844)]])).toBeNull();
});
