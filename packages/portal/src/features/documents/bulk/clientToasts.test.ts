import { afterEach, expect, it, vi } from 'vitest';
import { createPortalClient, createQueryClient } from '@countersign/api-client';
import { aClient, aProblem } from '@countersign/api-client/fixtures';
import { lastClient } from '../../clients/index.ts';
import { clientToasts } from './clientToasts.ts';

afterEach(() => lastClient.set(null));

const found = () => Response.json(aClient({ Id: 12, Name: 'Corriedale Pastoral Co' }));
const refused = () =>
  Response.json(aProblem('permissionDenied'), {
    status: 403,
    headers: { 'Content-Type': 'application/problem+json' },
  });

it.each([
  ['another client is open', 21, found, 'Corriedale Pastoral Co: 40 documents deleted'],
  ['its client is open', 12, found, '40 documents deleted'],
  ['no client is open', null, found, '40 documents deleted'],
  ['its client can’t be read', 21, refused, '40 documents deleted'],
])(
  'shows an outcome once, and names its client if that must be said: %s',
  async (_, open, client, message) => {
    const show = vi.fn(() => 7);
    const dismiss = vi.fn();
    const portal = createPortalClient({
      baseUrl: 'https://portal.test',
      getToken: () => Promise.resolve(null),
      onUnauthorized: () => undefined,
      fetch: () => Promise.resolve(client()),
    });
    lastClient.set(open);
    const toasts = clientToasts({ portal, queryClient: createQueryClient(), toasts: { show, dismiss } }, 12);
    const id = toasts.show({
      tone: 'positive',
      message: '40 documents deleted',
      detail: 'In Recently deleted',
    });
    await expect
      .poll(() => show.mock.calls)
      .toEqual([[{ tone: 'positive', message, detail: 'In Recently deleted' }]]);
    toasts.dismiss(id);
    await expect.poll(() => dismiss.mock.calls).toEqual([[7]]);
  },
);
