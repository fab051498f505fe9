import { expect, it, vi } from 'vitest';
import { createFilesClient, createPortalClient, createQueryClient } from '@countersign/api-client';
import { aDocumentJob, aProblem, failedOutcomes } from '@countersign/api-client/fixtures';
import { createToastStore } from '@countersign/ui';
import { createMemorySettings } from '../../../services/browserSettings.ts';
import { createBulkRunner } from '../../../services/bulk/bulkRunner.ts';
import type { BulkContext } from '../actions/severalRuns.ts';
import { findJobs } from './findJobs.ts';
import { startedJobRun } from './jobRun.ts';
import { jobMessages } from './jobs.messages.ts';
import { seenJobs } from './seenJobs.ts';

/** A portal that answers each address in one way; the network is lost for any other. */
function contextOf(answers: Readonly<Record<string, () => Response>>): BulkContext {
  const client = {
    baseUrl: 'https://portal.test',
    getToken: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
    fetch: (request: Request) =>
      Promise.resolve((answers[new URL(request.url).pathname] ?? Response.error)()),
  };
  return {
    portal: createPortalClient(client),
    files: createFilesClient(client),
    queryClient: createQueryClient(),
    toasts: createToastStore(),
    settings: createMemorySettings(),
    canRestore: true,
  };
}

const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
    });

const EndedDate = new Date().toISOString();

it('says once that a job can’t be looked at any more', async () => {
  const context = contextOf({ '/documentJobs/7': json(aProblem('notFound'), 404) });
  const runner = createBulkRunner();
  const show = vi.spyOn(context.toasts, 'show');
  runner.observe(startedJobRun(context, aDocumentJob()));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: jobMessages.lost }));
  expect(runner.get()).toMatchObject({ status: 'cancelled', done: 312 });
});

it('repeats what could not be put back as the server’s own repetition', async () => {
  const ended = { Action: 'assign', FilterId: 32, State: 'completed', EndedDate, Total: 12 } as const;
  const retry = vi.fn(json(aDocumentJob({ ...ended, Id: 9, Total: 2, Done: 2, RetryOf: 7, UndoOf: 6 })));
  const context = contextOf({
    '/documentJobs/7': json(aDocumentJob({ ...ended, Done: 10, Failed: 2, UndoOf: 6 })),
    '/documentJobs/7/outcomes': json({ Items: failedOutcomes('documentInUse', 2), TotalItems: 2 }),
    '/documentJobs/7/retry': retry,
  });
  const runner = createBulkRunner();
  runner.observe(
    startedJobRun(context, aDocumentJob({ ...ended, State: 'running', EndedDate: null, UndoOf: 6 })),
  );
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()).toMatchObject({ text: '10 put back, 2 couldn’t be put back', canUndo: false });
  runner.retry();
  await expect.poll(() => runner.get()?.text).toBe('Assignment of 2 documents undone');
  expect(retry).toHaveBeenCalledOnce();
});

it('finds what was not dismissed here: unfinished jobs first, and none that was repeated', async () => {
  const of = (Id: number, change = {}) =>
    aDocumentJob({ Id, State: 'completed', Done: 1284, EndedDate, ...change });
  const Items = [
    of(9, { RetryOf: 6 }),
    aDocumentJob({ Id: 8, EndedDate: null, Total: 40 }),
    of(7),
    of(6),
    of(5, { EndedDate: '2020-01-01T00:00:00Z' }),
  ];
  const context = contextOf({
    '/documentJobs/': json({ Items, TotalItems: 5 }),
    '/documentJobs/8': json(of(8, { Total: 40, Done: 40 })),
  });
  const runner = createBulkRunner();
  await findJobs(context, runner);
  const shown: number[] = [];
  for (let run = runner.get(); run !== null; run = runner.get()) {
    await expect.poll(() => runner.isRunning()).toBe(false);
    shown.push(run.total);
    runner.close();
    await Promise.resolve();
  }
  expect(shown).toEqual([40, 1284, 1284]);
  const another = createBulkRunner();
  await findJobs(context, another);
  // Only the one that this server still calls unfinished.
  expect(another.get()?.total).toBe(40);
  expect([...seenJobs(context.settings)]).toEqual([8, 9, 7]);
});
