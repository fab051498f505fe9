import { expect, it, vi } from 'vitest';
import { createFilesClient, createPortalClient, createQueryClient } from '@countersign/api-client';
import { createToastStore } from '@countersign/ui';
import { createMemorySettings } from '../../../services/browserSettings.ts';
import { createBulkRunner } from '../../../services/bulk/bulkRunner.ts';
import { deletionMessages } from '../deletion/deletion.messages.ts';
import { deletionRun } from '../deletion/deletionRun.ts';
import { documentsMessages } from '../documents.messages.ts';
import { removeTaskRun, type BulkContext } from './severalRuns.ts';

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
    deletionMessages.failedSeveral,
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
