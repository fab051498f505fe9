import { afterAll, expect } from 'vitest';

function timers() {
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, Date } = globalThis;
  return { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, Date };
}

const real = timers();

// The files of one worker share its globals. Timers of a test that stay behind never end, and with them a later file.
afterAll(() => {
  expect(timers(), 'a file leaves the timers as it found them').toStrictEqual(real);
});
