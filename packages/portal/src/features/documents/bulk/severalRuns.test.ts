import { expect, it, vi } from 'vitest';
import {
  createFilesClient,
  createPortalClient,
  createQueryClient,
  realTiming,
} from '@countersign/api-client';
import { aDocument, aProblem } from '@countersign/api-client/fixtures';
import { createToastStore } from '@countersign/ui';
import { createMemorySettings } from '../../../services/browserSettings.ts';
import { createBulkRunner } from '../../../services/bulk/bulkRunner.ts';
import { assignRun } from '../assigning/assignRun.ts';
import { deletionRun } from '../deletion/deletionRun.ts';
import { documentScreenMessages } from '../documents.messages.ts';
import { rareMessages } from '../rare.messages.ts';
import type { BulkContext } from './bulkContext.ts';
import { removeTaskRun, resendRun } from './severalRuns.ts';

const toasts = createToastStore();
const client = {
  baseUrl: 'https://portal.test',
  getToken: () => Promise.resolve(null),
  onUnauthorized: () => undefined,
};
const context: BulkContext = {
  portal: createPortalClient(client),
  files: createFilesClient(client),
  queryClient: createQueryClient(),
  toasts,
  settings: createMemorySettings(),
  canRestore: true,
  findJobs: () => undefined,
};
const target = { count: 3, read: () => Promise.reject(new Error('No connection')) };

it.each([
  [documentScreenMessages.tasksNotRemoved, removeTaskRun(context, target)],
  [
    documentScreenMessages.notAssigned,
    assignRun(context, target, { clientId: 12, filterId: 38, start: () => true }),
  ],
  [
    documentScreenMessages.notDeleted,
    deletionRun(context, target, { clientId: 12, onDeleted: () => undefined }),
  ],
])('says once that nothing was begun: %s', async (message, work) => {
  const runner = createBulkRunner();
  const show = vi.spyOn(toasts, 'show');
  runner.start(work);
  await expect.poll(() => runner.get()).toBeNull();
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'critical', message }));
  show.mockRestore();
});

/** A portal whose documents have these types, with what it was asked to change. */
function portalOf(
  types: Readonly<Record<number, 1 | 4 | 5 | 8>>,
  refuse: () => Response | undefined = () => undefined,
) {
  const changes: string[] = [];
  const portal = createPortalClient({
    ...client,
    fetch: (request) => {
      const { pathname } = new URL(request.url);
      const id = Number(pathname.split('/').at(-1));
      if (request.method !== 'GET') {
        changes.push(pathname);
        return Promise.resolve(
          refuse() ?? Response.json(pathname.includes('resend') ? true : aDocument({ Id: id })),
        );
      }
      const ActionTypeE = types[id];
      return Promise.resolve(
        ActionTypeE === undefined
          ? Response.json(aProblem('documentNotFound'), problem(404))
          : Response.json(aDocument({ Id: id, ActionTypeE })),
      );
    },
  });
  return { portal, changes };
}

const problem = (status: number) => ({ status, headers: { 'Content-Type': 'application/problem+json' } });

async function endOf(createRun: typeof resendRun, portal: BulkContext['portal'], ids: readonly number[]) {
  const runner = createBulkRunner();
  const show = vi.spyOn(toasts, 'show');
  const read = () => Promise.resolve(ids.map((id) => ({ id, name: `Document ${id}` })));
  const queryClient = createQueryClient();
  runner.start(createRun({ ...context, portal, queryClient }, { count: ids.length, read }));
  await expect.poll(() => runner.isRunning()).toBe(false);
  const said = show.mock.calls.map(([content]) => content);
  show.mockRestore();
  return { run: runner.get(), said };
}

it.each([
  [
    resendRun,
    'PINs resent for 1 document',
    '3 had no PINs to resend.',
    ['/documents/resendPins/3'],
    { 'PINs resent': [3], 'No PINs to resend': [1, 2, 4] },
  ],
  [
    removeTaskRun,
    'Tasks removed from 2 documents',
    '2 had no task to remove.',
    ['/documents/removeTask/3', '/documents/removeTask/4'],
    { 'Task removed': [3, 4], 'Signed, or without a task': [1, 2] },
  ],
] as const)(
  'leaves out what needs nothing, asks nothing of the server for it, and says which it was',
  async (createRun, headline, note, asked, listed) => {
    const { portal, changes } = portalOf({ 1: 1, 2: 4, 3: 5, 4: 8 });
    const { run, said } = await endOf(createRun, portal, [1, 2, 3, 4]);
    expect(run).toMatchObject({ headline, leftOut: note });
    expect(said).toEqual([]);
    expect(changes.toSorted()).toEqual(asked);
    const outcomes = (run?.outcomes ?? []).map(async ({ label, read }) => {
      const items = await read(0);
      expect(items.map(({ name }) => name)).toEqual(items.map(({ id }) => `Document ${id}`));
      return [label, items.map(({ id }) => id)];
    });
    expect(Object.fromEntries(await Promise.all(outcomes))).toEqual(listed);
  },
);

it('says in neutral words that none of them needed anything', async () => {
  const { portal, changes } = portalOf({ 1: 1, 2: 1, 3: 4 });
  const { said } = await endOf(resendRun, portal, [1, 2, 3]);
  expect(said).toEqual([{ message: 'None of the 3 documents had any PINs to resend', detail: undefined }]);
  expect(changes).toEqual([]);
});

it('tells failures from what was left out', async () => {
  const { portal } = portalOf({ 1: 1, 2: 5 });
  const { run } = await endOf(resendRun, portal, [1, 2, 3]);
  expect(run).toMatchObject({
    done: 2,
    unchanged: 1,
    failures: [{ id: 3 }],
    headline: 'PINs resent for 1 document',
    text: 'PINs couldn’t be resent for 1 document',
    leftOut: '1 had no PINs to resend.',
  });
});

it.each([
  ['documentSigned', { done: 1, unchanged: 1, failed: 0 }],
  ['documentInUse', { done: 0, unchanged: 0, failed: 1 }],
] as const)(
  'takes the server’s word where a document was changed since it was read: %s',
  async (code, outcome) => {
    const types: Record<number, 4 | 5> = { 1: 5 };
    const { portal } = portalOf(types, () => {
      if (code === 'documentSigned') types[1] = 4;
      return Response.json(aProblem(code), problem(409));
    });
    const { run, said } = await endOf(removeTaskRun, portal, [1]);
    if (outcome.failed > 0) expect(run).toMatchObject(outcome);
    else expect(said).toEqual([{ message: 'The document had no task to remove', detail: undefined }]);
  },
);

it('lists beside a failure which documents were assigned, and which were in the filter before', async () => {
  const portal = createPortalClient({
    ...client,
    fetch: async (request) => {
      const { documentId } = await request.json();
      return documentId === 3
        ? Response.json(aProblem('documentInUse'), problem(409))
        : Response.json(aDocument({ Id: documentId }));
    },
  });
  const items = [31, 38, 31].map((filterId, place) => ({
    id: place + 1,
    name: `Document ${place + 1}`,
    filterId,
  }));
  const runner = createBulkRunner();
  const order = { clientId: 12, filterId: 38, start: () => true };
  const read = () => Promise.resolve(items);
  runner.start(assignRun({ ...context, portal }, { count: 3, read }, order));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()).toMatchObject({
    headline: '1 document assigned',
    text: '1 couldn’t be assigned',
    done: 2,
    unchanged: 1,
    failures: [{ id: 3 }],
  });
  const outcomes = (runner.get()?.outcomes ?? []).map(async ({ label, read }) => [label, await read(0)]);
  expect(Object.fromEntries(await Promise.all(outcomes))).toEqual({
    Assigned: [{ id: 1, name: 'Document 1' }],
    'Already in the filter': [{ id: 2, name: 'Document 2' }],
  });
});

it('sends no second PIN for a document whose first reply was lost', async () => {
  const keys = new Map<string, Set<string | null>>();
  const connection = { lost: true };
  const portal = createPortalClient({
    ...client,
    timing: { ...realTiming, random: () => 0 },
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (request.method === 'GET') return Response.json(aDocument({ ActionTypeE: 5 }));
      const used = keys.get(pathname) ?? new Set();
      keys.set(pathname, used.add(request.headers.get('Idempotency-Key')));
      if (connection.lost && pathname.endsWith('/2')) throw new TypeError('Failed to fetch');
      return Response.json(true);
    },
  });
  const items = [{ id: 1 }, { id: 2 }];
  const runner = createBulkRunner();
  runner.start(resendRun({ ...context, portal }, { count: 2, read: () => Promise.resolve(items) }));
  await expect.poll(() => runner.isRunning()).toBe(false);
  expect(runner.get()).toMatchObject({
    done: 1,
    failures: [{ id: 2, reason: rareMessages.pinsUnconfirmed }],
  });
  connection.lost = false;
  runner.retry();
  const said = vi.spyOn(toasts, 'show');
  await expect.poll(() => said.mock.lastCall?.[0].message).toBe('PINs resent for 1 document');
  expect([...keys].map(([path, used]) => [path, used.size])).toEqual([
    ['/documents/resendPins/1', 1],
    ['/documents/resendPins/2', 1],
  ]);
});
