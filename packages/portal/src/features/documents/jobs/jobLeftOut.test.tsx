import { expect, it, vi } from 'vitest';
import { aDocumentJob, aJobPreview, failedOutcomes } from '@countersign/api-client/fixtures';
import { createBulkRunner } from '../../../services/bulk/bulkRunner.ts';
import { contextOf, EndedDate, json } from './jobContext.example.ts';
import { startedJobRun } from './jobRun.ts';

it.each([
  ['resendPins', 63, 'PINs resent for 5 documents', '63 had no PINs to resend.'],
  ['removeTask', 67, 'Tasks removed from 1 document', '67 had no task to remove.'],
] as const)('says of a job %s what it left out: %i of 68', async (Action, Unchanged, headline, note) => {
  const ended = { Action, State: 'completed', EndedDate, Total: 68, Done: 68, Unchanged } as const;
  const context = contextOf({ '/documentJobs/7': json(aDocumentJob(ended)) });
  const show = vi.spyOn(context.toasts, 'show').mockImplementation(vi.fn());
  const runner = createBulkRunner();
  runner.observe(startedJobRun(context, aDocumentJob({ ...ended, State: 'running', EndedDate: null })));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()).toMatchObject({ headline, leftOut: note });
  expect(show).not.toHaveBeenCalled();
});

it.each([
  ['shown, with nothing to do for all', {}, 68, 'None of the 68 documents had any PINs to resend', undefined],
  ['hidden', { isHidden: true }, 63, 'PINs resent for 5 documents', '63 had no PINs to resend.'],
] as const)(
  'says in a message how a job ended that is %s',
  async (_which, how, Unchanged, message, detail) => {
    const ended = {
      Action: 'resendPins',
      State: 'completed',
      EndedDate,
      Total: 68,
      Done: 68,
      Unchanged,
    } as const;
    const context = contextOf({ '/documentJobs/7': json(aDocumentJob(ended)) });
    const show = vi.spyOn(context.toasts, 'show').mockImplementation(vi.fn());
    const runner = createBulkRunner();
    const started = aDocumentJob({ ...ended, State: 'running', EndedDate: null });
    runner.observe(startedJobRun(context, started), how);
    await expect.poll(() => show.mock.calls.length).toBe(1);
    expect(runner.get()).toBeNull();
    const tone = Unchanged === 68 ? {} : { tone: 'positive' };
    expect(show).toHaveBeenCalledExactlyOnceWith({ ...tone, message, detail });
  },
);

it.each([
  [
    { Done: 66, Unchanged: 61, Failed: 2 },
    'PINs couldn’t be resent for 2 documents',
    '61 had no PINs to resend.',
  ],
  [{ Done: 66, Unchanged: 66, Failed: 2 }, undefined, '66 had no PINs to resend.'],
  [
    { State: 'cancelled', Done: 30, Unchanged: 28, Failed: 0 },
    'Cancelled after 30 of 68 documents. The other 38 weren’t processed.',
    undefined,
  ],
] as const)(
  'says beside failures what was left out, and after a cancelled job how far it was: %o',
  async (change, text, leftOut) => {
    const ended = { Action: 'resendPins', State: 'completed', EndedDate, Total: 68, ...change } as const;
    const context = contextOf({
      '/documentJobs/7': json(aDocumentJob(ended)),
      '/documentJobs/7/outcomes': json({ Items: failedOutcomes('tooManyAttempts', 2), TotalItems: 68 }),
    });
    const runner = createBulkRunner();
    runner.observe(startedJobRun(context, aDocumentJob({ ...ended, State: 'running', EndedDate: null })));
    await expect.poll(() => runner.isRunning()).toBe(false);
    expect(runner.get()).toMatchObject({ text, leftOut });
  },
);

it('claims no change where a cancelled job came only to documents that needed nothing', async () => {
  const ended = { Action: 'removeTask', EndedDate, Total: 68, Done: 30, Unchanged: 30 } as const;
  const context = contextOf({ '/documentJobs/7': json(aDocumentJob({ ...ended, State: 'cancelled' })) });
  const runner = createBulkRunner();
  runner.observe(startedJobRun(context, aDocumentJob({ ...ended, State: 'running', EndedDate: null })));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()).toMatchObject({
    headline: 'No changes were needed',
    outcomes: [{ label: 'Signed, or without a task', count: 30 }],
  });
});

it('names what undoes a deletion after that', () => {
  const undo = startedJobRun(contextOf({}), aDocumentJob({ UndoOf: 6 }));
  expect(undo.title(40)).toBe('Undo the deletion of 40 documents');
});

it.each([
  [
    'none can be sent',
    0,
    false,
    expect.stringMatching(/^2 were over the hourly limit\. You can resend them from \d+:\d\d [ap]m\.$/),
  ],
  ['one can be sent', 1, true, undefined],
])(
  'repeats PINs that were over the limit only where that helps, and says when: %s',
  async (_which, Changed, canRetry, note) => {
    const ended = {
      Action: 'resendPins',
      State: 'completed',
      EndedDate,
      Total: 12,
      Done: 10,
      Failed: 2,
    } as const;
    const LimitEndsDate = new Date(Date.now() + 40 * 60_000).toISOString();
    const context = contextOf({
      '/documentJobs/7': json(aDocumentJob(ended)),
      '/documentJobs/7/outcomes': json({ Items: failedOutcomes('tooManyAttempts', 2), TotalItems: 2 }),
      '/documentJobs/clients/12/preview': json(aJobPreview(2, { Limited: 2 - Changed, LimitEndsDate })),
    });
    const runner = createBulkRunner();
    runner.observe(startedJobRun(context, aDocumentJob({ ...ended, State: 'running', EndedDate: null })));
    await expect.poll(() => runner.isRunning()).toBe(false);
    expect(runner.get()).toMatchObject({ canRetry, failed: 2 });
    expect(runner.get()?.note).toEqual(note);
  },
);

it('says of more PINs than were read how many were over the limit, beside those that had none', async () => {
  const ended = {
    Action: 'resendPins',
    State: 'completed',
    EndedDate,
    Total: 3420,
    Done: 2282,
    Unchanged: 2179,
    Failed: 1138,
  } as const;
  const LimitEndsDate = new Date(Date.now() + 40 * 60_000).toISOString();
  const Items = failedOutcomes('tooManyAttempts', 50).map((item) => ({ ...item, SameMessage: 1138 }));
  const context = contextOf({
    '/documentJobs/7': json(aDocumentJob(ended)),
    '/documentJobs/7/outcomes': json({ Items, TotalItems: 1138 }),
    '/documentJobs/clients/12/preview': json(aJobPreview(50, { Limited: 50, LimitEndsDate })),
  });
  const runner = createBulkRunner();
  runner.observe(startedJobRun(context, aDocumentJob({ ...ended, State: 'running', EndedDate: null })));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()?.note).toMatch(
    /^1,138 were over the hourly limit\. More PINs can be resent from \d+:\d\d [ap]m\.$/,
  );
});
