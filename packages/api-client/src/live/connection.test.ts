import { expect, onTestFinished, test } from 'vitest';
import { ApiError } from '../errors.ts';
import { createFakeTiming } from '../testing/fakeTiming.ts';
import type { ChangeEvents } from './changeEvents.ts';
import { FAILURES, POLL_MS, receiveEvents } from './connection.ts';
import { FIRST_MS, SILENCE_MS } from './readEventStream.ts';
import { createFakeLiveTransport, createFakeNetwork, createFakeSight, eventsAt } from './testing/fakeLive.ts';

function setUp({ refuse = null }: { refuse?: Error | null } = {}) {
  const transport = createFakeLiveTransport();
  transport.refuse = refuse;
  const network = createFakeNetwork();
  const sight = createFakeSight();
  const answers = new Set<() => void>();
  const answered = (listener: () => void) => {
    answers.add(listener);
    return () => answers.delete(listener);
  };
  const timing = createFakeTiming(0.5);
  const received: ChangeEvents[] = [];
  const closing = new AbortController();
  let position: string | null = null;
  const done = receiveEvents(
    { transport, network, sight, answered, timing, readSince: timing.now() - 3_500 },
    () => position,
    (events) => {
      position = events.Position;
      received.push(events);
    },
    closing.signal,
  );
  onTestFinished(() => closing.abort());
  const streamed = async (count: number) => {
    await expect.poll(() => transport.streams.length).toBe(count);
    const stream = transport.streams.at(-1);
    if (stream === undefined) throw new Error('No stream was opened.');
    return stream;
  };
  return { transport, network, sight, answers, timing, received, closing, done, streamed };
}

/** Resolves when what was asked for has had its effect. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

const refusal = (status: number, retryAfter: number | null = null) =>
  new ApiError({ kind: 'problem', status, retryAfter });

test('begins with the age of the data, and passes on what comes', async () => {
  const { received, streamed } = setUp();
  const stream = await streamed(1);
  expect(stream.from).toEqual({ after: null, age: 4 });
  stream.write(': a comment\n\n');
  stream.send(eventsAt('1'));
  stream.write('id: 2\nda');
  stream.write(`ta: ${JSON.stringify(eventsAt('2'))}\n\n`);
  await expect.poll(() => received).toEqual([eventsAt('1'), eventsAt('2')]);
});

test('resumes a stream that the server ended, after a moment, at its position', async () => {
  const { timing, streamed, transport } = setUp();
  const first = await streamed(1);
  first.send(eventsAt('7'));
  first.end();
  const second = await streamed(2);
  expect(second.from).toEqual({ after: '7', age: 4 });
  expect(timing.waits).toEqual([500]);
  expect(transport.polls).toEqual([]);
});

test('waits longer after each failure, and as long as the server asks', async () => {
  const { timing, transport } = setUp({ refuse: refusal(429, 3_000) });
  await expect.poll(() => transport.polls.length).toBeGreaterThan(0);
  expect(timing.waits.slice(0, FAILURES - 1)).toEqual([4_000, 5_000]);
});

test('a stream that has sent something begins to count its failures again', async () => {
  const { transport, streamed } = setUp();
  for (let count = 1; count <= 5; count += 1) {
    const stream = await streamed(count);
    stream.send(eventsAt(String(count)));
    await Promise.resolve();
    stream.cut(new TypeError('network error'));
  }
  await streamed(6);
  expect(transport.polls).toEqual([]);
});

test('polls where the stream keeps failing, and tries it again less and less often', async () => {
  const { transport, timing, received, streamed } = setUp({ refuse: refusal(502) });
  await expect.poll(() => received).toContainEqual(eventsAt('polled'));
  // It polls for 2, 4 and 8 seconds first; from then on it waits here.
  await streamed(FAILURES + 3);
  await expect.poll(() => transport.polls.length).toBe(4);
  expect(timing.waits.slice(FAILURES - 1)).toEqual([2_000, 4_000, 8_000]);
  expect(transport.polls.map(({ after }) => after)).toEqual([null, 'polled', 'polled', 'polled']);
  await settled();
  timing.expire(POLL_MS);
  await expect.poll(() => transport.polls.length).toBe(5);
  transport.refuse = null;
  expect((await streamed(FAILURES + 4)).from.after).toBe('polled');
});

test('returns to the stream as soon as a server that was away responds', async () => {
  const { transport, timing, received, streamed } = setUp({ refuse: refusal(502) });
  let away = 4;
  transport.answer = () => {
    away -= 1;
    if (away >= 0) throw refusal(503);
    transport.refuse = null;
    return eventsAt('back');
  };
  const stream = await streamed(FAILURES + 1);
  expect(received).toEqual([eventsAt('back')]);
  expect(stream.from.after).toBe('back');
  expect(timing.waits.slice(FAILURES - 1)).toEqual([1_000, 2_000, 4_000, 8_000]);
});

test('polls less and less often while polls fail', async () => {
  const { transport, timing } = setUp({ refuse: refusal(502) });
  transport.answer = () => {
    throw refusal(503);
  };
  for (const [polls, wait] of [16_000, 30_000, 30_000, 30_000, 30_000].entries()) {
    await expect.poll(() => transport.polls.length).toBe(polls + 5);
    await settled();
    timing.expire(wait);
  }
  await expect.poll(() => transport.polls.length).toBe(10);
  expect(transport.streams).toHaveLength(FAILURES);
});

test.each([
  ['the network returns', ({ network }: ReturnType<typeof setUp>) => [network.set(false), network.set(true)]],
  ['somebody looks again', ({ sight }: ReturnType<typeof setUp>) => [sight.set(false), sight.set(true)]],
  [
    'another call is answered',
    ({ answers }: ReturnType<typeof setUp>) => [...answers].map((listener) => listener()),
  ],
])('asks a server that was away for minutes at once when %s, and then soon', async (_when, happen) => {
  const live = setUp({ refuse: refusal(502) });
  const { transport, timing } = live;
  transport.answer = () => {
    throw refusal(503);
  };
  for (const [polls, wait] of [16_000, 30_000, 30_000].entries()) {
    await expect.poll(() => transport.polls.length).toBe(polls + 5);
    await settled();
    timing.expire(wait);
  }
  await expect.poll(() => transport.polls.length).toBe(8);
  await settled();
  const before = timing.waits.length;
  happen(live);
  // Longer ones are held here.
  await expect.poll(() => timing.waits.slice(before)).toEqual([2_000, 4_000, 8_000]);
  transport.refuse = null;
  transport.answer = () => eventsAt('back');
  await settled();
  timing.expire(16_000);
  expect((await live.streamed(FAILURES + 1)).from.after).toBe('back');
});

test('does not poll in a tab that nobody sees', async () => {
  const { transport, sight, timing, done } = setUp({ refuse: refusal(502) });
  await expect.poll(() => transport.polls.length).toBe(4);
  sight.set(false);
  await settled();
  timing.expire(POLL_MS);
  await done;
  expect(transport.polls).toHaveLength(4);
});

test.each([
  ['holds back its first message', FIRST_MS, false],
  ['falls silent', SILENCE_MS, true],
])('gives up a stream that %s', async (_what, limit, hasMessage) => {
  const { timing, streamed } = setUp();
  const stream = await streamed(1);
  if (hasMessage) stream.send(eventsAt('3'));
  await settled();
  timing.expire(limit);
  expect((await streamed(2)).from.after).toBe(hasMessage ? '3' : null);
});

test('gives up a stream that contains something else', async () => {
  const { received, streamed } = setUp();
  (await streamed(1)).write('data: <html>\n\n');
  await streamed(2);
  expect(received).toEqual([]);
});

test('rests while there is no network, and continues at once when there is', async () => {
  const { network, streamed, transport } = setUp();
  const first = await streamed(1);
  first.send(eventsAt('5'));
  await settled();
  network.set(false);
  await settled();
  expect(first.signal.aborted).toBe(true);
  expect(transport.streams).toHaveLength(1);
  network.set(true);
  expect((await streamed(2)).from.after).toBe('5');
});

test('ends with its signal, whatever it does', async () => {
  const streaming = setUp();
  await streaming.streamed(1);
  const polling = setUp({ refuse: refusal(502) });
  await expect.poll(() => polling.transport.polls.length).toBe(4);
  const offline = setUp();
  const stream = await offline.streamed(1);
  offline.network.set(false);
  for (const { closing, done } of [streaming, polling, offline]) {
    closing.abort();
    await done;
  }
  expect(stream.signal.aborted).toBe(true);
});
