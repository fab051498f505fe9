import { describe, expect, it } from 'vitest';
import { pdfPool } from './pool.ts';
import { inspectPdf, verifyPdf } from './processing.ts';
import { endlessObjects, manyNumbers, nestedCrossReference } from './testing/hostile.ts';
import { samplePdf } from './testing/samples.ts';

const hour = 3_600_000;

describe('pdfPool', () => {
  it('stops a worker whose file takes too long, and goes on with another', async () => {
    const pool = pdfPool({ workers: 1, heap: 512, deadline: (size) => (size > 1_000_000 ? 1 : hour) });
    const stopped = pool.run({ task: 'inspect', bytes: manyNumbers(2000) });
    const next = pool.run({ task: 'inspect', bytes: await samplePdf() });
    await expect(stopped).rejects.toMatchObject({ code: 'pdfBroken' });
    expect(await next).toEqual({ ok: true, pages: 2 });
  });

  it('stops a worker whose file takes too much memory, and goes on with another', async () => {
    const pool = pdfPool({ workers: 1, heap: 48, deadline: () => hour });
    const stopped = pool.run({ task: 'inspect', bytes: manyNumbers(2000) });
    const next = pool.run({ task: 'inspect', bytes: await samplePdf() });
    await expect(stopped).rejects.toMatchObject({ code: 'pdfBroken' });
    expect(await next).toEqual({ ok: true, pages: 2 });
  });

  it('takes the same file where it has the time and the memory', async () => {
    const pool = pdfPool({ workers: 1, heap: 1024, deadline: () => hour });
    const answer = await pool.run({ task: 'inspect', bytes: manyNumbers(2000) });
    expect(answer).toEqual({ ok: true, pages: 1 });
  });

  it('leaves the file with its caller', async () => {
    const bytes = await samplePdf();
    const pool = pdfPool({ workers: 1, heap: 512, deadline: () => hour });
    await pool.run({ task: 'inspect', bytes });
    expect(await pool.run({ task: 'inspect', bytes })).toEqual({ ok: true, pages: 2 });
  });
});

describe('a file made to keep the server busy', () => {
  it.each([50, 300])('is refused: a cross-reference that grows to %d MB', async (megabytes) => {
    expect(await inspectPdf(nestedCrossReference(megabytes))).toEqual({ ok: false, code: 'pdfBroken' });
  });

  it('is refused: 60,000 objects that never end', async () => {
    expect(await inspectPdf(endlessObjects(60_000))).toEqual({ ok: false, code: 'pdfBroken' });
    expect(await verifyPdf(endlessObjects(60_000), new Uint8Array())).toMatchObject({ ok: false });
  });
});
