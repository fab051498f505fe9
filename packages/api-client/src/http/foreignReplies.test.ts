import { describe, expect, test } from 'vitest';
import { isOutcomeUnknown } from '../errors.ts';
import { createPortalClient, unwrap } from '../http.ts';
import { createFakeServer, html, json } from '../testing/fakeServer.ts';
import type { Answer } from '../testing/fakeServer.ts';
import { createFakeTiming } from '../testing/fakeTiming.ts';

const path = { params: { path: { id: 5 } } };

function setUp(...answers: (() => Answer)[]) {
  const server = createFakeServer(...answers);
  const client = createPortalClient({
    baseUrl: 'http://portal.test/rest',
    getToken: () => Promise.resolve('token'),
    onUnauthorized: () => undefined,
    fetch: server.fetch,
    timing: createFakeTiming(0.5),
  });
  return {
    server,
    read: () => unwrap(client.GET('/documents/{id}/getlink', path)),
    write: () => unwrap(client.POST('/documents/resendPins/{id}', path)),
  };
}

describe('a response that the server never gives', () => {
  const foreign = [400, 403, 404, 409, 422, 500, 502, 511, 520, 524].flatMap((status) => [
    { of: 'a page', status, failing: () => html(status) },
    { of: 'JSON that is no Problem', status, failing: () => json({ message: 'Forbidden' }, { status }) },
  ]);

  test.each([...foreign, { of: 'a page', status: 200, failing: () => html(200) }])(
    'has a write repeated under the same key after $of with $status, and stays unknown',
    async ({ status, failing }) => {
      const passing = setUp(failing, () => json(true));
      expect(await passing.write()).toBe(true);
      const keys = passing.server.requests.map(({ headers }) => headers.get('Idempotency-Key'));
      expect(keys).toHaveLength(2);
      expect(new Set(keys).size).toBe(1);

      const lasting = setUp(failing);
      const error: unknown = await lasting.write().catch((cause: unknown) => cause);
      expect(error).toMatchObject({ kind: 'malformed', status });
      expect(isOutcomeUnknown(error)).toBe(true);
      expect(lasting.server.requests).toHaveLength(3);
    },
  );

  test.each([401, 413, 414, 429, 431])('refuses a write for certain with %i', async (status) => {
    const { write, server } = setUp(() => html(status));
    const error: unknown = await write().catch((cause: unknown) => cause);
    expect(error).toMatchObject({ kind: 'malformed', status });
    expect(isOutcomeUnknown(error)).toBe(false);
    expect(server.requests).toHaveLength(1);
  });

  test.each([401, 413, 414, 431])('is no reason to repeat a read with %i', async (status) => {
    const { read, server } = setUp(() => html(status));
    await expect(read()).rejects.toMatchObject({ kind: 'malformed', status });
    expect(server.requests).toHaveLength(1);
  });
});
