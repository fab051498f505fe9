import { expect, it } from 'vitest';
import { createFileSamples } from './fileSamples.ts';

/** A file whose bytes the test can replace, and which counts how often it is cut. */
function aFileOf(text: string) {
  const file = { name: 'a.zip', size: text.length, text, cuts: 0 };
  const slice = (start: number, end: number) => {
    file.cuts += 1;
    return new Blob([file.text.slice(start, end)]);
  };
  return Object.assign(file, { slice });
}

const first = { start: 0, end: 300 };
const second = { start: 300, end: 600 };

it('notices other bytes at the start of any chunk, and a file that became shorter', async () => {
  const file = aFileOf('a'.repeat(600));
  const samples = createFileSamples(file);
  await Promise.all([samples.take(second), samples.take(first)]);
  expect(await samples.stillMatch()).toBe(true);
  file.text = `${'a'.repeat(300)}b${'a'.repeat(299)}`;
  expect(await samples.stillMatch()).toBe(false);
  file.text = 'a'.repeat(310);
  expect(await samples.stillMatch()).toBe(false);
});

it('reads each chunk once, although its sample was asked for ahead', async () => {
  const file = aFileOf('a'.repeat(600));
  const samples = createFileSamples(file);
  await Promise.all([samples.take(first), samples.take(first)]);
  await samples.take(first);
  expect(file.cuts).toBe(1);
});

it('reads nothing of a file of one chunk', async () => {
  const file = aFileOf('a'.repeat(300));
  const samples = createFileSamples(file);
  await samples.take(first);
  expect(await samples.stillMatch()).toBe(true);
  expect(file.cuts).toBe(0);
});
