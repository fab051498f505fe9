import { expect, it, vi } from 'vitest';
import { ApiError } from '../errors.ts';
import { createKeptKeys } from '../http/keptKeys.ts';
import { createQueryClient } from './queryClient.ts';
import { recognised } from './recognised.ts';

const lost = new ApiError({ kind: 'network' });

/** Runs a write that fails like this, of something that is found like that. */
async function outcomeOf(error: ApiError, find: () => Promise<{ reply: string } | null>) {
  const kept = createKeptKeys();
  const keys = new Set<string | undefined>();
  const queryClient = createQueryClient();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const options = recognised(
    {
      mutationFn: (name: string) =>
        kept.send('filter', name, (header) => {
          keys.add(header['Idempotency-Key']);
          return Promise.reject<string>(error);
        }),
      meta: { invalidates: [['filters']] },
    },
    kept,
    find,
  );
  const run = () =>
    queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute('Tax')
      .catch((thrown: unknown) => thrown);
  const outcomes = [await run(), await run()];
  return { outcomes, keys: keys.size, invalidated: invalidate.mock.calls.length };
}

it('succeeds if the write turns out to be done, and gives up its key', async () => {
  const found = () => Promise.resolve({ reply: 'found' });
  expect(await outcomeOf(lost, found)).toEqual({ outcomes: ['found', 'found'], keys: 2, invalidated: 2 });
});

it.each([
  ['nothing shows that it was done', () => Promise.resolve(null)],
  ['nothing can be read', () => Promise.reject(new Error('lost'))],
])('fails and keeps the key if %s; what may have changed is read again', async (_name, find) => {
  expect(await outcomeOf(lost, find)).toEqual({ outcomes: [lost, lost], keys: 1, invalidated: 2 });
});

it('asks nothing after a definite answer', async () => {
  const find = vi.fn(() => Promise.resolve(null));
  const refused = new ApiError({ kind: 'problem', status: 409, code: 'changedMeanwhile' });
  expect(await outcomeOf(refused, find)).toEqual({ outcomes: [refused, refused], keys: 2, invalidated: 0 });
  expect(find).not.toHaveBeenCalled();
});
