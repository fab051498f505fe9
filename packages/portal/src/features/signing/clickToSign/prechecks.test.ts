import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Schemas } from '@countersign/api-client/contract';
import { ApiError } from '@countersign/api-client';
import { expect, test } from 'vitest';
import { signerMessages } from '../signing.messages.ts';
import { prechecksOf } from './prechecks.ts';

function precheck(data?: Schemas['SignVerification']) {
  const observer = new QueryObserver(new QueryClient(), {
    queryKey: ['precheck'],
    queryFn: () => new Promise<Schemas['SignVerification']>(() => undefined),
    enabled: false,
    ...(data === undefined ? {} : { initialData: data }),
  });
  return observer.getCurrentResult();
}

async function failedPrecheck(error: Error) {
  const observer = new QueryObserver(new QueryClient(), {
    queryKey: ['precheck'],
    queryFn: () => Promise.reject<Schemas['SignVerification']>(error),
    retry: false,
  });
  return observer.refetch();
}

test('checks that cannot be read now say when they can, others what the specification says', async () => {
  const busy = new ApiError({
    kind: 'problem',
    status: 503,
    code: 'signingBusy',
    serverMessage: 'In a minute.',
  });
  expect(prechecksOf(await failedPrecheck(busy), []).refusal).toBe('In a minute.');
  const broken = new ApiError({
    kind: 'problem',
    status: 500,
    code: 'serverFailed',
    serverMessage: 'Broken.',
  });
  expect(prechecksOf(await failedPrecheck(broken), [], 'Try again')).toEqual({
    list: [
      {
        outcome: 'failed',
        id: 'unread',
        title: signerMessages.notChecked,
        text: signerMessages.prechecks,
        action: 'Try again',
      },
    ],
    refusal: signerMessages.prechecks,
  });
});

test('while the document is being checked, nothing can be confirmed', () => {
  expect(prechecksOf(precheck(), [])).toEqual({ list: [], refusal: signerMessages.checking });
});

test('a document that passes its checks can be confirmed, another one says why not', () => {
  const passed = { IsSignable: true, Message: null, Checks: [] };
  expect(prechecksOf(precheck(passed), [])).toEqual({ list: [], refusal: undefined });
  expect(prechecksOf(precheck({ ...passed, IsSignable: false }), []).refusal).toBe(
    signerMessages.failedChecks,
  );
});

test('a failed check has a short title, and the server’s sentence below it', () => {
  const Checks = [{ Code: 'encrypted' as const, Passed: false, Message: 'The PDF is locked by a password.' }];
  const refused = { IsSignable: false, Message: null, Checks };
  expect(prechecksOf(precheck(refused), []).list).toEqual([
    { outcome: 'failed', id: 'encrypted', title: signerMessages.notSignable, text: Checks[0]?.Message },
  ]);
});
