import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { usageOf } from './watch.ts';

const megabyte = 1024 * 1024;

it('counts what a worker holds in buffers, which no limit of the heap counts', async () => {
  const source = `const held = Buffer.alloc(${64 * megabyte}, 1);
    const { parentPort } = require('node:worker_threads');
    parentPort.on('message', () => held);
    parentPort.postMessage('ready');`;
  const worker = new Worker(source, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 32 } });
  try {
    await once(worker, 'message');
    const { memory } = await usageOf(worker);
    expect(memory).toBeGreaterThan(64 * megabyte);
  } finally {
    await worker.terminate();
  }
});
