import { expect, it, vi } from 'vitest';
import { createPortalClient, createQueryClient, realTiming } from '@countersign/api-client';
import { aDocument } from '@countersign/api-client/fixtures';
import { createToastStore } from '@countersign/ui';
import { writeMessages } from '../../../services/services.messages.ts';
import { assigningMessages } from './assigning.messages.ts';
import { reportAssigned } from './reportAssigned.ts';

it('tells an undo whose reply is lost as unknown, and tries the same again', async () => {
  const keys: (string | null)[] = [];
  const connection = { lost: true };
  const document = aDocument({ DocumentFilter: { Id: 38, Text: 'Agreements' } });
  const portal = createPortalClient({
    baseUrl: 'https://portal.test',
    getToken: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
    timing: { ...realTiming, random: () => 0 },
    fetch: (request) => {
      if (request.method === 'GET') return Promise.resolve(Response.json(document));
      keys.push(request.headers.get('Idempotency-Key'));
      if (connection.lost) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(Response.json({ ...document, DocumentFilter: null }));
    },
  });
  const toasts = createToastStore();
  const show = vi.spyOn(toasts, 'show');

  reportAssigned({ portal, queryClient: createQueryClient(), toasts }, document, { from: 0, to: 38 });
  show.mock.lastCall?.[0].action?.onPress();
  await expect.poll(() => show.mock.calls.length).toBe(2);
  const [unknown] = show.mock.lastCall ?? [];
  expect(unknown).toMatchObject({ tone: 'caution', message: assigningMessages.undoUnconfirmed });
  expect(unknown?.detail).toContain(writeMessages.unknown);

  connection.lost = false;
  unknown?.action?.onPress();
  await expect.poll(() => show.mock.lastCall?.[0].message).toBe(assigningMessages.undone);
  expect([keys.length, new Set(keys).size]).toEqual([4, 1]);
});
