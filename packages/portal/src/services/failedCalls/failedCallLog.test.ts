import { expect, it, vi } from 'vitest';
import { ApiError } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { createFailedCallLog } from './failedCallLog.ts';

/** A log whose time passes by `pass`. */
function aLog() {
  let now = 0;
  let online = true;
  const timers: { at: number; callback: () => void }[] = [];
  const entries: Schemas['LogEntry'][] = [];
  const write = vi.fn((entry: Schemas['LogEntry']) => {
    entries.push(entry);
    return Promise.resolve();
  });
  const log = createFailedCallLog({
    write,
    isOnline: () => online,
    timing: {
      now: () => now,
      after(ms, callback) {
        const timer = { at: now + ms, callback };
        timers.push(timer);
        return () => {
          if (timers.includes(timer)) timers.splice(timers.indexOf(timer), 1);
        };
      },
    },
  });
  return {
    ...log,
    write,
    entries,
    details: (index = -1): { failures: { count: number; references: string[] }[]; leftOut: number } =>
      JSON.parse(entries.at(index)?.DetailsJson ?? 'null'),
    setOnline: (value: boolean) => {
      online = value;
    },
    /** Lets so many milliseconds pass. */
    pass(ms: number) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1);
        timer.callback();
      }
    },
  };
}

function missing(reference: string | null = 'ref-1') {
  const serverMessage = 'Requested document "Will of Amelia Hart" not found.';
  const error = { kind: 'problem', status: 404, code: 'documentNotFound', reference, serverMessage } as const;
  return new ApiError({ ...error, fieldErrors: [{ path: '/body/name', message: 'Amelia Hart' }] });
}

it('writes the failures of five seconds as one entry, equal ones with their number', () => {
  const { note, pass, entries } = aLog();
  note('GET /documents/{id}', missing('ref-1'));
  note('GET /documents/{id}', missing('ref-2'));
  pass(4_000);
  note('POST /documents/{id}/sign', new ApiError({ kind: 'timeout' }));
  note('GET /clients/', new ApiError({ kind: 'malformed', status: 502 }));
  expect(entries).toHaveLength(0);
  pass(1_000);
  expect(entries).toEqual([
    {
      LogKey: 'failedCalls',
      Message:
        'Failed calls: GET /documents/{id} 404 documentNotFound (2 times); POST /documents/{id}/sign timeout; GET /clients/ 502 malformed',
      DetailsJson: expect.any(String),
    },
  ]);
  expect(JSON.parse(entries[0]?.DetailsJson ?? '')).toEqual({
    failures: [
      {
        call: 'GET /documents/{id}',
        kind: 'problem',
        status: 404,
        code: 'documentNotFound',
        count: 2,
        references: ['ref-1', 'ref-2'],
      },
      { call: 'POST /documents/{id}/sign', kind: 'timeout', status: 0, code: null, count: 1, references: [] },
      { call: 'GET /clients/', kind: 'malformed', status: 502, code: null, count: 1, references: [] },
    ],
    leftOut: 0,
  });
  pass(60_000);
  expect(entries).toHaveLength(1);
});

it('has nothing of what was sent and received', () => {
  const { note, flush, entries } = aLog();
  note('GET /documents/{id}', missing());
  flush();
  expect(JSON.stringify(entries)).not.toMatch(/Amelia|Will|Requested|body/);
});

it('keeps a few references of equal failures', () => {
  const { note, flush, details } = aLog();
  for (let index = 1; index <= 9; index += 1) note('GET /documents/{id}', missing(`ref-${String(index)}`));
  flush();
  expect(details().failures).toMatchObject([
    { count: 9, references: ['ref-1', 'ref-2', 'ref-3', 'ref-4', 'ref-5'] },
  ]);
});

it('counts those that one entry has no room for', () => {
  const { note, flush, details } = aLog();
  for (let index = 0; index < 30; index += 1) note(`GET /kind/${String(index)}`, missing());
  note('GET /kind/0', missing());
  flush();
  expect(details().failures).toHaveLength(25);
  expect(details().failures[0]?.count).toBe(2);
  expect(details().leftOut).toBe(5);
});

it('keeps to the limits of an entry', () => {
  const { note, flush, entries, details } = aLog();
  for (let index = 0; index < 25; index += 1)
    for (let time = 0; time < 5; time += 1)
      note(`GET /${'path/'.repeat(20)}${String(index)}`, missing('\u0001'.repeat(5_000)));
  flush();
  expect(entries[0]?.Message).toHaveLength(2_000);
  expect(entries[0]?.DetailsJson?.length).toBeLessThanOrEqual(20_000);
  const { failures, leftOut } = details();
  expect(failures[0]?.references[0]).toHaveLength(64);
  expect(failures.length).toBeGreaterThan(5);
  expect(failures.reduce((sum, { count }) => sum + count, leftOut)).toBe(125);
});

it('writes at most 20 entries within an hour; what fails later waits for the next', () => {
  const { note, pass, entries, details } = aLog();
  for (let index = 0; index < 30; index += 1) {
    note('GET /documents/{id}', missing());
    pass(5_000);
  }
  expect(entries).toHaveLength(20);
  pass(3_600_000 - 30 * 5_000);
  expect(entries).toHaveLength(20);
  pass(5_000);
  expect(entries).toHaveLength(21);
  expect(details().failures).toMatchObject([{ count: 10 }]);
});

it('writes at once when the page may be gone soon, and nothing when nothing failed', () => {
  const { note, flush, pass, entries } = aLog();
  flush();
  expect(entries).toHaveLength(0);
  note('GET /documents/{id}', missing());
  flush();
  expect(entries).toHaveLength(1);
  pass(5_000);
  expect(entries).toHaveLength(1);
});

it('keeps what it cannot write offline for the entry of the next failure', () => {
  const { note, pass, setOnline, entries, details } = aLog();
  note('GET /documents/{id}', missing());
  setOnline(false);
  pass(5_000);
  expect(entries).toHaveLength(0);
  setOnline(true);
  note('GET /documents/{id}', missing());
  pass(5_000);
  expect(details().failures).toMatchObject([{ count: 2 }]);
});

it('is silent where the log cannot be written, and does not repeat it', async () => {
  const { note, pass, write } = aLog();
  write.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
  note('GET /documents/{id}', missing());
  pass(5_000);
  await expect(write.mock.results[0]?.value).rejects.toThrow();
  pass(60_000);
  expect(write).toHaveBeenCalledOnce();
});
