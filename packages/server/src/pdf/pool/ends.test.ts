import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PdfFile } from '../file.ts';
import { asIs } from '../processing.ts';
import { fileOf } from '../testing/files.ts';
import { samplePdf } from '../testing/samples.ts';
import { pdfPool, type PoolOptions } from './pool.ts';

const hour = 3_600_000;
const ok = { ok: true, pages: 2 };

function poolOf(change: Partial<PoolOptions['limits']> = {}) {
  return pdfPool({
    workers: 1,
    waiting: { signers: 10, others: 10, ofLogin: { check: 10, setUp: 10 } },
    heap: 256,
    kept: Infinity,
    limits: { memory: () => Infinity, time: () => hour, clock: () => hour, ...change },
  });
}

function check(pool: ReturnType<typeof pdfPool>, file: PdfFile) {
  return pool.run(file, { task: 'inspect' }, asIs);
}

const started: Worker[] = [];
/** What is done to each new worker. */
let meet: (worker: Worker) => void = () => undefined;
function remember(worker: Worker): void {
  started.push(worker);
  meet(worker);
}
function watchStarts(): void {
  started.length = 0;
  process.on('worker', remember);
}
afterEach(() => {
  meet = () => undefined;
  process.off('worker', remember);
  vi.restoreAllMocks();
});

/** Ends the workers that get a file, as many as are given, before they can answer. */
function endAtWork(times: number): void {
  const post = vi.spyOn(Worker.prototype, 'postMessage');
  for (let time = 0; time < times; time += 1) {
    post.mockImplementationOnce(function (this: Worker) {
      void this.terminate();
    });
  }
}

describe('a worker that ends by itself', () => {
  it('is replaced between two files', async () => {
    watchStarts();
    const pool = poolOf();
    expect(await check(pool, fileOf(await samplePdf()))).toEqual(ok);
    await started[0]?.terminate();
    expect(await check(pool, fileOf(await samplePdf()))).toEqual(ok);
    expect(started).toHaveLength(2);
  });

  it('is replaced while it has a file, which is read once more', async () => {
    const file = fileOf(await samplePdf());
    const read = vi.fn<PdfFile['read']>(file.read);
    const warn = vi.fn<PdfFile['log']['warn']>();
    endAtWork(1);
    expect(await check(poolOf(), { ...file, read, log: { warn } })).toEqual(ok);
    expect(read).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is replaced while it starts', async () => {
    watchStarts();
    meet = (worker) => {
      if (started.length === 1) void worker.terminate();
    };
    expect(await check(poolOf(), fileOf(await samplePdf()))).toEqual(ok);
  });

  it('is given no third chance by a file, and the next file is processed', async () => {
    const pool = poolOf();
    endAtWork(2);
    await expect(check(pool, fileOf(await samplePdf()))).rejects.toMatchObject({ code: 'signingBusy' });
    expect(await check(pool, fileOf(await samplePdf()))).toEqual(ok);
  });

  it('is not kept if it ends as it answers', async () => {
    watchStarts();
    const pool = poolOf();
    meet = (worker) => {
      worker.once('message', () => worker.prependListener('message', () => void worker.terminate()));
    };
    expect(await check(pool, fileOf(await samplePdf()))).toEqual(ok);
    meet = () => undefined;
    expect(await check(pool, fileOf(await samplePdf()))).toEqual(ok);
    expect(started).toHaveLength(2);
  });
});

describe('the deadline of a turn', () => {
  /** Files of no bytes, such as one that cannot be read, have the shortest. */
  const pool = () => poolOf({ clock: (size) => (size === 0 ? 1 : hour) });
  const facts = { task: 'inspect', firmId: 1, documentId: 1, size: 0, excess: 'clock' };

  it('ends one whose file cannot be read, and says so in the log', async () => {
    const shared = pool();
    const warn = vi.fn<PdfFile['log']['warn']>();
    const file = {
      ...fileOf(new Uint8Array()),
      log: { warn },
      read: () => new Promise<never>(() => undefined),
    };
    const lost = check(shared, file);
    const next = check(shared, fileOf(await samplePdf(), { firmId: 2 }));
    await expect(lost).rejects.toMatchObject({ code: 'signingBusy' });
    expect(await next).toEqual(ok);
    expect(warn.mock.calls).toEqual([[{ ...facts, step: 'read' }, 'a PDF was abandoned']]);
  });

  it('gives a file to no worker that was read too late', async () => {
    watchStarts();
    const bytes = Promise.withResolvers<Uint8Array>();
    await expect(
      check(pool(), { ...fileOf(new Uint8Array()), read: () => bytes.promise }),
    ).rejects.toMatchObject({ code: 'signingBusy' });
    bytes.resolve(await samplePdf());
    await new Promise(setImmediate);
    expect(started).toEqual([]);
  });

  it('ends one whose answer cannot be stored', async () => {
    const storing = Promise.withResolvers<undefined>();
    const warn = vi.fn<PdfFile['log']['warn']>();
    const file = { ...fileOf(await samplePdf()), log: { warn } };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lost = poolOf().run(file, { task: 'inspect' }, () => {
      storing.resolve(undefined);
      return new Promise<never>(() => undefined);
    });
    await storing.promise;
    vi.advanceTimersByTime(hour);
    vi.useRealTimers();
    await expect(lost).rejects.toMatchObject({ code: 'signingBusy' });
    expect(warn.mock.calls.map(([told]) => told)).toMatchObject([{ excess: 'clock', step: 'store' }]);
  });
});
