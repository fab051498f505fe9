import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK_SIZE, SMALLEST_CHUNK } from './uploadLimits.ts';
import { isOver, nextChunk, transition } from './uploadMachine.ts';
import { queuedUpload, refusedUpload, type Upload, type UploadEvent } from './uploadState.ts';

const identified = (received: number[] = []): UploadEvent => ({
  type: 'identified',
  identifier: 'a',
  received,
});
const started = (chunk: number): UploadEvent => ({ type: 'chunkStarted', chunk });
const delivered = (chunk: number): UploadEvent => ({ type: 'chunkDelivered', chunk });
const failed = (chunk: number, status = 0): UploadEvent => ({ type: 'chunkFailed', chunk, status });
const refused = (chunk: number, reason: string): UploadEvent => ({
  type: 'chunkRefused',
  chunk,
  reason,
  retryable: false,
});

function after(size: number, ...events: UploadEvent[]): Upload {
  return events.reduce(transition, queuedUpload(size));
}

describe('an upload', () => {
  it('goes from queued to complete', () => {
    const steps: UploadEvent[] = [
      { type: 'begun' },
      identified(),
      started(1),
      delivered(1),
      { type: 'committed' },
      { type: 'registered', document: 31 },
    ];
    const seen = steps.map((_, index) => after(10, ...steps.slice(0, index + 1)).status);
    expect(seen).toEqual(['identifying', 'uploading', 'uploading', 'finishing', 'finishing', 'complete']);
  });

  it('waits with a failed chunk, then sends it before any other', () => {
    const waiting = after(3 * CHUNK_SIZE, { type: 'begun' }, identified(), started(1), failed(1, 503));
    expect(waiting.status).toBe('retrying');
    expect(nextChunk(waiting)).toBe(2);
    expect(nextChunk(transition(waiting, { type: 'chunkDue', chunk: 1, next: 'due' }))).toBe(1);
  });

  it.each([500, 501])('takes %i as final', (status) => {
    expect(after(10, { type: 'begun' }, identified(), started(1), failed(1, status))).toMatchObject({
      status: 'errored',
      failureReason: 'An error occurred, please try again.',
    });
  });

  it('starts no other chunk while three wait for their second try', () => {
    const failing = [1, 2, 3].flatMap((chunk) => [started(chunk), failed(chunk, 409)]);
    const waiting = after(5 * CHUNK_SIZE, { type: 'begun' }, identified(), ...failing);
    expect([waiting.status, nextChunk(waiting)]).toEqual(['retrying', null]);
  });

  it('ends with the first reason that the server gives, and keeps what was delivered', () => {
    const events = [started(1), delivered(1), started(2), started(3)];
    const doomed = after(
      5 * CHUNK_SIZE,
      { type: 'begun' },
      identified(),
      ...events,
      refused(2, 'Too large.'),
    );
    expect([doomed.status, nextChunk(doomed)]).toEqual(['uploading', null]);
    expect(transition(doomed, refused(3, 'Another reason.'))).toMatchObject({
      status: 'errored',
      failureReason: 'Too large.',
      retryable: false,
      deliveredBytes: CHUNK_SIZE,
    });
  });

  it('lets chunks under way run out before it fails, and starts no other', () => {
    const doomed = after(
      3 * CHUNK_SIZE,
      { type: 'begun' },
      identified(),
      started(1),
      started(2),
      failed(1, 500),
    );
    expect(doomed.status).toBe('uploading');
    expect(nextChunk(doomed)).toBeNull();
    expect(transition(doomed, delivered(2))).toMatchObject({ status: 'errored', deliveredBytes: CHUNK_SIZE });
  });

  it('keeps what the server holds when it is retried', () => {
    const errored = after(
      2 * CHUNK_SIZE,
      { type: 'begun' },
      identified(),
      started(1),
      delivered(1),
      started(2),
      failed(2, 500),
    );
    const resumed = [{ type: 'retried' } as const, { type: 'begun' } as const, identified([1])].reduce(
      transition,
      errored,
    );
    expect(resumed.identifier).toBe('a');
    expect(nextChunk(resumed)).toBe(2);
  });

  it('only registers again what is committed', () => {
    const events: UploadEvent[] = [{ type: 'begun' }, identified([1]), { type: 'committed' }];
    const errored = after(10, ...events, { type: 'failed', reason: 'no' });
    expect(transition(errored, { type: 'retried' })).toMatchObject({ status: 'finishing', committed: true });
  });

  it('never retries a refused file', () => {
    const refused = refusedUpload(0, 'empty');
    expect(transition(refused, { type: 'retried' })).toBe(refused);
  });

  it('cannot be cancelled once everything is delivered', () => {
    const finishing = after(10, { type: 'begun' }, identified([1]));
    expect(transition(finishing, { type: 'cancelled' })).toBe(finishing);
  });
});

describe('the cut of a file', () => {
  const planned: UploadEvent = { type: 'planned', chunkSize: 2 * SMALLEST_CHUNK };
  const replanned: UploadEvent = { type: 'replanned', chunkSize: SMALLEST_CHUNK };
  const size = 4 * SMALLEST_CHUNK;

  it('is fixed when the first chunk leaves', () => {
    const cut = after(size, { type: 'begun' }, identified(), planned);
    expect(cut).toMatchObject({ chunkSize: 2 * SMALLEST_CHUNK, chunks: ['missing', 'missing'] });
    expect(transition(cut, { type: 'planned', chunkSize: SMALLEST_CHUNK })).toBe(cut);
  });

  it('can change under another identifier while nothing has arrived or failed', () => {
    const sending = after(size, { type: 'begun' }, identified(), planned, started(1));
    const anew = transition(sending, replanned);
    expect(anew).toMatchObject({ status: 'identifying', identifier: null, chunkSize: SMALLEST_CHUNK });
    expect(transition(anew, identified()).chunks).toHaveLength(4);
    for (const event of [delivered(1), failed(1, 503)]) {
      const settled = transition(sending, event);
      expect(transition(settled, replanned)).toBe(settled);
    }
  });

  it('stays the same over a retry, and is open again when the server forgot the upload', () => {
    const events = [planned, started(1), delivered(1), started(2), failed(2, 500)];
    const errored = after(size, { type: 'begun' }, identified(), ...events);
    const resumed = [{ type: 'retried' } as const, { type: 'begun' } as const, identified([1])].reduce(
      transition,
      errored,
    );
    expect(resumed).toMatchObject({ chunks: ['delivered', 'missing'], deliveredBytes: 2 * SMALLEST_CHUNK });
    expect(transition(resumed, { type: 'identifierForgotten' }).chunkSize).toBeNull();
  });
});

describe('whatever the events', () => {
  const chunk = fc.integer({ min: 1, max: 5 });
  const event: fc.Arbitrary<UploadEvent> = fc.oneof(
    fc.constantFrom<UploadEvent>(
      { type: 'begun' },
      { type: 'committed' },
      { type: 'registered', document: 31 },
      { type: 'cancelled' },
      { type: 'retried' },
      { type: 'identifierForgotten' },
      { type: 'spoiled', reason: 'changed' },
      { type: 'planned', chunkSize: 2 * SMALLEST_CHUNK },
      { type: 'replanned', chunkSize: SMALLEST_CHUNK },
    ),
    fc.array(chunk, { maxLength: 3 }).map(identified),
    chunk.map(started),
    chunk.map(delivered),
    fc.tuple(chunk, fc.constantFrom(0, 500, 501, 503)).map(([number, status]) => failed(number, status)),
    chunk.map((number) => refused(number, 'no')),
    chunk.map((number) => ({ type: 'chunkCutOff', chunk: number }) as const),
    fc
      .tuple(chunk, fc.constantFrom('missing' as const, 'due' as const))
      .map(([number, next]) => ({ type: 'chunkDue', chunk: number, next }) as const),
    fc.array(chunk, { maxLength: 3 }).map((received) => ({ type: 'incomplete', received }) as const),
  );
  const size = fc.integer({ min: 1, max: 4 * CHUNK_SIZE });

  it('completes only with every chunk delivered, and leaves neither completion nor cancellation', () => {
    fc.assert(
      fc.property(size, fc.array(event, { maxLength: 60 }), (bytes, events) => {
        let upload = queuedUpload(bytes);
        for (const each of events) {
          const next = transition(upload, each);
          if (upload.status === 'complete' || upload.status === 'aborted') expect(next).toBe(upload);
          if (next.status === 'complete' || next.status === 'finishing')
            expect(next.deliveredBytes).toBe(bytes);
          if (isOver(next)) expect(nextChunk(next)).toBeNull();
          upload = next;
        }
      }),
      { seed: 20251121, numRuns: 400 },
    );
  });
});
