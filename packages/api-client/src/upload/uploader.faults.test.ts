import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aFile, fakeFileService, wholeContent, type CallName, type Fate } from './testing/fakeFileService.ts';
import { manualRuntime } from './testing/manualRuntime.ts';
import { CHUNK_SIZE } from './uploadLimits.ts';
import { createUploader } from './uploader.ts';

/** Runs the queue until nothing moves; presses Retry on every errored file, `retries` times at most. */
async function upload(sizes: number[], fates: (call: CallName) => Fate, retries: number) {
  const time = manualRuntime();
  const server = fakeFileService(fates);
  const uploader = createUploader<null>({
    transport: server.transport,
    register: server.register,
    runtime: time.runtime,
  });
  uploader.add(
    sizes.map((size, index) => aFile(`${index}.zip`, size)),
    null,
  );
  let rounds = 0;
  for (;;) {
    await time.settle();
    await time.advance(5_000);
    time.frame();
    const { items, summary } = uploader.getSnapshot();
    if (time.pendingTimers() > 0 || summary.active > 0) continue;
    if (summary.complete === items.length || rounds === retries) return { server, items, rounds };
    rounds += 1;
    for (const { id, status } of items) if (status === 'errored') uploader.retry(id);
  }
}

it('loses and doubles nothing, whatever fails', async () => {
  const fate = fc.constantFrom<Fate>(
    'lostBefore',
    'lostAfter',
    { refused: 500 },
    { refused: 503 },
    { refused: 502 },
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4 * CHUNK_SIZE }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.option(fate, { nil: 'ok' as const, freq: 3 }), { maxLength: 40 }),
      async (sizes, fates) => {
        const { server, items } = await upload(sizes, () => fates.shift() ?? 'ok', 50);
        expect(items.every(({ status }) => status === 'complete')).toBe(true);
        expect(server.registered.size).toBe(sizes.length);
        for (const [identifier, { name }] of server.registered) {
          const size = sizes[Number.parseInt(name, 10)] ?? 0;
          expect(await server.content(identifier)).toBe(wholeContent(size));
        }
        expect(server.mostFlying()).toBeLessThanOrEqual(3);
      },
    ),
    { seed: 20251121, numRuns: 60 },
  );
});

it('brings every file through five failing chunks in a hundred, with one Retry at most', async () => {
  const sizes = Array.from({ length: 40 }, () => 5 * CHUNK_SIZE);
  let calls = 0;
  const { server, items, rounds } = await upload(
    sizes,
    (call) => (call === 'chunk' && ++calls % 20 === 7 ? 'lostBefore' : 'ok'),
    1,
  );
  expect(items.every(({ status }) => status === 'complete')).toBe(true);
  expect(rounds).toBeLessThanOrEqual(1);
  const size = sizes.reduce((sum, each) => sum + each, 0);
  expect(server.bytesSent() / size).toBeLessThan(1.06);
});
