import { afterEach, expect, it, vi } from 'vitest';
import { listenForReply, signInReply } from './signInReply.ts';

const identity = 'http://localhost:4001';
const code = { type: 'authorization_response', response: { code: 'c1', state: 's1', expires: 3 } };
let stop = () => {};

afterEach(() => {
  stop();
});

/** What is heard of a message from a window at an origin. */
function heard(data: unknown, origin: string, source: MessageEventSource | null = window) {
  const take = vi.fn<(answer: URLSearchParams) => void>();
  stop = listenForReply(() => window, take, identity);
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return take.mock.calls.map(([answer]) => answer.toString());
}

it('hears the identity site itself, and the page of ours that it redirects to', () => {
  expect(heard(code, identity)).toEqual(['code=c1&state=s1']);
  stop();
  expect(heard(signInReply('?code=c2'), location.origin)).toEqual(['code=c2']);
});

it.each([
  ['another origin', code, 'http://evil.test', window],
  ['another window', code, identity, null],
  ['the identity site in the words of our page', signInReply('?code=c1'), identity, window],
  ['our page in the words of the identity site', code, location.origin, window],
  ['the identity site about something else', { type: 'resize', response: {} }, identity, window],
])('does not hear %s', (_name, data, origin, source) => {
  expect(heard(data, origin, source)).toEqual([]);
});
