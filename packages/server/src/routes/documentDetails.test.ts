import { afterEach, beforeEach, expect, it } from 'vitest';
import { PIN_TRIES, PIN_VALID_MS } from '../domain/signing/constants.ts';
import { spendPin } from '../domain/signing/pins.ts';
import { aScene, pinOf, setUp, type Scene } from '../domain/signing/testing/scene.ts';
import { sign, signerOf } from '../domain/signing/testing/sign.ts';
import { noteUndelivered } from '../domain/signing/undelivered.ts';
import { startTestPortal, type TestPortal } from '../testing/index.ts';

const margaret = 'margaret.ellery@corriedale.example';
const hugh = 'hugh.ellery@corriedale.example';

let scene: Scene;
let portal: TestPortal;
beforeEach(async () => {
  scene = await aScene();
  portal = await startTestPortal(scene.app);
});
afterEach(async () => {
  await portal.close();
  await scene.app.close();
});

interface Details {
  TaskSetUp?: { By: string; Date: string };
  ModifiedBy: string | null;
  UsersToSign: { Email: string; Pin?: Record<string, unknown> }[];
  EmployeeToSign: { Pin?: Record<string, unknown> } | null;
}

async function details(): Promise<Details> {
  const { status, body } = await portal.call(scene.staff, `/documents/${scene.documentId}`);
  expect(status).toBe(200);
  return JSON.parse(JSON.stringify(body));
}

async function pinOfSigner(email: string) {
  return (await details()).UsersToSign.find(({ Email }) => Email === email)?.Pin;
}

const resend = () =>
  portal.call(scene.staff, `/documents/resendPins/${scene.documentId}`, { method: 'POST' });

it('says when each PIN was sent and how often, and leaves the representative out until it is their turn', async () => {
  const sentAt = scene.app.clock.now();
  await setUp(scene);
  expect(await pinOfSigner(margaret)).toEqual({
    State: 'usable',
    FirstSentDate: sentAt.toISOString(),
    SentDate: sentAt.toISOString(),
    Sent: 1,
    WrongAttempts: 0,
    AttemptsLeft: PIN_TRIES,
    ValidUntil: new Date(sentAt.getTime() + PIN_VALID_MS).toISOString(),
  });
  expect((await details()).EmployeeToSign?.Pin).toBeUndefined();
  scene.app.clock.advance(3_600_000);
  expect((await resend()).status).toBe(200);
  expect(await pinOfSigner(margaret)).toMatchObject({
    Sent: 2,
    FirstSentDate: sentAt.toISOString(),
    SentDate: new Date(sentAt.getTime() + 3_600_000).toISOString(),
  });
});

it('counts wrong attempts until the PIN is locked', async () => {
  await setUp(scene);
  const { id } = await signerOf(scene, margaret);
  const tries = (pin_tries: number) =>
    scene.app.db
      .updateTable('signers')
      .set({ pin_tries, pin_dead: pin_tries >= PIN_TRIES })
      .where('id', '=', id)
      .execute();
  await tries(2);
  expect(await pinOfSigner(margaret)).toMatchObject({ State: 'usable', WrongAttempts: 2, AttemptsLeft: 3 });
  await tries(PIN_TRIES);
  expect(await pinOfSigner(margaret)).toMatchObject({ State: 'tried', WrongAttempts: 5, AttemptsLeft: 0 });
});

it('says of a PIN that it was lost, has expired or was used', async () => {
  const setUpAt = scene.app.clock.now();
  await setUp(scene);
  const { id: signerId, pin_expires_at: validUntil } = await signerOf(scene, hugh);
  if (validUntil === null) throw new Error('There is no PIN.');
  await scene.app.db
    .transaction()
    .execute((tx) =>
      noteUndelivered(tx, { email: hugh, pin: { signerId, validUntil }, taskId: null }, validUntil),
    );
  expect(await pinOfSigner(hugh)).toMatchObject({ State: 'undelivered', AttemptsLeft: 0 });
  expect(await pinOf(scene, margaret)).toMatch(/^\d{6}$/);
  await sign(scene, margaret);
  expect(await pinOfSigner(margaret)).toMatchObject({
    State: 'used',
    Sent: 1,
    FirstSentDate: setUpAt.toISOString(),
    ValidUntil: null,
  });
  await resend();
  scene.app.clock.advance(PIN_VALID_MS);
  expect(await pinOfSigner(hugh)).toMatchObject({ State: 'expired', Sent: 2 });
});

it('says of who declined when their PIN was sent', async () => {
  const sentAt = scene.app.clock.now();
  await setUp(scene);
  const { id } = await signerOf(scene, margaret);
  const declined = { status: 'declined' as const, declined_at: sentAt };
  await scene.app.db.updateTable('signers').set(declined).where('id', '=', id).execute();
  await spendPin(scene.app.db, id);
  expect(await pinOfSigner(margaret)).toMatchObject({
    State: 'used',
    Sent: 1,
    FirstSentDate: sentAt.toISOString(),
  });
});

it('names who set the task up, and when', async () => {
  expect((await details()).TaskSetUp).toBeUndefined();
  scene.app.clock.advance(60_000);
  const at = scene.app.clock.now();
  await setUp(scene);
  expect((await details()).TaskSetUp).toEqual({ By: scene.staff.name, Date: at.toISOString() });
});

it('names who made the last change', async () => {
  const before = (await details()).ModifiedBy;
  scene.app.clock.advance(60_000);
  await setUp(scene);
  const after = (await details()).ModifiedBy;
  expect([before, after]).toEqual([expect.anything(), scene.staff.name]);
});

it('is not in lists', async () => {
  await setUp(scene);
  const { clientId } = await scene.app.db
    .selectFrom('documents')
    .select('client_id as clientId')
    .where('id', '=', scene.documentId)
    .executeTakeFirstOrThrow();
  const { body } = await portal.call(scene.staff, `/documents/clients/${clientId}`);
  expect(JSON.stringify(body)).not.toMatch(/"Pin"|ModifiedBy|TaskSetUp/);
});
