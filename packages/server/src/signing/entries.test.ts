import { problemType } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { visitLimit } from '../domain/signing/limits.ts';
import { margaret, openSigningFixture, type SigningFixture } from './testing/signingFixture.ts';

let fixture: SigningFixture;
beforeEach(async () => {
  fixture = await openSigningFixture();
});
afterEach(async () => {
  const { db } = fixture.scene.app;
  await sql`drop function if exists fail_first cascade`.execute(db);
  await sql`drop sequence if exists started`.execute(db);
  await fixture.close();
});

/** The next sessions of this number fail to start as two transactions do that met. A sequence survives a rollback. */
async function failToStart(times: number): Promise<void> {
  const { db } = fixture.scene.app;
  await sql`create sequence started`.execute(db);
  await sql
    .raw(
      `create function fail_first() returns trigger language plpgsql as $$ begin
         if nextval('started') <= ${times} then raise exception 'again' using errcode = '40001'; end if;
         return new;
       end $$`,
    )
    .execute(db);
  await sql`create trigger fail_first before insert on signing_sessions
    for each row execute function fail_first()`.execute(db);
}

describe('the ticket of a frame', () => {
  it('opens it although the session meets another transaction', async () => {
    await fixture.accountsSign();
    const answer = await fixture.verify();
    await failToStart(1);
    const { browser, task } = await fixture.openFrame(answer);
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'read' });
  });

  it('is not used up where no session could start', async () => {
    await fixture.accountsSign();
    const answer = await fixture.verify();
    await failToStart(4);
    const failed = await fixture.openFrame(answer);
    expect((await failed.browser.get('/api/users/identify')).body).toMatchObject({ Identified: false });
    const { browser, task } = await fixture.openFrame(answer);
    expect((await browser.get(`${task}/state`)).status).toBe(200);
    const used = await fixture.openFrame(answer);
    expect(used.task).toBe('/closed');
  });
});

describe('the link of an email', () => {
  beforeEach(() => fixture.setUp());

  it('opens the page although the session meets another transaction', async () => {
    await failToStart(1);
    const { browser, task, answer } = await fixture.visit(margaret);
    expect(answer).toMatchObject({ status: 200, body: { Page: { Stage: 'pin' } } });
    expect((await browser.get(`${task}/state`)).status).toBe(200);
    expect((await browser.get('/api/users/identify')).body).toMatchObject({ Identified: true });
  });

  it('is in the history of the document once it was opened too often', async () => {
    const { app, firm, documentId } = fixture.scene;
    for (let count = 0; count <= visitLimit.attempts; count += 1) await fixture.visit(margaret);
    expect((await fixture.visit(margaret)).answer).toMatchObject({
      status: 429,
      body: { type: problemType('tooManyAttempts') },
    });
    const refused = await app.db
      .selectFrom('audit_entries')
      .select(['operation', 'outcome', 'document_id'])
      .where('firm_id', '=', firm.firmId)
      .where('operation', '=', 'openSigningLink')
      .orderBy('id')
      .execute();
    expect(refused).toEqual([{ operation: 'openSigningLink', outcome: 'refused', document_id: documentId }]);
  });
});
