import { rm } from 'node:fs/promises';
import { problemType, type ErrorCode } from '@countersign/api-client/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../databaseErrors.ts';
import { aScene, type Scene } from '../domain/signing/testing/scene.ts';
import { buildSigningSite } from './site.ts';
import { aPagesFolder, Browser } from './testing/browser.ts';

let scene: Scene;
let site: FastifyInstance;
let folder: string;
beforeEach(async () => {
  scene = await aScene();
  folder = await aPagesFolder();
  site = await buildSigningSite(scene.app, { pagesFolder: folder });
});
afterEach(async () => {
  await site.close();
  await scene.app.close();
  await rm(folder, { recursive: true });
});

/** What a browser sends that opens an address. */
const opening = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const nobody = "frame-ancestors 'none'";

function aBrowser(): Browser {
  return new Browser(site, scene.app.config.origins.signing);
}

/** Opens the address as a browser does, and calls it as a program. */
async function answersOf(address: string) {
  const [page, program] = [await aBrowser().get(address, opening), await aBrowser().get(address)];
  const [, code, message] = /content="(\w*)" data-message="([^"]*)"/.exec(page.text) ?? [];
  const policy = String(page.headers['content-security-policy']);
  const { status, headers } = page;
  return {
    status,
    type: headers['content-type'],
    code,
    message,
    policy,
    retry: headers['retry-after'],
    program,
  };
}

describe('an address that a browser opens and that is refused', () => {
  it.each<[string, number, ErrorCode]>([
    ['/nowhere', 404, 'notFound'],
    ['/task/7/nothing', 404, 'notFound'],
    ['/task/0/login', 400, 'requestInvalid'],
    ['/task/x%00/login', 400, 'requestUnreadable'],
    ['/%', 400, 'requestUnreadable'],
    ['/task/7/login', 401, 'signingSessionEnded'],
    ['/task/7/state', 401, 'signingSessionEnded'],
  ])('is a page for a person and a problem for a program: %s', async (address, status, code) => {
    const { program, ...page } = await answersOf(address);
    expect(page).toMatchObject({ status, code, type: 'text/html; charset=utf-8' });
    expect(page.policy).toContain(nobody);
    expect(program).toMatchObject({ status, body: { type: problemType(code), detail: page.message } });
  });

  it('is a page in the frame of the portal where the portal opens it', async () => {
    const { status, code, policy } = await answersOf('/frame/nowhere');
    expect([status, code]).toEqual([404, 'notFound']);
    expect(policy).toContain(`frame-ancestors ${scene.app.config.origins.portal};`);
  });

  it('says nothing of a failure where there is none', async () => {
    expect(await answersOf('/sign')).toMatchObject({ status: 200, code: '', message: '' });
  });

  it('is a problem for what is sent, not opened', async () => {
    const refused = await aBrowser().post('/link', { Token: 'x'.repeat(43) }, opening);
    expect(refused).toMatchObject({ status: 404, body: { type: problemType('linkUnknown') } });
  });
});

describe('while the database cannot be reached', () => {
  it('the frame shows a page that the portal may frame, and opens later', async () => {
    const frame = `/frame?ticket=${'t'.repeat(43)}`;
    const { db } = scene.app;
    scene.app.db = db.withPlugin({
      transformQuery() {
        throw new DatabaseUnavailable('no route');
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const { program, ...page } = await answersOf(frame);
    scene.app.db = db;
    expect(page).toMatchObject({ status: 503, code: 'databaseUnavailable', retry: '2' });
    expect(page.policy).toContain(`frame-ancestors ${scene.app.config.origins.portal};`);
    expect(program).toMatchObject({ status: 503, body: { type: problemType('databaseUnavailable') } });
    expect((await aBrowser().get(frame, opening)).headers['location']).toBe('/frame/closed');
  });
});
