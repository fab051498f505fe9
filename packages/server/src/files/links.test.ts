import {
  FILE_HEADER,
  parseExtensions,
  PREVIEWABLE_SETTING,
  viewerTypes,
} from '@countersign/api-client/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repeatWindow } from '../domain/repeats.ts';
import { sweep } from '../sweep.ts';
import { aDocument, refusal } from '../testing/index.ts';
import { call, openFilesFixture, type FilesFixture } from './testing/filesFixture.ts';

let desk: FilesFixture;
let documentId: number;
const bytes = new TextEncoder().encode('0123456789abcdefghij');

beforeAll(async () => {
  desk = await openFilesFixture();
  const { firm, clientId } = desk.staff;
  ({ documentId } = await aDocument(desk.app, firm, clientId, { bytes, title: 'Báo cáo', extension: 'pdf' }));
});
afterAll(() => desk.close());

async function link(path = '/api/download/get'): Promise<string> {
  const method = path.endsWith('Document') ? 'PUT' : 'POST';
  const named = path.endsWith('/get') ? { FriendlyName: 'Báo cáo "2026".pdf' } : {};
  const { body } = await call(desk, method, path, { Id: documentId, ...named });
  const address = String(body['fileUrl']);
  expect(address.startsWith(`${desk.app.config.origins.files}/d/`)).toBe(true);
  return desk.origin + new URL(address).pathname;
}

function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('a link', () => {
  it('saves the document under its name', async () => {
    const response = await fetch(await link());
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="B_o c_o _2026_.pdf"; filename*=UTF-8''B%C3%A1o%20c%C3%A1o%20%222026%22.pdf`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; sandbox");
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('works once', async () => {
    const address = await link();
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetch(address)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await fetch(address);
    expect({ status: again.status, body: await again.json() }).toMatchObject(refusal('documentNotFound'));
  });

  it('is not used up by a HEAD', async () => {
    const address = await link();
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(404);
    expect((await fetch(address)).status).toBe(200);
  });

  it('works within a minute only', async () => {
    const address = await link();
    desk.app.clock.advance(60_000);
    expect((await fetch(address)).status).toBe(404);
  });

  it('leads nowhere once its document is deleted, for its redeemer too', async () => {
    const [unused, used] = [await link(), await link('/api/download/getForPreview')];
    const cookie = cookieOf(await fetch(used));
    const documents = desk.app.db.updateTable('documents').where('id', '=', documentId);
    await documents.set({ deleted_at: new Date() }).execute();
    const range = 'bytes=5-9';
    expect((await fetch(unused)).status).toBe(404);
    expect((await fetch(used, { headers: { range, cookie } })).status).toBe(404);
    await documents.set({ deleted_at: null }).execute();
    expect((await fetch(used, { headers: { range, cookie } })).status).toBe(206);
  });

  it('lets only its redeemer read ranges for ten minutes', async () => {
    const address = await link('/api/download/getForPreview');
    const first = await fetch(address);
    const cookie = cookieOf(first);
    const range = 'bytes=5-9';
    const part = await fetch(address, { headers: { range, cookie } });
    expect(part.status).toBe(206);
    for (const { headers } of [first, part]) expect(headers.get(FILE_HEADER)).toBe('stored');
    expect(part.headers.get('content-range')).toBe('bytes 5-9/20');
    expect(await part.text()).toBe('56789');
    expect((await fetch(address, { headers: { range } })).status).toBe(404);
    expect((await fetch(address, { headers: { cookie } })).status).toBe(404);
    const forged = `${cookie.split('=')[0] ?? ''}=forged`;
    expect((await fetch(address, { headers: { range, cookie: forged } })).status).toBe(404);
    expect((await fetch(address, { headers: { range: 'bytes=99-', cookie } })).status).toBe(416);
    desk.app.clock.advance(600_000);
    expect((await fetch(address, { headers: { range, cookie } })).status).toBe(404);
  });
});

describe('documents', () => {
  it('of another firm get the same response as missing ones, byte for byte', async () => {
    for (const [method, path] of [
      ['POST', '/api/download/get'],
      ['POST', '/api/download/getForPreview'],
      ['PUT', '/api/download/getSignatureDocument'],
    ] as const) {
      const named = path.endsWith('/get') ? { FriendlyName: 'x.pdf' } : {};
      const ask = (id: number) => call(desk, method, path, { Id: id, ...named }, desk.stranger.token);
      const foreign = await ask(documentId);
      const missing = await ask(987_654);
      expect(foreign.status).toBe(404);
      expect({ ...foreign.body, Reference: '' }).toEqual({ ...missing.body, Reference: '' });
    }
  });

  it('are previewed by the viewer page where it can show them', async () => {
    const { body } = await call(desk, 'POST', '/api/download/getForPreview', { Id: documentId });
    const preview = new URL(String(body['previewUrl']));
    expect(preview.searchParams.get('url')).toBe(body['fileUrl']);
    const page = await fetch(desk.origin + preview.pathname + preview.search);
    expect(page.status).toBe(200);
    const { portal, signing } = desk.app.config.origins;
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${portal} ${signing};`);
    const { firm, clientId } = desk.staff;
    const zip = await aDocument(desk.app, firm, clientId, { extension: 'zip' });
    expect(await call(desk, 'POST', '/api/download/getForPreview', { Id: zip.documentId })).toMatchObject(
      refusal('notPreviewable'),
    );
  });

  it('are previewed where the setting offers it and the viewer can show it, and only there', async () => {
    const { firm, clientId } = desk.staff;
    const ask = async (extension: string) => {
      const made = await aDocument(desk.app, firm, clientId, { extension });
      return call(desk, 'POST', '/api/download/getForPreview', { Id: made.documentId });
    };
    const setting = await desk.app.db
      .selectFrom('system_settings')
      .select('value')
      .where('name', '=', PREVIEWABLE_SETTING)
      .executeTakeFirstOrThrow();
    // As installed, it names nothing that cannot be shown; what it leaves out can be added.
    const named = setting.value.split(',');
    expect([...parseExtensions(setting.value)]).toEqual(named);
    expect(named).toContain('txt');
    expect(named).not.toContain('webp');
    expect((await ask('webp')).status).toBe(415);
    const every = Object.keys(viewerTypes).join(',');
    await desk.app.db
      .updateTable('system_settings')
      .set({ value: every })
      .where('name', '=', PREVIEWABLE_SETTING)
      .execute();
    for (const [extension, type] of Object.entries(viewerTypes)) {
      const { status, body } = await ask(extension);
      expect([extension, status]).toEqual([extension, 200]);
      const file = await fetch(desk.origin + new URL(String(body['fileUrl'])).pathname);
      expect(file.headers.get('content-type')).toBe(type);
      await file.arrayBuffer();
    }
    // An extension that the viewer does not know is not offered by naming it.
    await desk.app.db.updateTable('system_settings').set({ value: 'pdf,docx' }).execute();
    expect((await ask('docx')).status).toBe(415);
    expect((await ask('txt')).status).toBe(415);
    expect((await ask('pdf')).status).toBe(200);
  });

  it('leave one entry in the history, and one with the number of those that were requested again', async () => {
    const entries = await desk.app.db
      .selectFrom('audit_entries')
      .select(['title', 'short_desc'])
      .where('document_id', '=', documentId)
      .where('firm_id', '=', desk.stranger.firm.firmId)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([]);
    const { documentId: id } = await aDocument(desk.app, desk.staff.firm, desk.staff.clientId, {
      title: 'Deed',
      extension: 'pdf',
    });
    const calls = [
      ['get', { Id: id, FriendlyName: 'Deed.pdf' }],
      ['getForPreview', { Id: id }],
      ['getSignatureDocument', { Id: id }],
    ] as const;
    for (const [path, body] of [...calls, ...calls, ...calls])
      expect(
        (await call(desk, path === 'getSignatureDocument' ? 'PUT' : 'POST', `/api/download/${path}`, body))
          .status,
      ).toBe(200);
    const told = async () => {
      const rows = await desk.app.db
        .selectFrom('audit_entries')
        .select('short_desc')
        .where('document_id', '=', id)
        .orderBy('seq')
        .execute();
      return rows.map(({ short_desc: text }) => text);
    };
    const texts = ['a download of Deed', 'a preview of Deed', 'Deed to read it while signing'];
    const once = texts.map((text) => `Ada Quill requested ${text}.`);
    expect(await told()).toEqual(once);
    desk.app.clock.advance(repeatWindow);
    await sweep(desk.app);
    const more = texts.map((text) => `Ada Quill requested ${text}, and 2 more times.`);
    expect((await told()).slice(3).sort()).toEqual(more.sort());
  });
});

describe('the viewer page', () => {
  it('opens nothing but our own links', async () => {
    const { files, portal } = desk.app.config.origins;
    const open = (query: Record<string, string>) =>
      fetch(`${desk.origin}/viewer/?${new URLSearchParams(query).toString()}`, { redirect: 'manual' });
    for (const url of [
      'https://evil.example/d/a',
      `${files}/api/d/a`,
      `${files}/d/a?x=1`,
      'javascript:alert(1)',
    ])
      expect((await open({ url })).status).toBe(400);
    const url = `${files}/d/abc`;
    expect((await open({ url, finishedurl: `${portal}/documents/1/2` })).status).toBe(200);
    const away = await open({ url, title: 'a b', finishedurl: 'https://evil.example/' });
    expect(away.status).toBe(302);
    expect(away.headers.get('location')).toBe(
      `/viewer/?${new URLSearchParams({ url, title: 'a b' }).toString()}`,
    );
  });

  it('leads back to our own origins only, also where several are given', async () => {
    const { files, portal, signing } = desk.app.config.origins;
    const url = `${files}/d/abc`;
    const several = new URLSearchParams([
      ['url', url],
      ['finishedurl', 'http://evil.example'],
      ['finishedurl', `@${new URL(portal).host}/`],
    ]);
    const away = await fetch(`${desk.origin}/viewer/?${several.toString()}`, { redirect: 'manual' });
    expect(away.status).toBe(302);
    expect(away.headers.get('location')).toBe(`/viewer/?${new URLSearchParams({ url }).toString()}`);
    const page = await fetch(`${desk.origin}/viewer/?${new URLSearchParams({ url }).toString()}`);
    expect(await page.text()).toContain(`data-finish-at="${portal} ${signing}"`);
  });

  it('serves its own assets and no other file', async () => {
    const asset = await fetch(`${desk.origin}/viewer/assets/index-abcd1234.js`);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toContain('immutable');
    for (const path of [
      '/viewer/assets/..%2f..%2fsecret.txt',
      '/viewer/assets/../../secret.txt',
      '/viewer/assets/none.js',
    ])
      expect((await fetch(desk.origin + path)).status).toBe(404);
  });
});

it('lets exactly the portal and the signing site call', async () => {
  const { portal, signing } = desk.app.config.origins;
  for (const origin of [portal, signing]) {
    const { headers } = await desk.site.inject({
      method: 'OPTIONS',
      url: '/api/download/get',
      headers: { origin },
    });
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-headers']).toContain('Idempotency-Key');
  }
  for (const origin of ['null', 'http://localhost:4001', `${portal}.evil.example`]) {
    const { headers } = await desk.site.inject({
      method: 'OPTIONS',
      url: '/api/download/get',
      headers: { origin },
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});
