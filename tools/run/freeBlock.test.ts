import { expect, it } from 'vitest';
import { freeBlock } from './freeBlock.ts';

it('gives each caller a block of its own, although nothing listens there yet', async () => {
  const blocks = await Promise.all([freeBlock(), freeBlock(), freeBlock()]);
  expect(new Set(blocks).size).toBe(3);
  const [first] = blocks;
  expect(await freeBlock()).not.toBe(first);
});
