import { expect, it } from 'vitest';
import { ApiError, isOutcomeUnknown } from '../errors.ts';
import { createKeptKeys } from './keptKeys.ts';

const lost = new ApiError({ kind: 'network' });
const running = new ApiError({ kind: 'problem', status: 409, code: 'stillRunning', retryAfter: 1000 });
const refused = new ApiError({ kind: 'problem', status: 409, code: 'changedMeanwhile' });

/** Sends writes one after another; returns the keys under which they left. */
function aSender() {
  const kept = createKeptKeys();
  const used: (string | undefined)[] = [];
  async function send(subject: string, variables: unknown, error?: Error): Promise<string | undefined> {
    const reply = kept.send(subject, variables, (header) => {
      used.push(header['Idempotency-Key']);
      return error === undefined ? Promise.resolve() : Promise.reject(error);
    });
    await reply.catch(() => undefined);
    return used.at(-1);
  }
  return { send, kept };
}

it.each<[string, ApiError]>([
  ['the reply was lost', lost],
  ['the server is still working on it', running],
  ...[200, 403, 404, 409, 511, 520, 524].map((status): [string, ApiError] => [
    `a gateway sent a ${status}`,
    new ApiError({ kind: 'malformed', status }),
  ]),
])('keeps the key of a write while %s', async (_name, error) => {
  const { send } = aSender();
  const first = await send('filter 1', { text: 'Tax' }, error);
  expect(await send('filter 1', { text: 'Tax' }, error)).toBe(first);
  expect(await send('filter 1', { text: 'Tax' })).toBe(first);
  // That one was answered.
  expect(await send('filter 1', { text: 'Tax' })).not.toBe(first);
});

it('takes a new key after a definite answer', async () => {
  const { send } = aSender();
  const first = await send('filter 1', { text: 'Tax' }, refused);
  expect(await send('filter 1', { text: 'Tax' })).not.toBe(first);
});

it.each([
  new ApiError({ kind: 'problem', status: 429, code: 'tooManyAttempts' }),
  new ApiError({ kind: 'malformed', status: 429 }),
])('keeps the key of a write that may have been done while the next try is not looked at', async (early) => {
  const { send } = aSender();
  const first = await send('filter 1', { text: 'Tax' }, lost);
  expect(await send('filter 1', { text: 'Tax' }, early)).toBe(first);
  expect(await send('filter 1', { text: 'Tax' }, refused)).toBe(first);
  expect(await send('filter 1', { text: 'Tax' })).not.toBe(first);
});

it.each([
  new ApiError({ kind: 'problem', status: 429, code: 'tooManyAttempts', serverMessage: 'Try again later.' }),
  new ApiError({ kind: 'problem', status: 401, serverMessage: 'Please sign in again.' }),
  new ApiError({ kind: 'refused', serverMessage: 'Not sent' }),
])('still calls the outcome of an earlier try unknown, because of a later $status alone', async (early) => {
  const kept = createKeptKeys();
  const failureOf = (error: ApiError) =>
    kept.send('filter 1', { text: 'Tax' }, () => Promise.reject<undefined>(error)).catch((thrown) => thrown);
  expect(await failureOf(early)).toBe(early);
  expect(await failureOf(lost)).toBe(lost);
  for (let count = 0; count < 2; count += 1) {
    const failure: unknown = await failureOf(early);
    expect(failure).toMatchObject({ kind: 'network', cause: early });
    expect(isOutcomeUnknown(failure)).toBe(true);
  }
  expect(await failureOf(refused)).toBe(refused);
  expect(await failureOf(early)).toBe(early);
});

it('passes an abort on as it is, and keeps the key of what may have been done', async () => {
  const { send, kept } = aSender();
  const aborted = new DOMException('Aborted', 'AbortError');
  const first = await send('filter 1', { text: 'Tax' }, lost);
  const again = kept.send('filter 1', { text: 'Tax' }, () => Promise.reject<undefined>(aborted));
  await expect(again).rejects.toBe(aborted);
  expect(await send('filter 1', { text: 'Tax' })).toBe(first);
});

it('gives up the key after another write to the same', async () => {
  const { send } = aSender();
  const first = await send('filter 1', { text: 'Tax' }, lost);
  await send('filter 1', { text: 'Payroll' });
  expect(await send('filter 1', { text: 'Tax' })).not.toBe(first);
});

it('keeps it beside writes to others', async () => {
  const { send } = aSender();
  const first = await send('filter 1', { text: 'Tax' }, lost);
  await send('filter 2', { text: 'Payroll' });
  expect(await send('filter 1', { text: 'Tax' })).toBe(first);
});

it('forgets the key of a write that turned out to be done', async () => {
  const { send, kept } = aSender();
  const first = await send('filter 1', { text: 'Tax' }, lost);
  kept.forget({ text: 'Tax' });
  expect(await send('filter 1', { text: 'Tax' })).not.toBe(first);
});

it('still does not know of a write whose repetition never left', async () => {
  const kept = createKeptKeys();
  const unsent = new ApiError({ kind: 'network', isUnsent: true });
  const failureAfter = (error: Error) =>
    kept.send('filter 1', { text: 'Tax' }, () => Promise.reject(error)).catch((thrown: unknown) => thrown);
  expect(isOutcomeUnknown(await failureAfter(unsent))).toBe(false);
  expect(isOutcomeUnknown(await failureAfter(lost))).toBe(true);
  const again = await failureAfter(unsent);
  expect(isOutcomeUnknown(again)).toBe(true);
  expect(again).toMatchObject({ cause: unsent });
});
