import { rm } from 'node:fs/promises';
import { problemType } from '@countersign/api-client/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aScene, mailsOf, pinOf, setUp, type Scene } from '../domain/signing/testing/scene.ts';
import { signerOf } from '../domain/signing/testing/sign.ts';
import { DatabaseUnavailable } from '../databaseErrors.ts';
import { hashPassword } from '../identity/index.ts';
import { openIdentityDesk, testPassword, type IdentityDesk } from '../identity/testing/identityDesk.ts';
import { createIdentityClient } from './identityClient.ts';
import { buildSigningSite } from './site.ts';
import { refusal } from '../testing/index.ts';
import { aPagesFolder, Browser } from './testing/browser.ts';
import { IdentityVisit } from './testing/identityVisit.ts';

const margaret = 'margaret.ellery@corriedale.example';
const hugh = 'hugh.ellery@corriedale.example';

let desk: IdentityDesk;
let scene: Scene;
let site: FastifyInstance;
let folder: string;
let browser: Browser;
let task: string;
beforeEach(async () => {
  desk = await openIdentityDesk();
  scene = await aScene(desk.app);
  const { app } = scene;
  await app.db.updateTable('firms').set({ enforce_signature_login: true }).execute();
  await app.db
    .updateTable('logins')
    .set({ password_hash: await hashPassword(testPassword) })
    .execute();
  await setUp(scene);
  folder = await aPagesFolder();
  site = await buildSigningSite(app, { pagesFolder: folder });
  browser = new Browser(site, app.config.origins.signing);
  const mail = (await mailsOf(scene)).find(({ to }) => to === margaret);
  await browser.post('/link', { Token: mail?.link.split('#')[1] });
  task = `/task/${(await signerOf(scene, margaret)).id}`;
});
afterEach(async () => {
  await site.close();
  await desk.close();
  await rm(folder, { recursive: true });
});

async function signInAs(email: string): Promise<{ answer: string; landed: string }> {
  const leaving = await browser.get(`${task}/login`);
  const visit = new IdentityVisit(scene.app.config.origins.signing);
  const answer = await visit.signIn(String(leaving.headers.location), email, testPassword);
  const landed = await browser.get(answer);
  return { answer, landed: String(landed.headers.location) };
}

describe('a firm that asks its signers to sign in', () => {
  it('lets the signer go on to the PIN after signing in', async () => {
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'login', Details: null });
    expect((await signInAs(margaret)).landed).toBe(task);
    expect((await browser.get(`${task}/state`)).body).toMatchObject({
      Stage: 'pin',
      Details: { Signer: { Email: margaret } },
    });
  });

  it('does not name the signer to whoever follows the link', async () => {
    const leaving = await browser.get(`${task}/login`);
    expect(String(leaving.headers.location)).not.toContain('margaret');
  });

  it('asks again once that sign-in has ended', async () => {
    await signInAs(margaret);
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'pin' });
    await scene.app.db.deleteFrom('oidc_records').where('model', '=', 'Session').execute();
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'login' });
    expect(await browser.post(`${task}/pin`, { Pin: '000000' })).toMatchObject({
      status: 401,
      body: { type: problemType('signingSessionEnded') },
    });
  });

  it('counts what a signer does as a use of that sign-in, until nobody did anything for an hour', async () => {
    await signInAs(margaret);
    const { db } = scene.app;
    const leave = (minutes: number) =>
      db
        .updateTable('oidc_records')
        .set({ used_at: new Date(Date.now() - minutes * 60_000) })
        .where('model', '=', 'Session')
        .returning('used_at')
        .execute();
    const left = await leave(50);
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'pin' });
    const used = db.selectFrom('oidc_records').select('used_at').where('model', '=', 'Session');
    expect(await used.execute()).not.toEqual(left);
    await leave(60);
    for (let visit = 0; visit < 2; visit += 1) {
      expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'login' });
    }
  });

  it('leads back to the document where the identity site does not respond', async () => {
    const { app } = scene;
    const identity = createIdentityClient(app, () => Promise.reject(new TypeError('fetch failed')));
    await site.close();
    site = await buildSigningSite(app, { pagesFolder: folder, identity });
    browser = new Browser(site, app.config.origins.signing);
    const mail = (await mailsOf(scene)).find(({ to }) => to === margaret);
    await browser.post('/link', { Token: mail?.link.split('#')[1] });
    const leaving = await browser.get(`${task}/login`);
    expect(leaving.status).toBe(303);
    expect(leaving.headers.location).toBe(`${task}?login=failed`);
  });

  it('leads back to the document where the database is lost while the response is read', async () => {
    const { app } = scene;
    const finish = () => Promise.reject(new DatabaseUnavailable('no route'));
    await site.close();
    site = await buildSigningSite(app, {
      pagesFolder: folder,
      identity: { ...createIdentityClient(app), finish },
    });
    browser = new Browser(site, app.config.origins.signing);
    const mail = (await mailsOf(scene)).find(({ to }) => to === margaret);
    await browser.post('/link', { Token: mail?.link.split('#')[1] });
    expect((await signInAs(margaret)).landed).toBe(`${task}?login=failed`);
  });

  it('says on a page that the server cannot be used now, and continues at the same address later', async () => {
    const { app } = scene;
    const { db } = app;
    const leaving = await browser.get(`${task}/login`);
    const visit = new IdentityVisit(app.config.origins.signing);
    const answer = await visit.signIn(String(leaving.headers.location), margaret, testPassword);
    app.db = db.withPlugin({
      transformQuery() {
        throw new DatabaseUnavailable('no route');
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    for (const address of [answer, `${task}/login`]) {
      const page = await browser.get(address, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
      expect([page.status, page.headers['retry-after']]).toEqual([503, '2']);
      expect(page.headers['content-type']).toContain('text/html');
      expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(page.text).toContain('content="databaseUnavailable"');
      const program = await browser.get(address);
      expect(program).toMatchObject(refusal('databaseUnavailable'));
      expect(program.headers['retry-after']).toBe('2');
    }
    app.db = db;
    expect((await browser.get(answer)).headers.location).toBe(task);
  });

  it('says on a page that the server failed', async () => {
    const { app } = scene;
    const { db } = app;
    app.db = db.withPlugin({
      transformQuery() {
        throw new Error('a fault');
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const page = await browser.get(`${task}/login`, { accept: 'text/html' });
    app.db = db;
    expect([page.status, page.headers['retry-after']]).toEqual([500, undefined]);
    expect(page.text).toContain('content="serverFailed"');
  });

  it('prevents users from signing for another user', async () => {
    expect((await signInAs(hugh)).landed).toBe(`${task}?login=other`);
    expect((await browser.get(`${task}/state`)).body).toMatchObject({ Stage: 'login' });
  });

  it('takes a response once, and none that it did not request', async () => {
    const { answer } = await signInAs(margaret);
    expect((await browser.get(answer)).headers.location).toBe('/sign');
    const stranger = new Browser(site, '');
    expect((await stranger.get(answer)).headers.location).toBe('/sign');
    await browser.get(`${task}/login`);
    const forged = answer.replace(/state=[^&]+/, 'state=forged');
    expect((await browser.get(forged)).headers.location).toBe(`${task}?login=failed`);
  });

  it('takes no signature whose sign-in ended while it was being made', async () => {
    await signInAs(margaret);
    expect((await browser.post(`${task}/pin`, { Pin: await pinOf(scene, margaret) })).status).toBe(200);
    const { app } = scene;
    const { blobs } = app;
    app.blobs = {
      ...blobs,
      async read(key) {
        await app.db.deleteFrom('oidc_records').where('model', '=', 'Session').execute();
        return blobs.read(key);
      },
    };
    expect(await browser.post(`${task}/sign`, { Consent: true })).toMatchObject({
      status: 401,
      body: { type: problemType('signingSessionEnded') },
    });
    expect((await signerOf(scene, margaret)).status).toBe('waiting');
  });

  it('asks the identity site once what it publishes, and again where that failed', async () => {
    const asked: string[] = [];
    const identity = createIdentityClient(scene.app, async (address) => {
      asked.push(address);
      if (asked.length === 1) throw new Error('Not there yet.');
      return fetch(address);
    });
    const wish = { firmId: scene.firm.firmId, again: false };
    await expect(identity.begin(wish)).rejects.toThrow('Not there yet.');
    await identity.begin(wish);
    await identity.begin(wish);
    expect(asked).toHaveLength(2);
  });
});
