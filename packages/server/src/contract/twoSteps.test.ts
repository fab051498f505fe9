import { portalContract } from '@countersign/api-client/contract/documents';
import { problemType } from '@countersign/api-client/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../domain/caller.ts';
import { createSite } from '../http/site.ts';
import { aFirm, fakeCaller, startTestApp, type TestApp, type TestFirm } from '../testing/index.ts';
import { bindContract } from './bind.ts';
import { withRetry } from './write.ts';

let app: TestApp;
let firm: TestFirm;
let caller: Caller;
beforeEach(async () => {
  app = await startTestApp();
  firm = await aFirm(app);
  caller = await fakeCaller(app, firm);
});
afterEach(() => app.close());

/** What the database says of a transaction. */
class DatabaseFault extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The database said ${code}.`);
    this.code = code;
  }
}

/** A call in two steps, the first of which fails with these codes before it passes; the second does this. */
async function callWith(
  codes: string[],
  commit: () => Promise<undefined> = () => Promise.resolve(undefined),
) {
  let prepared = 0;
  let ended = 0;
  const site = createSite(app, { name: 'portal' });
  bindContract(site, app, {
    contract: portalContract,
    name: 'portal',
    base: '',
    authenticate: () => Promise.resolve(caller),
    handlers: {
      removeDocumentTask: {
        async prepare() {
          prepared += 1;
          const code = codes.shift();
          if (code !== undefined) throw new DatabaseFault(code);
          return { commit, end: () => void (ended += 1) };
        },
      },
    },
  });
  // The reply's own form is no matter of this test.
  app.config.testMode = false;
  const answer = await site.inject({ method: 'POST', url: '/documents/removeTask/1' });
  await site.close();
  return { answer, prepared, ended };
}

async function refusals() {
  return app.db
    .selectFrom('audit_entries')
    .select(['operation', 'outcome', 'short_desc'])
    .where('firm_id', '=', firm.firmId)
    .orderBy('id')
    .execute();
}

describe('the first of two steps', () => {
  it.each(['40001', '40P01'])('is done again where the database says %s', async (code) => {
    const { answer, prepared } = await callWith([code, code]);
    expect(answer.statusCode).toBe(204);
    expect(prepared).toBe(3);
    expect(await refusals()).toEqual([]);
  });

  it('fails when the database error persists', async () => {
    const { answer, prepared, ended } = await callWith(Array.from({ length: 9 }, () => '40001'));
    expect(answer.statusCode).toBe(500);
    expect(prepared).toBe(4);
    expect(ended).toBe(0);
  });

  it('pauses between attempts, and not after the last', async () => {
    const paused: number[] = [];
    const write = { operation: { id: 'removeDocumentTask' }, caller };
    const failing = withRetry(
      app,
      write,
      {},
      () => Promise.reject(new DatabaseFault('40P01')),
      async (attempt) => void paused.push(attempt),
    );
    await expect(failing).rejects.toThrow(DatabaseFault);
    expect(paused).toEqual([1, 2, 3]);
  });

  it('reports 23505 as changedMeanwhile, and records it in the history', async () => {
    const { answer } = await callWith(['23505']);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ type: problemType('changedMeanwhile') });
    expect(await refusals()).toMatchObject([{ operation: 'removeDocumentTask', outcome: 'refused' }]);
  });

  it('does not report a wait for a lock as a repeated request', async () => {
    const { answer } = await callWith(['55P03']);
    expect(answer.statusCode).toBe(500);
    expect(await refusals()).toEqual([]);
  });
});

describe('what the first of two steps took', () => {
  it('is given back once, after the second', async () => {
    expect((await callWith([])).ended).toBe(1);
  });

  it('is given back where the second failed, however often it was tried', async () => {
    const { answer, ended } = await callWith([], () => Promise.reject(new DatabaseFault('40P01')));
    expect(answer.statusCode).toBe(500);
    expect(ended).toBe(1);
  });
});
