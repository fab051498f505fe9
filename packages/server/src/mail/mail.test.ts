import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readUsers } from '../desk/read.ts';
import { buildDeskSite } from '../desk/site.ts';
import { verifyChain } from '../domain/audit.ts';
import { enqueueMail } from '../domain/outbox.ts';
import { aScene, mailsOf, setUp } from '../domain/signing/testing/scene.ts';
import { sign } from '../domain/signing/testing/sign.ts';
import { newTotpSecret, totpStep } from '../identity/totp.ts';
import { refusal, startTestApp, type TestApp } from '../testing/index.ts';
import { startMailCapture, type MailCapture } from './capture.ts';
import { createMailWorker, mailTransport, type MailWorker } from './worker.ts';

let app: TestApp;
let capture: MailCapture;
let worker: MailWorker;
let refusing: SMTPServer | undefined;

beforeEach(async () => {
  app = await startTestApp({ SEED: 'demo' });
  capture = await startMailCapture(app);
  worker = createMailWorker(app, mailTransport({ port: capture.port }));
});
afterEach(async () => {
  refusing?.close();
  refusing = undefined;
  await worker.stop();
  await capture.close();
  await app.close();
});

const pinMail = {
  to: 'signer@demo.test',
  subject: 'Please sign: Lease “2026”',
  text: 'Hello,\n\nYour PIN: 0 4 2 9 1 7\n\nhttp://localhost:4003/sign#abc',
  html: '<p>Your PIN: <b>0 4 2 9 1 7</b></p>',
};

const write = () => app.db.transaction().execute((tx) => enqueueMail(tx, pinMail, app.clock.now(), null));

test('a mail goes through SMTP and is kept as it was written', async () => {
  await write();
  expect(await worker.deliver()).toBe(1);
  expect(await worker.deliver()).toBe(0);
  const [kept] = await app.db.selectFrom('captured_mail').selectAll().orderBy('id').execute();
  expect(kept).toMatchObject({
    to_address: pinMail.to,
    subject: pinMail.subject,
    from_address: 'portal@localhost',
  });
  expect(kept?.body_text.trim()).toBe(pinMail.text);
  expect(kept?.body_html).toContain('<b>0 4 2 9 1 7</b>');
});

test('no PIN and no link stays behind once the email is sent or abandoned', async () => {
  const scene = await aScene(app);
  await setUp(scene);
  const secrets = (await mailsOf(scene)).flatMap(({ pin, link }) => [pin, link.split('#')[1] ?? '']);
  expect(secrets.filter((secret) => secret !== '').length).toBeGreaterThanOrEqual(4);
  for (const { email } of scene.accounts) await sign(scene, email);
  secrets.push(...(await mailsOf(scene)).map(({ pin }) => pin));
  await sign(scene, 'imogen.hartley@harrowfinch.example');
  await write();
  secrets.push('042917');
  secrets.push(...secrets.filter((secret) => /^\d{6}$/.test(secret)).map((pin) => [...pin].join(' ')));
  while ((await worker.deliver()) > 0);
  const rows = await app.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'body_html', 'last_error'])
    .orderBy('id')
    .execute();
  expect(rows.length).toBeGreaterThan(3);
  for (const secret of secrets.filter((one) => one !== ''))
    expect(JSON.stringify(rows)).not.toContain(secret);
});

test('without a desk to show it email is taken and not kept', async () => {
  const closed = await startMailCapture({ ...app, config: { ...app.config, seed: 'none' } });
  const other = createMailWorker(app, mailTransport({ port: closed.port }));
  await write();
  expect(await other.deliver()).toBe(1);
  await other.stop();
  await closed.close();
  expect(await app.db.selectFrom('captured_mail').select('id').orderBy('id').execute()).toEqual([]);
});

test('a mail of a transaction that was rolled back never leaves', async () => {
  const work = app.db.transaction().execute(async (tx) => {
    await enqueueMail(tx, pinMail, app.clock.now(), null);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await worker.deliver()).toBe(0);
});

test('an email that waits for its turn is not claimed', async () => {
  await write();
  await write();
  const transport = mailTransport({ port: capture.port });
  const claimed: number[] = [];
  const watched = Object.assign(transport, {
    sendMail: async () => {
      const rows = await app.db
        .selectFrom('outbox')
        .select('id')
        .where('attempts', '>', 0)
        .orderBy('id')
        .execute();
      claimed.push(rows.length);
    },
  });
  const alone = createMailWorker(app, watched);
  await alone.deliver();
  await alone.stop();
  expect(claimed).toEqual([1, 2]);
});

test('two workers at once send it once; one that dies only delays it', async () => {
  await write();
  const other = createMailWorker(app, mailTransport({ port: capture.port }));
  const sent = await Promise.all([worker.deliver(), other.deliver()]);
  await other.stop();
  expect(sent.toSorted()).toStrictEqual([0, 1]);
  await app.db.updateTable('outbox').set({ sent_at: null }).execute();
  expect(await worker.deliver()).toBe(0);
  app.clock.advance(60_001);
  expect(await worker.deliver()).toBe(1);
  // The same Message-ID: the mailbox still holds one.
  expect(await app.db.selectFrom('captured_mail').select('id').orderBy('id').execute()).toHaveLength(1);
});

/** A mail server that refuses every recipient with this reply. */
async function startRefusing(reply: { responseCode: number; message: string }): Promise<MailWorker> {
  refusing = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error(reply.message), { responseCode: reply.responseCode })),
  });
  refusing.on('error', () => undefined);
  const listening = refusing.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return createMailWorker(app, mailTransport({ port: address.port }));
}

const undelivered = () =>
  app.db
    .selectFrom('audit_entries')
    .select(['document_id', 'short_desc'])
    .where('title', '=', 'PIN not delivered')
    .orderBy('id')
    .execute();

test('an email is tried through an outage of days, and arrives after it', async () => {
  const scene = await aScene(app);
  await setUp(scene);
  const deaf = createMailWorker(app, mailTransport({ port: 1 }));
  for (let hour = 0; hour < 6 * 24; hour += 12) {
    expect(await deaf.deliver()).toBe(0);
    app.clock.advance(12 * 3_600_000);
  }
  await deaf.stop();
  expect(await worker.deliver()).toBe(scene.accounts.length);
  expect(await undelivered()).toEqual([]);
});

test('the history says of each email about a signing task that it was sent, and to whom', async () => {
  const scene = await aScene(app);
  await setUp(scene);
  expect(await worker.deliver()).toBe(scene.accounts.length);
  const sent = await app.db
    .selectFrom('audit_entries')
    .select(['title', 'short_desc', 'user_full_name', 'client_id'])
    .where('document_id', '=', scene.documentId)
    .where('operation', '=', 'deliverMail')
    .orderBy('seq')
    .execute();
  expect(sent).toHaveLength(scene.accounts.length);
  for (const { email } of scene.accounts) {
    const entry = sent.find(({ short_desc: text }) => text.endsWith(`’s PIN was sent to ${email}.`));
    expect(entry).toMatchObject({ title: 'PIN sent', user_full_name: 'Countersign' });
  }
  expect(await verifyChain(app.db, scene.firm.firmId)).toMatchObject({ intact: true });
});

test('a PIN whose email could not be sent before its end is in the history as not delivered', async () => {
  const scene = await aScene(app);
  await setUp(scene);
  const deaf = createMailWorker(app, mailTransport({ port: 1 }));
  await deaf.deliver();
  app.clock.advance(7 * 24 * 3_600_000);
  expect(await deaf.deliver()).toBe(0);
  await deaf.stop();
  const rows = await app.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  expect(rows.map((row) => [row.failed_at === null, row.body_text, row.body_html])).toEqual(
    scene.accounts.map(() => [false, '', null]),
  );
  expect(await undelivered()).toHaveLength(scene.accounts.length);
});

test('an address that the mail server rejects is abandoned at once; one that must wait is not', async () => {
  const scene = await aScene(app);
  await setUp(scene);
  const before = (await undelivered()).length;
  const busy = await startRefusing({ responseCode: 451, message: 'Try again later' });
  expect(await busy.deliver()).toBe(0);
  await busy.stop();
  refusing?.close();
  expect(await undelivered()).toHaveLength(before);
  app.clock.advance(60_000);
  const closed = await startRefusing({ responseCode: 550, message: 'No such user' });
  expect(await closed.deliver()).toBe(0);
  await closed.stop();
  const told = (await undelivered()).slice(before);
  const said = told.map((entry) => entry.short_desc).join('\n');
  expect(told).toHaveLength(scene.accounts.length);
  for (const { email } of scene.accounts)
    expect(said).toContain(`could not be delivered to ${email}. The PIN no longer works.`);
  expect(told.every((entry) => entry.document_id === scene.documentId)).toBe(true);
  const pins = await app.db
    .selectFrom('signers')
    .select('pin_dead')
    .where('document_id', '=', scene.documentId)
    .where('account_id', 'is not', null)
    .orderBy('id')
    .execute();
  expect(pins.every((signer) => signer.pin_dead)).toBe(true);
});

test('the desk shows the PIN, to this machine and under its own name only, and changes nothing', async () => {
  await write();
  await worker.deliver();
  const desk = await buildDeskSite(app);
  const get = (url: string, host = 'localhost:4005', remoteAddress = '127.0.0.1') =>
    desk.inject({ method: 'GET', url, headers: { host }, remoteAddress });
  const mails = (await get('/mail.json?to=signer@demo.test')).json();
  expect(mails).toMatchObject([{ Pin: '042917', Links: ['http://localhost:4003/sign#abc'] }]);
  expect((await get('/')).body).toContain('<code>042917</code>');
  const [{ Id: id }] = mails;
  const body = await get(`/mail/${id}/body`);
  expect(body.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect((await get('/mail.json', 'evil.example')).statusCode).toBe(403);
  expect((await get('/mail.json', 'localhost:4005', '203.0.113.9')).statusCode).toBe(403);
  const posted = await desk.inject({
    method: 'POST',
    url: '/mail.json',
    headers: { host: 'localhost:4005' },
  });
  expect({ status: posted.statusCode, body: posted.json() }).toMatchObject(refusal('methodNotAllowed'));
  expect(Object.keys(posted.headers).filter((name) => name.startsWith('access-control'))).toStrictEqual([]);
  await desk.close();
});

test('the desk gives no code that was used: the next one, or when it comes', async () => {
  const subject = randomUUID();
  const now = app.clock.now();
  const secret = newTotpSecret(app, subject);
  const { id } = await app.db
    .insertInto('logins')
    .values({
      subject,
      email: 'admin@demo.test',
      email_key: 'admin@demo.test',
      given_name: 'Amelia',
      surname: 'Hart',
      totp_secret: secret,
      mfa_enabled: true,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const step = Math.floor(now.getTime() / 30_000);
  const afterUse = async (used: number | null) => {
    await app.db.updateTable('logins').set({ totp_last_step: used }).where('id', '=', id).execute();
    const [user] = await readUsers(app);
    const accepted = user?.Code == null ? null : totpStep(app, subject, secret, user.Code, app.clock.now());
    return [accepted, user?.NextCodeAt];
  };
  expect(await afterUse(null)).toStrictEqual([step, null]);
  expect(await afterUse(step)).toStrictEqual([step + 1, null]);
  const next = new Date((step + 1) * 30_000);
  expect(await afterUse(step + 1)).toStrictEqual([null, next.toISOString()]);
  app.clock.set(next);
  expect(await afterUse(step + 1)).toStrictEqual([step + 2, null]);
});
