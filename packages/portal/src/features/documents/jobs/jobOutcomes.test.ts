import { expect, it } from 'vitest';
import type { Schemas } from '@countersign/api-client/contract';
import { aDocumentJob, otherOutcomes } from '@countersign/api-client/fixtures';
import type { BulkOutcome, OutcomeLabels } from '../../../services/bulk/bulkRun.ts';
import { outcomeLabels } from '../bulk/outcome.messages.ts';
import { contextOf, EndedDate, json } from './jobContext.example.ts';
import { outcomesOf } from './jobOutcomes.ts';

/** The outcomes of a job that has ended, and the requests for their documents. */
function outcomesOfJob(
  change: Partial<Schemas['DocumentJob']>,
  Items: readonly Schemas['DocumentJobOutcome'][] = [],
  labels: OutcomeLabels = outcomeLabels('delete'),
) {
  const asked: string[] = [];
  const { portal } = contextOf({
    '/documentJobs/7/outcomes': (request) => {
      asked.push(new URL(request.url).search);
      return json({ Items, TotalItems: 1284 })();
    },
  });
  const job = aDocumentJob({ Action: 'delete', State: 'completed', EndedDate, Total: 128, ...change });
  return { outcomes: outcomesOf(portal, job, labels), asked };
}

const counted = (outcomes: readonly BulkOutcome[]) => outcomes.map(({ label, count }) => [label, count]);

it.each([
  [{ Done: 128 }, [['Deleted', 128]]],
  [
    { Done: 123, Unchanged: 3, Failed: 5 },
    [
      ['Deleted', 120],
      ['Already deleted', 3],
    ],
  ],
  [{ Done: 3, Unchanged: 3, Failed: 125 }, [['Already deleted', 3]]],
  [{ Failed: 128, Done: 0 }, []],
  [
    { State: 'stopped', Done: 31, Failed: 2 },
    [
      ['Deleted', 31],
      ['Not processed', 95],
    ],
  ],
  // The server forgets those that it did not come to.
  [{ State: 'cancelled', Done: 31 }, [['Deleted', 31]]],
] as const)('counts the documents of %o by their outcome, besides failures', (change, expected) => {
  expect(counted(outcomesOfJob(change).outcomes)).toEqual(expected);
});

it.each([
  ['undoDelete', 'Restored', 'No changes were needed'],
  ['restore', 'Restored', 'Already restored'],
] as const)('names what %s did', (action, done, unchanged) => {
  const { outcomes } = outcomesOfJob({ Done: 100, Unchanged: 28 }, [], outcomeLabels(action));
  expect(counted(outcomes)).toEqual([
    [done, 72],
    [unchanged, 28],
  ]);
});

it('reads the documents of one outcome, from where the list is', async () => {
  const { outcomes, asked } = outcomesOfJob(
    { State: 'stopped', Done: 100, Unchanged: 4 },
    otherOutcomes('unchanged', 2),
  );
  const [first, second] = otherOutcomes('unchanged', 2);
  const [done, unchanged, waiting] = outcomes;
  expect(await done?.read(0)).toEqual([
    { id: first?.Id, name: first?.Title },
    { id: second?.Id, name: second?.Title },
  ]);
  await unchanged?.read(50);
  // Not a whole page was read before.
  expect(await waiting?.read(51)).toEqual([{ id: second?.Id, name: second?.Title }]);
  expect(asked).toEqual([
    '?state=done&pageNumber=1&itemsPerPage=50',
    '?state=unchanged&pageNumber=2&itemsPerPage=50',
    '?state=waiting&pageNumber=2&itemsPerPage=50',
  ]);
});

it('names a document that is not found, and rejects where the names can’t be read', async () => {
  const missing = {
    ...otherOutcomes('done', 1)[0],
    Id: 4,
    Title: '',
    State: 'done',
    Type: null,
    Message: null,
  } as const;
  const { outcomes } = outcomesOfJob({ Done: 128 }, [missing]);
  expect(await outcomes[0]?.read(0)).toEqual([{ id: 4, name: 'Document 4' }]);
  const offline = outcomesOf(
    contextOf({}).portal,
    aDocumentJob({ EndedDate, Done: 1 }),
    outcomeLabels('delete'),
  );
  await expect(offline[0]?.read(0)).rejects.toThrow();
});
