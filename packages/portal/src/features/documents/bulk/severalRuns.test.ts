import { expect, it, vi } from 'vitest';
import {
  createFilesClient,
  createPortalClient,
  createQueryClient,
  realTiming,
} from '@countersign/api-client';
import { aDocument } from '@countersign/api-client/fixtures';
import { createToastStore } from '@countersign/ui';
import { createMemorySettings } from '../../../services/browserSettings.ts';
import { createBulkRunner } from '../../../services/bulk/bulkRunner.ts';
import { assignRun } from '../assigning/assignRun.ts';
import { deletionRun } from '../deletion/deletionRun.ts';
import { documentsMessages } from '../documents.messages.ts';
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
};
const target = { count: 3, read: () => Promise.reject(new Error('No connection')) };

it.each([
  [documentsMessages.tasksNotRemoved, removeTaskRun(context, target)],
  [
    documentsMessages.notAssigned,
    assignRun(context, target, { clientId: 12, filterId: 38, start: () => true }),
  ],
  [documentsMessages.notDeleted, deletionRun(context, target, { clientId: 12, onDeleted: () => undefined })],
])('says once that nothing was begun: %s', async (message, work) => {
  const runner = createBulkRunner();
  const show = vi.spyOn(toasts, 'show');
  runner.start(work);
  await expect.poll(() => runner.get()).toBeNull();
  expect(show).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'critical', message }));
  show.mockRestore();
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
    failures: [{ id: 2, reason: documentsMessages.pinsUnconfirmed }],
  });
  connection.lost = false;
  runner.retry();
  const said = vi.spyOn(toasts, 'show');
  await expect.poll(() => said.mock.lastCall?.[0].message).toBe('Resent PINs for 1 document');
  expect([...keys].map(([path, used]) => [path, used.size])).toEqual([
    ['/documents/resendPins/1', 1],
    ['/documents/resendPins/2', 1],
  ]);
});
