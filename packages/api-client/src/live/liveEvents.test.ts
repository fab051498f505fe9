import { expect, onTestFinished, test } from 'vitest';
import { ApiError } from '../errors.ts';
import { createFakeTiming } from '../testing/fakeTiming.ts';
import type { ChangeEvents } from './changeEvents.ts';
import { startLiveEvents } from './liveEvents.ts';
import {
  createFakeBrowser,
  createFakeLiveTransport,
  createFakeNetwork,
  createFakeSight,
  eventsAt,
  type FakeLiveTransport,
} from './testing/fakeLive.ts';

const browser = () => createFakeBrowser();

function openTab(of: ReturnType<typeof browser>, transport: FakeLiveTransport = createFakeLiveTransport()) {
  const timing = createFakeTiming(0, 1_000);
  const received: ChangeEvents[] = [];
  const sight = createFakeSight();
  const close = startLiveEvents({
    transport,
    timing,
    tabs: of.open(),
    network: createFakeNetwork(),
    sight,
    readSince: timing.now() - 1_000,
    onEvents: (events) => received.push(events),
  });
  onTestFinished(close);
  return { transport, timing, sight, received, close };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one tab holds the stream and passes on what comes', async () => {
  const tabs = browser();
  const first = openTab(tabs);
  const second = openTab(tabs);
  await expect.poll(() => first.transport.streams.length).toBe(1);
  first.transport.streams[0]?.send(eventsAt('1'));
  await expect.poll(() => first.received).toEqual([eventsAt('1')]);
  await expect.poll(() => second.received).toContainEqual(eventsAt('1'));
  expect(second.transport.streams).toEqual([]);
});

test('another tab asks once for what was changed before it listened', async () => {
  const tabs = browser();
  openTab(tabs);
  const second = openTab(tabs);
  await expect.poll(() => second.received).toEqual([eventsAt('polled')]);
  expect(second.transport.polls).toEqual([{ after: null, age: 1 }]);
});

test('and asks again if that failed', async () => {
  const tabs = browser();
  openTab(tabs);
  const transport = createFakeLiveTransport();
  transport.answer = () => {
    throw new ApiError({ kind: 'network' });
  };
  const second = openTab(tabs, transport);
  await expect.poll(() => transport.polls.length).toBe(1);
  transport.answer = () => eventsAt('later');
  await settled();
  second.timing.expire(1_000);
  await expect.poll(() => second.received).toEqual([eventsAt('later')]);
});

test('when the tab that holds the stream closes, another one resumes it', async () => {
  const tabs = browser();
  const first = openTab(tabs);
  const second = openTab(tabs);
  const third = openTab(tabs);
  await expect.poll(() => first.transport.streams.length).toBe(1);
  await expect.poll(() => third.received).toHaveLength(1);
  first.transport.streams[0]?.send(eventsAt('41'));
  await expect.poll(() => second.received.at(-1)?.Position).toBe('41');
  first.close();
  await expect.poll(() => second.transport.streams.map(({ from }) => from.after)).toEqual(['41']);
  second.transport.streams[0]?.send(eventsAt('42'));
  await expect.poll(() => third.received.at(-1)?.Position).toBe('42');
  expect(first.received.at(-1)?.Position).toBe('41');
  expect(third.transport.streams).toEqual([]);
});

test('where only polls work, a tab that is seen does it instead of one that is hidden; where none is, nobody', async () => {
  const tabs = browser();
  const refusing = () =>
    Object.assign(createFakeLiveTransport(), { refuse: new ApiError({ kind: 'network' }) });
  const first = openTab(tabs, refusing());
  await expect.poll(() => first.transport.polls.length).toBe(1);
  const second = openTab(tabs, refusing());
  await expect.poll(() => second.transport.polls.length).toBe(1);
  first.sight.set(false);
  await settled();
  first.timing.expire(2_000);
  await expect.poll(() => second.transport.polls.length).toBe(2);
  second.sight.set(false);
  await settled();
  second.timing.expire(2_000);
  await settled();
  expect([first.transport.polls.length, second.transport.polls.length]).toEqual([1, 2]);
  // Seen again, the first one goes on where it was.
  first.sight.set(true);
  await expect.poll(() => first.transport.polls.length).toBe(2);
  expect(first.transport.polls.at(-1)?.after).toBe('polled');
});

test('a tab that closes while it waits takes nothing over', async () => {
  const tabs = browser();
  const first = openTab(tabs);
  const second = openTab(tabs);
  const third = openTab(tabs);
  await expect.poll(() => third.received).toHaveLength(1);
  second.close();
  first.close();
  await expect.poll(() => third.transport.streams.length).toBe(1);
  expect(second.transport.streams).toEqual([]);
});

test('a message of an older build is none, and a kind that is unknown is left out', async () => {
  const tabs = browser();
  const { received } = openTab(tabs);
  const other = tabs.open();
  for (const message of [null, 'x', {}, { Position: 4, Changes: [] }, { Position: '1' }]) other.post(message);
  const known = { Kind: 'users', ClientId: null, DocumentIds: null, Own: true };
  other.post({ Position: '9', Everything: true, Changes: [known, { ...known, Kind: 'weather' }, 7] });
  await settled();
  expect(received).toEqual([{ Position: '9', Everything: true, Changes: [known] }]);
});
