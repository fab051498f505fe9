import { QueryClient, QueryObserver } from '@tanstack/react-query';
import type { Schemas } from '@countersign/api-client/contract';
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
