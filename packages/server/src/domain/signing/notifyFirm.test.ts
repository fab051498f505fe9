import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPerson, fakeCaller } from '../../testing/index.ts';
import type { Caller } from '../caller.ts';
import { outcomeDelivery } from './notifyFirm.ts';
import { aScene, mailsOf, setUp, taskOf, type Scene } from './testing/scene.ts';
import { declineUnder, sign, verify } from './testing/sign.ts';

const margaret = 'margaret.ellery@corriedale.example';
const hugh = 'hugh.ellery@corriedale.example';
const imogen = 'imogen.hartley@harrowfinch.example';

let scene: Scene;
beforeEach(async () => {
  scene = await aScene();
});
afterEach(() => scene.app.close());

async function employee(
  email: string,
  change: { is_active?: boolean; deleted?: boolean } = {},
): Promise<Caller> {
  const caller = await fakeCaller(scene.app, scene.firm, ['Employee'], await aPerson(scene.app, email));
  const set = {
    is_active: change.is_active ?? true,
    deleted_at: change.deleted ? scene.app.clock.now() : null,
  };
  await scene.app.db.updateTable('employees').set(set).where('id', '=', caller.employeeId).execute();
  return caller;
}

async function subscribe({ employeeId }: Caller): Promise<void> {
  const values = { firm_id: scene.firm.firmId, client_id: scene.clientId, employee_id: employeeId };
  await scene.app.db.insertInto('client_subscriptions').values(values).execute();
}

async function makeDefault({ employeeId }: Caller): Promise<void> {
  await scene.app.db
    .updateTable('employees')
    .set({ default_notification_recipient: true })
    .where('id', '=', employeeId)
    .execute();
}

async function decline(comment = 'Clause 4 is wrong.'): Promise<void> {
  await setUp(scene);
  const lock = await verify(scene, margaret);
  await declineUnder(scene, lock, comment);
}

/** Returns emails without a PIN. */
async function mailsWithoutPin() {
  return (await mailsOf(scene)).filter(({ pin }) => pin === '');
}

async function lastEntries() {
  const rows = await scene.app.db
    .selectFrom('audit_entries')
    .select(['title', 'short_desc'])
    .orderBy('seq')
    .execute();
  return rows.slice(-2);
}

describe('when a signer declines', () => {
  it('emails the employee who set it up, with the signer and the reason, and records both', async () => {
    await decline();
    const mails = await mailsWithoutPin();
    expect(mails.map(({ to }) => to)).toEqual([imogen]);
    expect(mails[0]?.text).toContain('“Clause 4 is wrong.”');
    expect(mails[0]?.text).toContain('“Solvency resolution” for Corriedale Pastoral Co');
    expect(mails[0]?.link).toBe(
      `${scene.app.config.origins.portal}/documents/${scene.clientId}/${scene.documentId}`,
    );
    expect(await outcomeDelivery(scene.app.db, (await taskOf(scene)).id)).toBe('queued');
    expect((await lastEntries()).map(({ title }) => title)).toEqual(['Declined', 'Firm notified']);
  });

  it('mails the employees subscribed to the client, each once, and not the default recipient', async () => {
    const subscribed = await employee('priya.nair@harrowfinch.example');
    await subscribe(subscribed);
    await subscribe(scene.staff);
    await makeDefault(await employee('desk@harrowfinch.example'));
    await decline();
    expect((await mailsWithoutPin()).map(({ to }) => to).toSorted()).toEqual([imogen, subscribed.email]);
  });

  it('emails the default recipient if no employee is subscribed', async () => {
    const desk = await employee('desk@harrowfinch.example');
    await makeDefault(desk);
    await decline();
    expect((await mailsWithoutPin()).map(({ to }) => to)).toEqual([imogen, desk.email]);
  });

  it('does not email employees who have left, and then records no recipients', async () => {
    await subscribe(await employee('gone@harrowfinch.example', { is_active: false }));
    await makeDefault(await employee('deleted@harrowfinch.example', { deleted: true }));
    await setUp(scene);
    const lock = await verify(scene, margaret);
    await scene.app.db
      .updateTable('employees')
      .set({ is_active: false })
      .where('id', '=', scene.staff.employeeId)
      .execute();
    await declineUnder(scene, lock, 'No.');
    expect(await mailsWithoutPin()).toEqual([]);
    expect(await outcomeDelivery(scene.app.db, (await taskOf(scene)).id)).toBe('none');
    expect((await lastEntries()).at(-1)?.title).toBe('Declined');
  });

  it('sends no email about a document with notifications off', async () => {
    await setUp(scene);
    const lock = await verify(scene, margaret);
    await scene.app.db.updateTable('documents').set({ notifications_enabled: false }).execute();
    await declineUnder(scene, lock, 'No.');
    expect(await mailsWithoutPin()).toEqual([]);
  });

  it('keeps markup in a comment as text', async () => {
    await decline('<img src=x onerror=alert(1)>');
    const row = await scene.app.db
      .selectFrom('outbox')
      .select('body_html')
      .where('subject', 'like', 'Declined:%')
      .executeTakeFirstOrThrow();
    expect(row.body_html).not.toContain('<img');
    expect(row.body_html).toContain('&lt;img src=x');
  });
});

describe.each([true, false])('when everyone has signed (with a representative: %s)', (representative) => {
  it('mails the same people', async () => {
    await setUp(scene, { representative });
    for (const email of [margaret, hugh, ...(representative ? [imogen] : [])]) await sign(scene, email);
    const mails = await mailsWithoutPin();
    expect(mails.map(({ to }) => to)).toEqual([imogen]);
    expect(mails[0]?.text).toContain('The document is sealed.');
    expect((await lastEntries()).map(({ title }) => title)).toEqual(['Signed', 'Firm notified']);
  });
});
