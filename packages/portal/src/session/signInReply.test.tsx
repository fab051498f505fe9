import { afterEach, expect, it, vi } from 'vitest';
import { listenForReply, signInReply } from './signInReply.ts';

const identity = 'http://localhost:4001';
let stop = () => {};

afterEach(() => {
  stop();
});

/** What is heard of a message from a window at an origin. */
function heard(data: unknown, origin: string, source: MessageEventSource | null = window) {
  const take = vi.fn<(answer: URLSearchParams) => void>();
  stop = listenForReply(() => window, take);
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return take.mock.calls.map(([answer]) => answer.toString());
}

it('hears the page of ours that the identity site redirects to', () => {
  expect(heard(signInReply('?code=c2'), location.origin)).toEqual(['code=c2']);
});

it.each([
  ['another origin', signInReply('?code=c1'), identity, window],
  ['another window', signInReply('?code=c1'), location.origin, null],
  ['our page about something else', { type: 'resize', response: {} }, location.origin, window],
])('does not hear %s', (_name, data, origin, source) => {
  expect(heard(data, origin, source)).toEqual([]);
});
