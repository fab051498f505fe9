import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readUsers } from '../desk/read.ts';
import { buildDeskSite } from '../desk/site.ts';
import { enqueueMail } from '../domain/outbox.ts';
import { aScene, mailsOf, setUp } from '../domain/signing/testing/scene.ts';
import { sign } from '../domain/signing/testing/sign.ts';
import { newTotpSecret, totpStep } from '../identity/totp.ts';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { startMailCapture, type MailCapture } from './capture.ts';
import { createMailWorker, mailTransport, type MailWorker } from './worker.ts';

let app: TestApp;
let capture: MailCapture;
let worker: MailWorker;

beforeAll(async () => {
  app = await startTestApp({ SEED: 'demo' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('outbox').execute();
  await app.db.deleteFrom('captured_mail').execute();
  capture = await startMailCapture(app);
  worker = createMailWorker(app, mailTransport({ port: capture.port }));
});
afterEach(async () => {
  await worker.stop();
  await capture.close();
});

const pinMail = {
  to: 'signer@demo.test',
  subject: 'Please sign: Lease “2026”',
  text: 'Hello,\n\nYour PIN code: 042917\n\nhttp://localhost:4003/sign#abc',
  html: '<p>Your PIN code: <b>042917</b></p>',
};

const write = () => app.db.transaction().execute((tx) => enqueueMail(tx, pinMail, app.clock.now(), null));

test('a mail goes through SMTP and is kept as it was written', async () => {
  await write();
  expect(await worker.deliver()).toBe(1);
  expect(await worker.deliver()).toBe(0);
  const [kept] = await app.db.selectFrom('captured_mail').selectAll().execute();
  expect(kept).toMatchObject({
    to_address: pinMail.to,
    subject: pinMail.subject,
    from_address: 'portal@localhost',
  });
  expect(kept?.body_text.trim()).toBe(pinMail.text);
  expect(kept?.body_html).toContain('<b>042917</b>');
});

test('no PIN and no link stays behind once the email is sent or given up', async () => {
  const scene = await aScene(app);
  await setUp(scene);
  const secrets = (await mailsOf(scene)).flatMap(({ pin, link }) => [pin, link.split('#')[1] ?? '']);
  expect(secrets.filter((secret) => secret !== '').length).toBeGreaterThanOrEqual(4);
  for (const { email } of scene.accounts) await sign(scene, email);
  secrets.push(...(await mailsOf(scene)).map(({ pin }) => pin));
  await sign(scene, 'imogen.hartley@harrowfinch.example');
  await write();
  secrets.push('042917');
  while ((await worker.deliver()) > 0);
  const rows = await app.db
    .selectFrom('outbox')
    .select(['subject', 'body_text', 'body_html', 'last_error'])
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
  expect(await app.db.selectFrom('captured_mail').select('id').execute()).toEqual([]);
});

test('a mail of a transaction that was rolled back never leaves', async () => {
  const work = app.db.transaction().execute(async (tx) => {
    await enqueueMail(tx, pinMail, app.clock.now(), null);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await worker.deliver()).toBe(0);
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
  expect(await app.db.selectFrom('captured_mail').select('id').execute()).toHaveLength(1);
});

test('a mail server that does not answer is tried again later, and at last given up', async () => {
  await write();
  const deaf = createMailWorker(app, mailTransport({ port: 1 }));
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    expect(await deaf.deliver()).toBe(0);
    app.clock.advance(3_600_000);
  }
  await deaf.stop();
  const row = await app.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ attempts: 8, sent_at: null, body_text: '', body_html: null });
  expect(row.failed_at).not.toBeNull();
  expect(row.last_error).toContain('ECONNREFUSED');
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
  expect(posted.statusCode).toBe(405);
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
