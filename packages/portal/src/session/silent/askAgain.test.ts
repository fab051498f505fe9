import { OperationProcessingError, RESPONSE_IS_NOT_JSON, ResponseBodyError } from 'oauth4webapi';
import { expect, it, vi } from 'vitest';
import { realTiming } from '@countersign/api-client';
import { askAgain } from './askAgain.ts';
import { asSignInError, SignInError } from '../signInError.ts';

/** A failure as the identity client reports it. */
function failed(status: number, retryAfter?: string): SignInError {
  const headers = new Headers(retryAfter === undefined ? {} : { 'Retry-After': retryAfter });
  const cause = { error: 'temporarily_unavailable' };
  const response = new Response(null, { status, headers });
  return asSignInError(new ResponseBodyError('failed', { cause, response }));
}

const offline = () => asSignInError(new TypeError('Failed to fetch'));

/** Asks again after a failure; the responses come one after the other. */
async function run(first: unknown, ...answers: (Error | string)[]) {
  const waits: number[] = [];
  const ask = vi.fn(() => {
    const answer = answers.shift() ?? 'too often';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const pause = (ms: number) => {
    waits.push(ms);
    return Promise.resolve();
  };
  const outcome = await askAgain(first, ask, pause, { ...realTiming, random: () => 0.5 }).catch(
    (error: unknown) => error,
  );
  return { outcome, waits, asked: ask.mock.calls.length };
}

it('asks twice more, with full jitter', async () => {
  const last = failed(502);
  expect(await run(offline(), failed(502), last)).toEqual({ outcome: last, waits: [200, 400], asked: 2 });
  expect(await run(failed(408), 'tokens')).toEqual({ outcome: 'tokens', waits: [200], asked: 1 });
});

it.each([200, 403, 404, 511, 520, 524])('asks again after a gateway’s page with %i', async (status) => {
  const cause = new Response('<h1>Gateway</h1>', { status });
  const page = asSignInError(new OperationProcessingError('no JSON', { code: RESPONSE_IS_NOT_JSON, cause }));
  expect(await run(page, 'tokens')).toEqual({ outcome: 'tokens', waits: [200], asked: 1 });
});

it('waits as long as the identity site asks, but not before an empty page', async () => {
  expect(await run(failed(503, '2'), failed(429, '1'), 'tokens')).toEqual({
    outcome: 'tokens',
    waits: [2_200, 1_400],
    asked: 2,
  });
  const patient = failed(503, '60');
  expect(await run(patient)).toEqual({ outcome: patient, waits: [], asked: 0 });
});

it('accepts a rejection', async () => {
  const nobody = new SignInError('nobody', { code: 'login_required' });
  expect(await run(offline(), nobody)).toMatchObject({ outcome: nobody, asked: 1 });
});

it('does not repeat what would fail again', async () => {
  const missing = failed(501);
  expect(await run(missing)).toEqual({ outcome: missing, waits: [], asked: 0 });
});
