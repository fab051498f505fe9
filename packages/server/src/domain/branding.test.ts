import { rm } from 'node:fs/promises';
import { DEFAULT_BRAND_COLOR } from '@countersign/api-client/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSigningSite } from '../signing/site.ts';
import { aPagesFolder, Browser } from '../signing/testing/browser.ts';
import { startTestPortal } from '../testing/index.ts';
import { readFirmBrand } from './branding.ts';
import { aScene, mailsOf, pinOf, setUp, type Scene } from './signing/testing/scene.ts';
import { signerOf } from './signing/testing/sign.ts';

const margaret = 'margaret.ellery@corriedale.example';

let scene: Scene;
beforeEach(async () => {
  scene = await aScene();
});
afterEach(() => scene.app.close());

/** Takes the firm's branding away. */
const unbrand = () => scene.app.db.deleteFrom('brandings').execute();

async function portalColours(): Promise<unknown[]> {
  const portal = await startTestPortal(scene.app);
  const paths = ['/branding/details', '/branding/forceRefresh', `/branding/theme/${scene.firm.firmId}`];
  const answers = await Promise.all(
    [...paths, '/branding/theme/999999'].map((path) => portal.call(scene.staff, path)),
  );
  await portal.close();
  return answers.map(({ body }) => Object(body).Colour);
}

async function signingColours(): Promise<unknown[]> {
  const folder = await aPagesFolder();
  const site = await buildSigningSite(scene.app, { pagesFolder: folder });
  const browser = new Browser(site, scene.app.config.origins.signing);
  const mail = (await mailsOf(scene)).findLast(({ to }) => to === margaret);
  const opened = await browser.post('/link', { Token: mail?.link.split('#')[1] ?? '' });
  const task = `/task/${(await signerOf(scene, margaret)).id}`;
  await browser.post(`${task}/pin`, { Pin: await pinOf(scene, margaret) });
  const view = await browser.post(`${task}/view`);
  await site.close();
  await rm(folder, { recursive: true });
  const address = new URL(Object(view.body).ViewerUrl);
  return [Object(opened.body).Page.Firm.Colour, address.searchParams.get('color')];
}

it('gives a firm without branding one colour in the portal, on the signing pages and in emails', async () => {
  await unbrand();
  await setUp(scene);
  expect(new Set(await portalColours())).toEqual(new Set([DEFAULT_BRAND_COLOR]));
  expect(await signingColours()).toEqual([DEFAULT_BRAND_COLOR, DEFAULT_BRAND_COLOR]);
  const mails = await scene.app.db.selectFrom('outbox').select('body_html').orderBy('id').execute();
  expect(mails).not.toEqual([]);
  for (const { body_html } of mails) expect(body_html).toContain(`background:#${DEFAULT_BRAND_COLOR}`);
});

it('reads a firm’s own colour, and no firm that is not there', async () => {
  await scene.app.db.updateTable('brandings').set({ colour: '7A1F3D' }).execute();
  expect(await readFirmBrand(scene.app.db, scene.firm.firmId)).toEqual({
    firmName: 'Harrow & Finch',
    color: '7A1F3D',
    logo: null,
  });
  await expect(readFirmBrand(scene.app.db, 999_999)).rejects.toThrow('999999');
});
