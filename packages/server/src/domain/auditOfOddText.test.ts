import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anUpload, openDesk, type Desk } from '../contract/testing/desk.ts';
import { appendAudit, verifyChain } from './audit.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const firmId = () => desk.files.staff.firm.firmId;
const verdict = () => verifyChain(desk.files.app.db, firmId());

/** Halves of pairs, pairs, marks, joiners, what is invisible, and what means something to JSON and to Postgres. */
const pieces = [
  '\uD83D',
  '\uDE00',
  '🙂',
  'e\u0301',
  '\u200D',
  '\u202E',
  '\uFEFF',
  '\uFFFE',
  '\\',
  '"',
  'a',
  ' ',
];
const oddText = (most: number) =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: most }).map((parts) => parts.join(''));

it('writes no entry that does not match its hash, whatever names are sent', { timeout: 60_000 }, async () => {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(oddText(40), async (text) => {
    const { identifier, size } = await anUpload(desk);
    const named = { name: `${text}.pdf`, size, uploadIdentifier: identifier, folderId: 0 };
    const answers = [
      await desk.call(`/documents/clients/${desk.clientId}`, { method: 'PUT', body: named }),
      await desk.call('/filters/', { method: 'POST', body: { text, parentId: 0 } }),
      await desk.call('/clients/', { method: 'POST', body: { Name: text, ContactName: text } }),
    ];
    for (const { status } of answers) statuses.add(status);
  });
  await fc.assert(property, { numRuns: 25, seed: 7, endOnFailure: true });
  expect([...statuses].sort()).toEqual([200, 400]);
  expect(await verdict()).toMatchObject({ intact: true });
});

it('cuts and stores what it is given as it hashes it', async () => {
  const { db, clock } = desk.files.app;
  const entry = {
    firmId: firmId(),
    at: clock.now(),
    operation: 'test',
    outcome: 'done',
    loginId: null,
  } as const;
  const texts = [
    `${'x'.repeat(1998)}🙂🙂`,
    '🙂'.repeat(1500),
    'x'.repeat(199) + '🙂',
    '\uD800',
    ...fc.sample(oddText(3_000), { numRuns: 50, seed: 7 }),
  ];
  const entries = texts.map((text) => ({ ...entry, title: text, shortDesc: text, userFullName: text }));
  await db.transaction().execute((tx) => appendAudit(tx, firmId(), entries));
  expect(await verdict()).toMatchObject({ intact: true });
});
