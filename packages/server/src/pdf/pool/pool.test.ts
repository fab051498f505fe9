import { describe, expect, it, vi } from 'vitest';
import type { PdfFile } from '../file.ts';
import { pdfPool, type PoolOptions } from './pool.ts';
import { asIs, poolOptions } from '../processing.ts';
import { PdfError } from '../pdfError.ts';
import { fileOf } from '../testing/files.ts';
import {
  endlessObjects,
  hiddenCrossReference,
  manyNumbers,
  nestedCrossReference,
} from '../testing/hostile.ts';
import { samplePdf } from '../testing/samples.ts';

const hour = 3_600_000;
const megabyte = 1024 * 1024;
const unlimited = { memory: () => Infinity, time: () => hour, clock: () => hour };

function poolOf(change: Partial<PoolOptions>) {
  const waiting = { signers: 10, others: 10, ofLogin: { check: 10, setUp: 10 } };
  return pdfPool({
    workers: 1,
    every,
    waiting,
    heap: 1024,
    kept: 128 * megabyte,
    limits: unlimited,
    ...change,
  });
}

/** The limit of files larger than a megabyte; the others have as much as they like. */
function ofLarge(limit: number): (size: number) => number {
  return (size) => (size > megabyte ? limit : Infinity);
}

/** Keeps a worker busy for a hundred looks at it and more, on a machine of any speed. */
const long = manyNumbers(2000);
const every = 1;

/** A file that the pool abandons must not keep the next one from its turn. */
async function expectGivenUp(pool: ReturnType<typeof pdfPool>, bytes: Uint8Array, code: string) {
  const warn = vi.fn<PdfFile['log']['warn']>();
  const stopped = pool.run(
    { ...fileOf(bytes, { firmId: 7, documentId: 8 }), log: { warn } },
    { task: 'inspect' },
    asIs,
  );
  const next = pool.run(fileOf(await samplePdf()), { task: 'inspect' }, asIs);
  await expect(stopped).rejects.toMatchObject({ code });
  expect(await next).toEqual({ ok: true, pages: 2 });
  return warn.mock.calls.map(([facts]) => facts);
}

// The collector works hard before it gives up on a heap; the clock ends only what hangs.
describe('pdfPool', { timeout: 300_000 }, () => {
  it('stops a worker whose file takes too much of the processor, and says so in the log', async () => {
    const pool = poolOf({ limits: { ...unlimited, time: ofLarge(1) } });
    expect(await expectGivenUp(pool, long, 'pdfTooComplex')).toEqual([
      { task: 'inspect', firmId: 7, documentId: 8, size: long.length, excess: 'time' },
    ]);
  });

  it('blames no file for a machine that is too busy', async () => {
    const pool = poolOf({ limits: { ...unlimited, clock: (size) => (size > megabyte ? 1 : hour) } });
    expect(await expectGivenUp(pool, long, 'signingBusy')).toMatchObject([{ excess: 'clock' }]);
  });

  it('limits each task by itself', async () => {
    const limits: PoolOptions['limits'] = {
      ...unlimited,
      time: (_size, task) => (task === 'inspect' ? 1 : Infinity),
    };
    const pool = poolOf({ limits });
    await expect(pool.run(fileOf(long), { task: 'inspect' }, asIs)).rejects.toMatchObject({
      code: 'pdfTooComplex',
    });
    expect(await pool.run(fileOf(long), { task: 'verify', root: new Uint8Array() }, asIs)).toMatchObject({
      ok: false,
    });
  });

  it('says of a history, which has no file yet, that it is too long', async () => {
    const pool = poolOf({ limits: { ...unlimited, time: () => 0 } });
    const entry = { seq: 1, at: new Date(), title: 'Declined', text: 'Zoë declined.', refused: true };
    const trail = {
      firmName: 'Harrow & Finch',
      brandColor: '#ADD8E6',
      fileName: 'Lease.pdf',
      exportedBy: 'Ada Quill',
      exportedAt: new Date(),
      timeZone: 'UTC',
      chain: { seq: 1, hash: '00' },
      entries: Array.from({ length: 20_000 }, () => entry),
    };
    await expect(pool.run(fileOf(new Uint8Array()), { task: 'trail', trail }, asIs)).rejects.toMatchObject({
      code: 'historyTooLong',
    });
  });

  it('stops a worker whose file takes too much of its heap', async () => {
    const pool = poolOf({ heap: 48 });
    expect(await expectGivenUp(pool, long, 'pdfTooComplex')).toMatchObject([{ excess: 'memory' }]);
  });

  it('stops a worker whose file takes more memory than it may in all', async () => {
    const pool = poolOf({ limits: { ...unlimited, memory: ofLarge(long.length) } });
    expect(await expectGivenUp(pool, long, 'pdfTooComplex')).toMatchObject([{ excess: 'memory' }]);
  });

  it('takes a large file where it has the time and the memory', async () => {
    const answer = await poolOf({}).run(fileOf(long), { task: 'inspect' }, asIs);
    expect(answer).toEqual({ ok: true, pages: 1 });
  });

  it('replaces a worker that holds much between two files', async () => {
    const started = vi.fn();
    process.on('worker', started);
    const checkTwice = async (pool: ReturnType<typeof pdfPool>) => {
      started.mockClear();
      await pool.run(fileOf(await samplePdf()), { task: 'inspect' }, asIs);
      await pool.run(fileOf(await samplePdf()), { task: 'inspect' }, asIs);
      return started.mock.calls.length;
    };
    expect(await checkTwice(poolOf({}))).toBe(1);
    expect(await checkTwice(poolOf({ kept: 0 }))).toBe(2);
    process.off('worker', started);
  });

  it('reads a file when its turn has come, and not before', async () => {
    const bytes = await samplePdf();
    const pool = poolOf({});
    const first = Promise.withResolvers<Uint8Array>();
    const read = vi.fn<PdfFile['read']>(() => Promise.resolve(new Uint8Array(bytes)));
    const running = pool.run({ ...fileOf(bytes), read: () => first.promise }, { task: 'inspect' }, asIs);
    const waiting = [1, 2, 3].map((firmId) => {
      const file = { ...fileOf(bytes, { firmId }), read };
      return pool.run(file, { task: 'inspect' }, asIs);
    });
    const other = pool.run(fileOf(bytes, { firmId: 9 }), { task: 'inspect' }, asIs);
    expect(read).not.toHaveBeenCalled();
    first.resolve(new Uint8Array(bytes));
    await Promise.all([running, other, ...waiting]);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('ends a turn when the answer is stored, and not before', async () => {
    const bytes = await samplePdf();
    const pool = poolOf({});
    const stored = Promise.withResolvers<string>();
    const storing = Promise.withResolvers<undefined>();
    const read = vi.fn<PdfFile['read']>(() => Promise.resolve(new Uint8Array(bytes)));
    const first = pool.run(fileOf(bytes), { task: 'inspect' }, () => {
      storing.resolve(undefined);
      return stored.promise;
    });
    const second = pool.run({ ...fileOf(bytes, { firmId: 2 }), read }, { task: 'inspect' }, asIs);
    await storing.promise;
    expect(read).not.toHaveBeenCalled();
    stored.resolve('kept');
    expect(await first).toBe('kept');
    expect(await second).toEqual({ ok: true, pages: 2 });
  });

  it('does not read a file that nobody waits for any longer', async () => {
    const read = vi.fn<PdfFile['read']>();
    const file = { ...fileOf(await samplePdf()), read, isGone: () => true };
    await expect(poolOf({}).run(file, { task: 'inspect' }, asIs)).rejects.toMatchObject({
      code: 'signingBusy',
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('continues after a file that cannot be read', async () => {
    const pool = poolOf({});
    const lost = { ...fileOf(await samplePdf()), read: () => Promise.reject(new Error('no such file')) };
    await expect(pool.run(lost, { task: 'inspect' }, asIs)).rejects.toThrow('no such file');
    expect(await pool.run(fileOf(await samplePdf()), { task: 'inspect' }, asIs)).toEqual({
      ok: true,
      pages: 2,
    });
  });
});

// The server's own limits but that of the clock, which a busy machine reaches first.
describe('a file made to keep the server busy', { timeout: 300_000 }, () => {
  const { limits } = poolOptions;
  const pool = pdfPool({ ...poolOptions, limits: { ...limits, clock: () => hour } });
  /** A file is refused by a check in the worker, or because its worker was stopped. */
  const inspected = (bytes: Uint8Array) =>
    pool.run(fileOf(bytes), { task: 'inspect' }, asIs).catch((error: unknown) => {
      if (error instanceof PdfError) return { ok: false, code: error.code };
      throw error;
    });
  const refused = { ok: false, code: 'pdfTooComplex' };

  it.each([50, 300])('is refused: a cross-reference that grows to %d MB', async (megabytes) => {
    expect(await inspected(nestedCrossReference(megabytes))).toEqual(refused);
  });

  it('is refused: a cross-reference that nobody sees and that grows to 700 MB', async () => {
    expect(await inspected(hiddenCrossReference(700))).toEqual(refused);
  });

  it('is refused: 60,000 objects that never end', async () => {
    const bytes = endlessObjects(60_000);
    expect(await inspected(bytes)).toEqual(refused);
    const root = new Uint8Array();
    expect(await pool.run(fileOf(bytes), { task: 'verify', root }, asIs)).toMatchObject({ ok: false });
  });
});
