import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { aScene, mailsOf, pinOf, type Scene } from '../../domain/signing/testing/scene.ts';
import { sign, signerOf } from '../../domain/signing/testing/sign.ts';
import { startTestPortal, type TestAnswer, type TestPortal } from '../../testing/index.ts';
import { buildSigningSite } from '../site.ts';
import { aPagesFolder, Browser, type Answer } from './browser.ts';

export const margaret = 'margaret.ellery@corriedale.example';
export const hugh = 'hugh.ellery@corriedale.example';
export const imogen = 'imogen.hartley@harrowfinch.example';

/** A browser with a session of the signing site, and the path of its signer's calls. */
export interface Visit {
  browser: Browser;
  task: string;
  /** What opening the link, or verifying the PIN, returned. */
  answer: Answer;
}

/** The portal and the signing site of one firm, with two account holders and a representative. */
export interface SigningFixture {
  scene: Scene;
  portal: TestPortal;
  /** Calls the portal as the representative. */
  call(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown, key?: string): Promise<TestAnswer>;
  /** Sets up click-to-sign for both accounts and the representative. */
  setUp(): Promise<TestAnswer>;
  /** Sets it up, and both accounts sign. */
  accountsSign(): Promise<void>;
  /** Verifies the representative's PIN. */
  verify(pin?: string, key?: string): Promise<TestAnswer>;
  /** At this network address. */
  aBrowser(address?: string): Browser;
  /** Follows a SigningUrl as the frame does. */
  openFrame(answer: { body: unknown }): Promise<{ browser: Browser; url: string; task: string }>;
  /** Follows the link in an account holder's email. */
  visit(email: string, address?: string): Promise<Visit>;
  /** The same, and verifies the PIN, so that the browser holds the document. */
  visitAndVerify(email: string): Promise<Visit>;
  close(): Promise<void>;
}

export async function openSigningFixture(): Promise<SigningFixture> {
  const scene = await aScene();
  const portal = await startTestPortal(scene.app);
  const folder = await aPagesFolder();
  const site: FastifyInstance = await buildSigningSite(scene.app, { pagesFolder: folder });
  const { signing } = scene.app.config.origins;

  const call: SigningFixture['call'] = (method, path, body, key) =>
    portal.call(scene.staff, path, {
      method,
      ...(body === undefined ? {} : { body }),
      ...(key === undefined ? {} : { key }),
    });
  const setUp: SigningFixture['setUp'] = () =>
    call('POST', `/sign/clickToSign/${scene.documentId}`, {
      UserIds: scene.accounts.map(({ accountId }) => accountId),
      EmployeeId: scene.staff.employeeId,
    });
  const aBrowser = (address?: string) => new Browser(site, signing, address);
  async function visit(email: string, address?: string): Promise<Visit> {
    const mail = (await mailsOf(scene)).findLast(({ to }) => to === email);
    const browser = aBrowser(address);
    const answer = await browser.post('/link', { Token: mail?.link.split('#')[1] ?? '' });
    return { browser, answer, task: `/task/${(await signerOf(scene, email)).id}` };
  }
  return {
    scene,
    portal,
    call,
    setUp,
    aBrowser,
    visit,
    async accountsSign() {
      await setUp();
      await sign(scene, margaret);
      await sign(scene, hugh);
    },
    async verify(pin, key) {
      const { documentId } = scene;
      const body = { DocumentId: documentId, Pin: pin ?? (await pinOf(scene, imogen)) };
      return call('PUT', `/sign/clickToSign/verifyEmployee/${documentId}`, body, key);
    },
    async openFrame({ body }) {
      const url = /"SigningUrl":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
      const browser = aBrowser();
      const entered = await browser.get(url.replace(signing, ''));
      return { browser, url, task: String(entered.headers.location).replace('/frame', '') };
    },
    async visitAndVerify(email) {
      const visited = await visit(email);
      const answer = await visited.browser.post(`${visited.task}/pin`, { Pin: await pinOf(scene, email) });
      return { ...visited, answer };
    },
    async close() {
      await portal.close();
      await site.close();
      await scene.app.close();
      await rm(folder, { recursive: true });
    },
  };
}
