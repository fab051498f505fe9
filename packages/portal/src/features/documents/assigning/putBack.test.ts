import { expect, it } from 'vitest';
import { createKeptKeys, createPortalClient, createQueryClient } from '@countersign/api-client';
import { aDocument, aFilterTree } from '@countersign/api-client/fixtures';
import { filterRuleMessages } from '@countersign/api-client/rules';
import { putBack } from './putBack.ts';

/** Puts a document back to filter 33 that was assigned to 38 and is in none now; returns what was written. */
async function putBackAmong(filters: ReturnType<typeof aFilterTree>): Promise<unknown[]> {
  const written: unknown[] = [];
  const document = aDocument({ DocumentFilter: null });
  const portal = createPortalClient({
    baseUrl: 'https://portal.test',
    getToken: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
    fetch: async (request) => {
      if (request.method === 'GET')
        return Response.json(request.url.includes('documentFilters') ? filters : document);
      written.push(await request.json());
      return Response.json(document);
    },
  });
  const calls = { portal, queryClient: createQueryClient() };
  await putBack(calls, createKeptKeys(), document.Id, { from: 33, to: 38 });
  return written;
}

it('puts a document back that is in no filter because the other one was deleted', async () => {
  const left = aFilterTree().filter(({ Id }) => Id !== 38);
  expect(await putBackAmong(left)).toEqual([{ documentId: aDocument().Id, filterId: 33 }]);
});

it('leaves a document that users have taken out of the other filter', async () => {
  await expect(putBackAmong(aFilterTree())).rejects.toThrow(filterRuleMessages.changedSince);
});
