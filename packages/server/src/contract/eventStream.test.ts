import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventStream, OpenStreams } from './eventStream.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(check: () => Promise<unknown> = () => Promise.resolve()) {
  const onClosed = vi.fn();
  const stream = new EventStream({ check, heartbeat: 1_000, onClosed });
  const parts: string[] = [];
  const read = () => void stream.body.on('data', (part) => parts.push(String(part)));
  return { stream, onClosed, parts, read };
}

test('messages are one line of JSON each, and comments come in between', async () => {
  const { stream, parts, read } = open();
  read();
  stream.send({ id: '7', data: { text: 'two\nlines' } });
  await expect.poll(() => parts.join('')).toBe('id: 7\ndata: {"text":"two\\nlines"}\n\n');
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => parts.at(-1)).toBe(':\n\n');
});

test('who may get nothing more gets nothing more, not even a comment', async () => {
  const check = vi.fn(() => Promise.resolve());
  const { stream, parts, read, onClosed } = open(check);
  read();
  stream.send({ id: '1', data: {} });
  await expect.poll(() => parts).toHaveLength(1);
  check.mockRejectedValue(new Error('signed out'));
  stream.send({ id: '2', data: {} });
  await expect.poll(() => onClosed.mock.calls).toHaveLength(1);
  expect(parts).toHaveLength(1);
  stream.send({ id: '3', data: {} });
  expect(check).toHaveBeenCalledTimes(2);
});

test('a comment asks too', async () => {
  const { read, onClosed } = open(() => Promise.reject(new Error('signed out')));
  read();
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => onClosed.mock.calls).toHaveLength(1);
});

test('a client that does not read is given up', async () => {
  const { stream, onClosed } = open();
  const data = { text: 'x'.repeat(50_000) };
  for (let count = 0; count < 5; count += 1) stream.send({ id: '1', data });
  await expect.poll(() => stream.body.readableLength).toBeGreaterThan(250_000);
  expect(onClosed).not.toHaveBeenCalled();
  stream.send({ id: '2', data });
  await expect.poll(() => onClosed.mock.calls).toHaveLength(1);
  expect(stream.body.destroyed).toBe(true);
});

test('one login has room for eight', () => {
  const streams = new OpenStreams();
  const opened = Array.from({ length: 8 }, () => open().stream);
  for (const stream of opened.slice(1)) streams.add(stream, 1);
  expect(streams.hasRoom(1)).toBe(true);
  const [first] = opened;
  if (first === undefined) return;
  streams.add(first, 1);
  expect(streams.hasRoom(1)).toBe(false);
  expect(streams.hasRoom(2)).toBe(true);
  streams.delete(first);
  expect(streams.hasRoom(1)).toBe(true);
});
