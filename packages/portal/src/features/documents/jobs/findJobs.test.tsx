import { expect, it, vi } from 'vitest';
import { aDocumentJob, failedOutcomes } from '@countersign/api-client/fixtures';
import { createToastStore } from '@countersign/ui';
import { createBulkRunner, createBulkRunners } from '../../../services/bulk/bulkRunner.ts';
import { bulkMessages } from '../bulk/bulk.messages.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { findJobs } from './findJobs.ts';
import { contextOf, EndedDate, json } from './jobContext.example.ts';
import { startedJobRun } from './jobRun.ts';
import { followedJobs, hiddenJobs, rememberHidden, seenJobs } from './seenJobs.ts';

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
  const runners = createBulkRunners();
  const runner = runners.of(aDocumentJob().ClientId);
  await findJobs(context, runners);
  const shown: number[] = [];
  for (let run = runner.get(); run !== null; run = runner.get()) {
    await expect.poll(() => runner.isRunning()).toBe(false);
    shown.push(run.total);
    runner.close();
    await Promise.resolve();
  }
  expect(shown).toEqual([40, 1284, 1284]);
  const others = createBulkRunners();
  await findJobs(context, others);
  // Only the one that this server still calls unfinished, and at its client alone.
  expect(others.of(aDocumentJob().ClientId).get()?.total).toBe(40);
  expect(others.of(999).get()).toBeNull();
  expect([...seenJobs(context.settings)]).toEqual([8, 9, 7]);
});

it('leaves a hidden job hidden after a reload, and shows it when it has failed', async () => {
  const context = contextOf({
    '/documentJobs/': json({ Items: [aDocumentJob()], TotalItems: 1 }),
    '/documentJobs/7': json(aDocumentJob()),
  });
  const first = createBulkRunner();
  first.observe(startedJobRun(context, aDocumentJob()));
  first.hide();
  expect([...hiddenJobs(context.settings)]).toEqual([7]);

  const reloaded = createBulkRunners();
  const { ClientId } = aDocumentJob();
  await findJobs(context, reloaded);
  expect(reloaded.of(ClientId).get()).toBeNull();
  expect(reloaded.of(ClientId).backgroundCount()).toBe(1);
  reloaded.of(ClientId).open();
  expect(reloaded.of(ClientId).get()?.headline).toBe('Deleting 1,284 documents');
  expect([...hiddenJobs(context.settings)]).toEqual([]);
});

it('shows a job in the tray that was hidden and has failed since', async () => {
  const ended = aDocumentJob({ State: 'completed', EndedDate, Done: 1279, Failed: 5 });
  const context = contextOf({ '/documentJobs/': json({ Items: [ended], TotalItems: 1 }) });
  rememberHidden(context.settings, ended.Id, true);
  const runners = createBulkRunners();
  await findJobs(context, runners);
  await expect.poll(() => runners.of(ended.ClientId).get()?.failed).toBe(5);
});

const atWork = { State: 'running', EndedDate: null, Total: 40, Done: 12 } as const;

it.each([
  ['resent', { Action: 'resendPins' }, 'PINs resent for 40 documents', false],
  ['removed', { Action: 'removeTask' }, 'Tasks removed from 40 documents', false],
  ['undone', { Action: 'delete', UndoOf: 6 }, '40 documents restored', false],
  ['deleted and hidden', { Action: 'delete' }, '40 documents deleted', true],
] as const)('tells once, after a reload, what was %s meanwhile', async (_, of, message, isHidden) => {
  const running = aDocumentJob({ ...of, ...atWork });
  // The night before.
  const before = new Date(Date.now() - 14 * 3_600_000).toISOString();
  const ended = { ...running, State: 'completed', EndedDate: before, Done: 40 } as const;
  const context = contextOf({
    '/documentJobs/7': json(running),
    '/documentJobs/': json({ Items: [ended], TotalItems: 1 }),
  });
  const first = createBulkRunner();
  first.observe(startedJobRun(context, running));
  if (isHidden) first.hide();
  const show = vi.spyOn(context.toasts, 'show');
  const reloaded = createBulkRunners();
  await findJobs(context, reloaded);
  await expect.poll(() => show.mock.calls.length).toBe(1);
  expect(show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'positive', message }));
  expect(reloaded.of(ended.ClientId).get()).toBeNull();
  await findJobs(context, createBulkRunners());
  await new Promise((resolve) => setImmediate(resolve));
  expect(show).toHaveBeenCalledOnce();
});

it.each([
  ['while it runs', false],
  ['once it has ended', true],
])('counts after a reload what a deletion had announced, and opens no dialog: %s', async (_, hasEnded) => {
  const running = aDocumentJob({ Total: 642, Done: 100, Failed: 0 });
  const ended = { ...running, State: 'completed', EndedDate, Done: 552, Failed: 90 } as const;
  const server = { hasEnded: false };
  const context = contextOf({
    '/documentJobs/': () => json({ Items: [hasEnded ? ended : running], TotalItems: 1 })(),
    '/documentJobs/7': () => json(server.hasEnded ? ended : running)(),
    '/documentJobs/7/outcomes': json({ Items: failedOutcomes('outstandingTasks', 50), TotalItems: 90 }),
  });
  createBulkRunner().observe(startedJobRun(context, running, { announced: 90 }), { isNew: true });
  const reloaded = createBulkRunners();
  await findJobs(context, reloaded);
  const runner = reloaded.of(running.ClientId);
  if (!hasEnded)
    expect(runner.get()).toMatchObject({ headline: 'Deleting 552 documents', text: '100 of 552 done' });
  expect(runner.get()?.owner).toBeUndefined();
  server.hasEnded = true;
  await expect.poll(() => runner.isRunning(), { timeout: 10_000 }).toBe(false);
  expect(runner.get()).toMatchObject({
    headline: '552 documents deleted',
    text: deletionMessages.leftOut(90),
    owner: undefined,
  });
});

it('opens no dialog for a deletion that is found running and keeps more than was announced', async () => {
  const running = aDocumentJob({ Total: 40, Done: 12 });
  const ended = { ...running, State: 'completed', EndedDate, Done: 35, Failed: 5 } as const;
  const context = contextOf({
    '/documentJobs/': json({ Items: [running], TotalItems: 1 }),
    '/documentJobs/7': json(ended),
    '/documentJobs/7/outcomes': json({ Items: failedOutcomes('outstandingTasks', 5), TotalItems: 5 }),
  });
  const runners = createBulkRunners();
  await findJobs(context, runners);
  const runner = runners.of(running.ClientId);
  await expect.poll(() => runner.isRunning(), { timeout: 10_000 }).toBe(false);
  expect(runner.get()).toMatchObject({ failed: 5, text: '5 couldn’t be deleted' });
  expect(runner.get()?.owner).toBeUndefined();
});

it('reads followed jobs of earlier versions, and none that is damaged', () => {
  const { settings } = contextOf({});
  settings.write('documents.jobsFollowed', '[6,[7,90],["8",1],[9,null],null]');
  expect([...followedJobs(settings)]).toEqual([
    [6, 0],
    [7, 90],
  ]);
});

it('tells nothing after a reload that a message has told before it', async () => {
  const ended = aDocumentJob({ Action: 'resendPins', ...atWork, State: 'completed', EndedDate, Done: 40 });
  const context = contextOf({
    '/documentJobs/7': json(ended),
    '/documentJobs/': json({ Items: [ended], TotalItems: 1 }),
  });
  const show = vi.spyOn(context.toasts, 'show');
  createBulkRunner().observe(startedJobRun(context, aDocumentJob({ Action: 'resendPins', ...atWork })));
  await expect.poll(() => show.mock.calls.length).toBe(1);
  const reloaded = createBulkRunners();
  await findJobs(context, reloaded);
  await new Promise((resolve) => setImmediate(resolve));
  expect(show).toHaveBeenCalledOnce();
});

it('shows neither what was undone nor what another browser followed and succeeded more than an hour ago', async () => {
  const before = new Date(Date.now() - 2 * 3_600_000).toISOString();
  const of = (change: Parameters<typeof aDocumentJob>[0]) =>
    aDocumentJob({ State: 'completed', Done: 1284, EndedDate, ...change });
  const Items = [
    of({ Id: 9, UndoOf: 8, EndedDate: before }),
    of({ Id: 8 }),
    of({ Id: 7, EndedDate: before }),
  ];
  const context = contextOf({ '/documentJobs/': json({ Items, TotalItems: 3 }) });
  const runners = createBulkRunners();
  await findJobs(context, runners);
  expect(runners.of(aDocumentJob().ClientId).get()).toBeNull();
});

it('takes back that an undo could not be confirmed once it is found', async () => {
  const toasts = createToastStore();
  const network = { isThere: false };
  const undo = aDocumentJob({ Id: 8, UndoOf: 7 });
  const deleted = aDocumentJob({ State: 'completed', EndedDate, Done: 1284 });
  const bulk = createBulkRunners();
  const context = {
    ...contextOf({
      '/documentJobs/7': json(deleted),
      '/documentJobs/8': json(undo),
      '/documentJobs/': () =>
        network.isThere ? json({ Items: [undo, deleted], TotalItems: 2 })() : Response.error(),
    }),
    toasts,
    findJobs: (onFound?: (job: typeof undo) => void) =>
      void vi.waitFor(() => findJobs(context, bulk, onFound), { timeout: 30_000 }),
  };
  const runner = bulk.of(deleted.ClientId);
  runner.observe(startedJobRun(context, { ...deleted, State: 'running', EndedDate: null }));
  await expect.poll(() => runner.get()?.canUndo).toBe(true);
  runner.undo();
  const messages = () => toasts.read().shown.map(({ message }) => message);
  await expect.poll(messages, { timeout: 20_000 }).toContain(bulkMessages.startUnconfirmed);
  network.isThere = true;
  await expect.poll(messages, { timeout: 10_000 }).not.toContain(bulkMessages.startUnconfirmed);
  expect(runner.get()?.headline).toMatch(/^Restoring 1,284/);
}, 60_000);
