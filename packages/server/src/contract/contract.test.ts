import { Readable } from 'node:stream';
import { portalContract } from '@countersign/api-client/contract/documents';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOperations, unboundOperations } from '../contract.ts';
import { checkRoleTable } from '../authz.ts';
import type { Caller } from '../domain/caller.ts';
import { Problem } from '../errors.ts';
import { buildPortalSite } from '../portal/site.ts';
import { portalHandlers } from '../routes/index.ts';
import {
  aFirm,
  fakeCaller,
  refusal,
  startTestApp,
  startTestPortal,
  type TestApp,
  type TestFirm,
  type TestPortal,
} from '../testing/index.ts';

let app: TestApp;
let portal: TestPortal;
let firm: TestFirm;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  portal = await startTestPortal(app);
});
afterAll(async () => {
  await portal.close();
  await app.close();
});
beforeEach(async () => {
  firm = await aFirm(app);
  admin = await fakeCaller(app, firm);
});

const operations = readOperations(portalContract);

test('every operation says who may call it', () => {
  expect(() => checkRoleTable(operations)).not.toThrow();
  const [first] = operations;
  expect(first).toBeDefined();
  if (first === undefined) return;
  expect(() => checkRoleTable([{ ...first, roles: undefined }])).toThrow(/has no x-roles/);
  expect(() => checkRoleTable([{ ...first, roles: [] }])).toThrow(/contradict/);
});

test('what has no handler returns 501', async () => {
  const unbound = unboundOperations(portalContract, portalHandlers());
  expect(unbound).not.toContain('listDocuments');
  for (const id of unbound.slice(0, 5)) {
    const operation = operations.find((candidate) => candidate.id === id);
    if (operation?.method !== 'GET' || operation.open) continue;
    const answer = await portal.call(admin, operation.path.replaceAll(/\{\w+\}/g, '1'));
    expect([400, 403, 501]).toContain(answer.status);
  }
});

test('without a token every guarded operation returns 401, before any other check', async () => {
  for (const operation of operations.filter((candidate) => !candidate.open)) {
    const answer = await portal.call(null, operation.path.replaceAll(/\{\w+\}/g, '1'), {
      method: operation.method,
    });
    expect([operation.id, answer.status]).toStrictEqual([operation.id, 401]);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  }
});

test('each role gets through exactly where the table lets it', async () => {
  for (const role of ['Administrator', 'Employee', 'Owner'] as const) {
    const caller: Caller = { ...admin, roles: [role] };
    for (const operation of operations.filter((candidate) => !candidate.open)) {
      const answer = await portal.call(caller, operation.path.replaceAll(/\{\w+\}/g, '0'), {
        method: operation.method,
      });
      const refused = answer.status === 403;
      const allowed = operation.roles?.includes(role) ?? false;
      expect([role, operation.id, refused]).toStrictEqual([role, operation.id, !allowed]);
    }
  }
});

test('a request against the contract is refused with its fields', async () => {
  const answer = await portal.call(admin, '/clients/', { method: 'POST', body: { Name: 7 } });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    Message: 'The request isn’t valid.',
    errors: [{ path: '/body', message: "must have required property 'ContactName'" }],
  });
});

test.each([
  ['/documents/clients/1?itemsPerPage=-1'],
  ['/documents/clients/1?itemsPerPage=0'],
  ['/documents/clients/1?itemsPerPage=1000000000'],
  ['/documents/clients/1?pageNumber=1&pageNumber=2'],
  ['/documents/clients/1?sortField=__proto__'],
  ['/documents/clients/99999999999999999999'],
  ['/documents/clients/1%00'],
  ['/documents/clients/%ff'],
])('%s is refused, never a fault', async (path) => {
  expect((await portal.call(admin, path)).status).toBe(400);
});

test.each([
  ['{"Name":"a","ContactName":"b","__proto__":{"x":1}}'],
  ['{"Name":"a\\u0000","ContactName":"b"}'],
  ['{"Name":"a\\ud800","ContactName":"b"}'],
  ['{"Name":"a","ContactName":"b","\\udc00":1}'],
  ['{"Name":'],
  ['"text"'],
  ['[]'],
  [`${'['.repeat(50_000)}${']'.repeat(50_000)}`],
])('a malformed body is refused, never a fault', async (body) => {
  expect((await portal.call(admin, '/clients/', { method: 'POST', body })).status).toBe(400);
});

test.each([
  ['fieldsRequired', { Name: '  ', ContactName: 'Pat Nguyen' }, 'All fields are required.'],
  [
    'fieldCharacters',
    { Name: 'Blue Gum', ContactName: 'Pat <b>' },
    "Fields may only contain letters (A-Z), numbers (0-9) and symbols (, . ' &)",
  ],
] as const)('%s is the code of %j: %s', async (code, body, Message) => {
  const refused = await portal.call(admin, '/clients/', { method: 'POST', body });
  expect(refused).toMatchObject(refusal(code));
  expect(refused.body).toMatchObject({ Message });
});

test.each([
  ['/filters/', 'POST', { text: 'Tax\r\nBcc: x@y.test', parentId: 0 }],
  ['/filters/', 'POST', { text: 'Tax\u202Efdp', parentId: 0 }],
  ['/clients/', 'POST', { Name: 'Blue\u2028Gum', ContactName: 'Pat Nguyen' }],
  ['/clients/', 'POST', { Name: 'Blue Gum', ContactName: 'Pat\tNguyen' }],
  ['/documentFilters/1', 'PUT', { index: 0, text: 'Tax\u0085', parentId: 0 }],
  ['/filters/', 'POST', { text: '\u200FTax', parentId: 0 }],
] as const)(
  'a name of two lines, or that shows as another one, is refused: %s %s %j',
  async (path, method, body) => {
    const answer = await portal.call(admin, path, { method, body });
    expect(answer).toMatchObject(refusal('requestInvalid'));
    expect(answer.body).toMatchObject({
      Message: 'Names can’t contain line breaks or invisible control characters.',
    });
  },
);

test.each(['short', 'a key with spaces', 'k'.repeat(129)])(
  'the key %j is refused, and nothing is written',
  async (key) => {
    const body = { Name: 'Blue Gum', ContactName: 'Pat Nguyen' };
    const refused = await portal.call(admin, '/clients/', { method: 'POST', body, key });
    expect(refused).toMatchObject(refusal('idempotencyKeyInvalid'));
    expect(
      await app.db.selectFrom('clients').selectAll().where('firm_id', '=', firm.firmId).execute(),
    ).toEqual([]);
  },
);

test.each(['{"Name":', '{"Name":"a\\u0000","ContactName":"b"}', 'x'.repeat(300_000)])(
  'who is not known is not told what is wrong with their body: %#',
  async (body) => {
    expect((await portal.call(null, '/clients/', { method: 'POST', body })).status).toBe(401);
  },
);

test('a session that ends while its body arrives writes nothing', async () => {
  let isActive = true;
  const site = await buildPortalSite(app, {
    readiness: { ready: true },
    authenticate: async () => {
      if (!isActive) throw new Problem('sessionUnreadable');
      return admin;
    },
  });
  async function* body() {
    yield Buffer.from('{"Name":"Blue Gum",');
    isActive = false;
    yield Buffer.from('"ContactName":"Pat Nguyen"}');
  }
  const answer = await site.inject({
    method: 'POST',
    url: '/rest/clients/',
    headers: { 'content-type': 'application/json' },
    payload: Readable.from(body()),
  });
  await site.close();
  expect(answer.statusCode).toBe(401);
});

test('a body that is too large is refused', async () => {
  const body = { Name: 'a'.repeat(300_000), ContactName: 'b' };
  const refused = await portal.call(admin, '/clients/', { method: 'POST', body });
  expect(refused).toMatchObject(refusal('requestTooLarge'));
});

test('every response has the headers, errors too', async () => {
  for (const path of ['/clients/', '/clients/0', '/nowhere']) {
    const { headers } = await portal.call(admin, path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe/);
  }
});
