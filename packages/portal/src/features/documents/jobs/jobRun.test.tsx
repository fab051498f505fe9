import { expect, it, vi } from 'vitest';
import { aClient, aDocumentJob, aProblem, failedOutcomes } from '@countersign/api-client/fixtures';
import { createBulkRunner } from '../../../services/bulk/bulkRunner.ts';
import { lastClient } from '../../clients/index.ts';
import { assigningMessages } from '../assigning/assigning.messages.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { contextOf, EndedDate, json } from './jobContext.example.ts';
import { startedJobRun } from './jobRun.ts';
import { jobMessages } from './jobs.messages.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';

it('says once that a job can’t be looked at any more', async () => {
  const context = contextOf({ '/documentJobs/7': json(aProblem('notFound'), 404) });
  const runner = createBulkRunner();
  const show = vi.spyOn(context.toasts, 'show');
  runner.observe(startedJobRun(context, aDocumentJob()));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: bulkMessages.lost }));
  expect(runner.get()).toMatchObject({ status: 'cancelled', done: 312 });
});

it.each([403, 404, 520])(
  'keeps a running job in the tray, before an older outcome, behind a gateway’s %i',
  async (status) => {
    const gateway = { isThere: true };
    const ended = { State: 'completed', EndedDate, Done: 1284 } as const;
    const context = contextOf({
      '/documentJobs/7': () =>
        gateway.isThere ? new Response('<h1>Gateway</h1>', { status }) : json(aDocumentJob(ended))(),
    });
    const runner = createBulkRunner();
    const show = vi.spyOn(context.toasts, 'show');
    runner.observe(startedJobRun(context, aDocumentJob({ ...ended, Id: 6 })));
    await expect.poll(() => runner.isRunning()).toBe(false);
    runner.observe(startedJobRun(context, aDocumentJob({ Done: 0 })), { isNew: true });
    expect(runner.get()?.note).toBe(bulkMessages.continuesWhenClosed);
    await expect.poll(() => runner.get()?.note, { timeout: 10_000 }).toBe(jobMessages.progressLost);
    expect(runner.isRunning()).toBe(true);
    expect(show).not.toHaveBeenCalled();
    gateway.isThere = false;
    await expect.poll(() => runner.isRunning(), { timeout: 10_000 }).toBe(false);
    expect(runner.get()).toMatchObject({ status: 'finished', done: 1284 });
    expect(runner.get()?.note).not.toBe(jobMessages.progressLost);
  },
);

it('counts apart what was in the filter before, and can’t undo it', async () => {
  const ended = {
    Action: 'assign',
    FilterId: 0,
    State: 'completed',
    EndedDate,
    Total: 12,
    Done: 12,
  } as const;
  const started = aDocumentJob({ ...ended, State: 'running', EndedDate: null });
  const runner = createBulkRunner();
  const shownAfter = async (Unchanged: number, show = vi.fn()) => {
    const context = contextOf({ '/documentJobs/7': json(aDocumentJob({ ...ended, Unchanged })) });
    vi.spyOn(context.toasts, 'show').mockImplementation(show);
    runner.observe(startedJobRun(context, started));
    await expect.poll(() => runner.isRunning()).toBe(false);
    const run = runner.get();
    runner.close();
    return run;
  };
  expect(await shownAfter(5)).toMatchObject({
    headline: '7 documents removed from their filters',
    text: undefined,
    leftOut: '5 had no filter.',
    note: bulkMessages.undoable,
    canUndo: true,
    outcomes: [
      { label: 'Removed from the filter', count: 7 },
      { label: 'Had no filter', count: 5 },
    ],
  });
  const show = vi.fn();
  expect(await shownAfter(12, show)).toBeNull();
  expect(show).toHaveBeenCalledExactlyOnceWith({
    message: 'All 12 documents had no filters',
    detail: undefined,
  });
});

it.each([
  ['assign', '6 couldn’t be assigned.'],
  ['delete', '6 couldn’t be deleted.'],
  ['removeTask', 'Tasks couldn’t be removed from 6 documents.'],
  ['resendPins', 'PINs couldn’t be resent for 6 documents.'],
] as const)('says of a cancelled job %s how many were not tried', async (Action, outcome) => {
  const of = { Action, FilterId: Action === 'assign' ? 32 : null, Total: 128 } as const;
  const cancelled = { ...of, State: 'cancelled', EndedDate, Done: 25, Failed: 6 } as const;
  const context = contextOf({
    '/documentJobs/7': json(aDocumentJob(cancelled)),
    '/documentJobs/7/outcomes': json({ Items: failedOutcomes('outstandingTasks', 6), TotalItems: 31 }),
  });
  const runner = createBulkRunner();
  runner.observe(startedJobRun(context, aDocumentJob({ ...of, State: 'running', EndedDate: null })));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()).toMatchObject({
    text: 'Cancelled after 31 of 128 documents. The other 97 weren’t processed.',
    note: expect.stringMatching(`^${outcome}`) as string,
  });
});

it('repeats what could not be undone as the server’s own repetition', async () => {
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
  expect(runner.get()).toMatchObject({ text: '2 couldn’t be returned', canUndo: false });
  runner.retry();
  const said = vi.spyOn(context.toasts, 'show');
  await expect
    .poll(() => said.mock.lastCall?.[0].message)
    .toBe('2 documents returned to their previous filters');
  expect(retry).toHaveBeenCalledOnce();
});

it.each([
  ['a cancelled undo', { State: 'cancelled', UndoOf: 6 }, true],
  ['one that was stopped', { State: 'stopped', UndoOf: 6 }, true],
  ['another cancelled job', { State: 'cancelled' }, false],
  [
    'a cancelled repetition, whose first undo has ended',
    { State: 'cancelled', UndoOf: 6, RetryOf: 5 },
    false,
  ],
] as const)('continues %s with the rest: %s', async (_what, change, canContinue) => {
  const ended = aDocumentJob({ Action: 'assign', FilterId: 32, Total: 12, Done: 10, EndedDate, ...change });
  const undo = vi.fn(
    json(aDocumentJob({ ...ended, Id: 9, UndoOf: 6, State: 'completed', Total: 2, Done: 2 })),
  );
  const context = contextOf({ '/documentJobs/7': json(ended), '/documentJobs/6/undo': undo });
  const runner = createBulkRunner();
  runner.observe(startedJobRun(context, { ...ended, Id: 7, State: 'running', EndedDate: null }));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()).toMatchObject({ canContinue });
  const said = vi.spyOn(context.toasts, 'show');
  runner.continueRest();
  if (!canContinue) return expect(undo).not.toHaveBeenCalled();
  await expect
    .poll(() => said.mock.lastCall?.[0].message)
    .toBe('2 documents returned to their previous filters');
  expect(undo).toHaveBeenCalledOnce();
});

it.each([
  ['outstandingTasks', false],
  ['documentNotFound', false],
  ['documentInUse', true],
  ['documentDeleted', true],
] as const)('offers a retry of %s, with more failures than were read: %s', async (code, canRetry) => {
  const ended = { State: 'completed', EndedDate, Done: 364, Failed: 920 } as const;
  const context = contextOf({
    '/documentJobs/7': json(aDocumentJob(ended)),
    '/documentJobs/7/outcomes': json({ Items: failedOutcomes(code, 50), TotalItems: 1284 }),
  });
  const runner = createBulkRunner();
  runner.observe(startedJobRun(context, aDocumentJob()));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()).toMatchObject({ failed: 920, canRetry });
});

it.each([
  ['delete', deletionMessages.notUndone],
  ['assign', assigningMessages.notUndone],
] as const)('says that what the job %s did was not undone', async (Action, message) => {
  const ended = { Action, FilterId: Action === 'assign' ? 32 : null, Total: 12, Done: 12 };
  const context = contextOf({
    '/documentJobs/7': json(aDocumentJob({ ...ended, State: 'completed', EndedDate })),
    '/documentJobs/7/undo': json(aProblem('notFound'), 404),
  });
  const show = vi.spyOn(context.toasts, 'show');
  const runner = createBulkRunner();
  runner.observe(startedJobRun(context, aDocumentJob({ ...ended, State: 'running', EndedDate: null })));
  await expect.poll(() => runner.isRunning()).toBe(false);
  runner.undo();
  await expect.poll(() => show.mock.lastCall?.[0]).toMatchObject({ tone: 'critical', message });
});

it('doesn’t say that a repetition failed if its reply was lost, and asks for the same one again', async () => {
  const ended = { State: 'completed', EndedDate, Total: 12 } as const;
  const connection = { lost: true };
  const keys = new Set<string | null>();
  const context = contextOf({
    '/documentJobs/7': json(aDocumentJob({ ...ended, Done: 10, Failed: 2 })),
    '/documentJobs/7/outcomes': json({ Items: failedOutcomes('documentInUse', 2), TotalItems: 2 }),
    '/documentJobs/7/retry': (request) => {
      keys.add(request.headers.get('Idempotency-Key'));
      if (connection.lost) return Response.error();
      return json(aDocumentJob({ ...ended, Id: 9, Total: 2, Done: 2, RetryOf: 7 }))();
    },
  });
  const runner = createBulkRunner();
  const show = vi.spyOn(context.toasts, 'show');
  runner.observe(startedJobRun(context, aDocumentJob({ ...ended, Done: 10, Failed: 2 })));
  await expect.poll(() => runner.isRunning()).toBe(false);
  runner.retry();
  await expect.poll(() => show.mock.calls.length, { timeout: 10_000 }).toBe(1);
  const [toast] = show.mock.calls[0] ?? [];
  expect(toast).toMatchObject({ tone: 'caution', message: bulkMessages.startUnconfirmed });
  connection.lost = false;
  toast?.action?.onPress();
  await expect.poll(() => runner.get()?.done).toBe(2);
  expect(keys.size).toBe(1);
});

it('names its client in the message if another one is open by then', async () => {
  const ended = { State: 'completed', EndedDate, Done: 1284 } as const;
  const context = contextOf({
    '/documentJobs/7': json(aDocumentJob(ended)),
    '/clients/12': json(aClient({ Id: 12, Name: 'Corriedale Pastoral Co' })),
  });
  const show = vi.spyOn(context.toasts, 'show');
  const runner = createBulkRunner();
  lastClient.set(21);
  runner.observe(startedJobRun(context, aDocumentJob({ ClientId: 12 })), { isHidden: true });
  await expect.poll(() => show.mock.calls.length).toBe(1);
  lastClient.set(null);
  expect(show).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Corriedale Pastoral Co: 1,284 documents deleted' }),
  );
});

it('counts while a deletion runs what was confirmed, not what stays', async () => {
  const running = aDocumentJob({ Total: 642, Done: 100, Failed: 0 });
  const ended = { ...running, State: 'completed', EndedDate, Done: 552, Failed: 90 } as const;
  const context = contextOf({
    '/documentJobs/7': json(ended),
    '/documentJobs/7/outcomes': json({ Items: failedOutcomes('outstandingTasks', 50), TotalItems: 90 }),
  });
  const runner = createBulkRunner();
  runner.observe(startedJobRun(context, running, { announced: 90 }), { isNew: true });
  expect(runner.get()).toMatchObject({ headline: 'Deleting 552 documents', text: '100 of 552 done' });
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()).toMatchObject({
    headline: '552 documents deleted',
    text: deletionMessages.leftOut(90),
    isAnnounced: true,
  });
});
