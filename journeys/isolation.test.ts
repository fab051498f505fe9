import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs, listenForCalls } from './calls.ts';
import { startDemo } from './demo.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { openClient, rowOf } from './portal.ts';

/** No row has this id. */
const missing = 2_000_000_001;

interface Tokens {
  readonly api: string;
  readonly files: string;
}

let system: RunningSystem;
let browser: Browser;
/** Ids of the first firm, and a stranger of the second one who asks for them. */
let theirs: { readonly client: number; readonly document: number; readonly upload: string };
let stranger: Tokens;

/** Signs in, downloads a document so that the file service is called too, and keeps the tokens. */
async function tokensOf(
  email: string,
  client: string,
): Promise<{ tokens: Tokens; clientId: number; documentId: number }> {
  const { context, page } = await newVisitor(browser);
  const calls = listenForCalls(page);
  await page.goto(`${system.portal}/`);
  await signIn(page, system, email);
  await openClient(page, client);
  await rowOf(page, /./).first().click();
  await page.waitForURL(/\/documents\/\d+\/\d+/);
  const asked = page.waitForRequest(`${system.files}/api/download/get`);
  await page.getByRole('button', { name: 'Download', exact: true }).first().click();
  await asked;
  const [clientId = 0, documentId = 0] = new URL(page.url()).pathname.split('/').slice(2).map(Number);
  const tokens = { api: calls.tokenOf(system.portal), files: calls.tokenOf(system.files) };
  await context.close();
  return { tokens, clientId, documentId };
}

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
  const ours = await tokensOf('employee@demo.test', 'Blue Gum Pastoral Co');
  stranger = (await tokensOf('admin@other.test', 'Barossa Cooperage')).tokens;
  const identifier = await callAs(
    ours.tokens.files,
    'GET',
    `${system.files}/api/upload/GetNewIdentifier`,
  ).then((reply) => reply.json());
  theirs = { client: ours.clientId, document: ours.documentId, upload: String(identifier.Identifier) };
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Call = readonly [method: Method, path: string, body?: object];

const aboutDocuments: readonly (readonly [name: string, call: (id: number) => Call])[] = [
  ['read', (id) => ['GET', `/documents/${id}`]],
  ['delete', (id) => ['DELETE', `/documents/${id}`]],
  ['link', (id) => ['GET', `/documents/${id}/getlink`]],
  ['history', (id) => ['GET', `/audit/document/${id}`]],
  ['assign to a filter', (id) => ['POST', '/documents/assignFilter', { documentId: id, filterId: 0 }]],
  ['remove task', (id) => ['POST', `/documents/removeTask/${id}`]],
  ['resend PINs', (id) => ['POST', `/documents/resendPins/${id}`]],
  ['check for signing', (id) => ['GET', `/sign/verifyDocumentForSigning/${id}`]],
  ['set up', (id) => ['POST', `/sign/clickToSign/${id}`, { UserIds: [1] }]],
  [
    'verify PIN',
    (id) => ['PUT', `/sign/clickToSign/verifyEmployee/${id}`, { DocumentId: id, Pin: '123456' }],
  ],
  ['commit signature', (id) => ['PUT', `/sign/clickToSign/employeeSigned/${id}`]],
  ['renew lock', (id) => ['PUT', `/sign/renewLock/${id}`]],
];

const aboutClients: readonly (readonly [name: string, call: (id: number) => Call])[] = [
  ['list documents', (id) => ['GET', `/documents/clients/${id}?pageNumber=1&pageSize=20`]],
  [
    'register a document',
    (id) => [
      'PUT',
      `/documents/clients/${id}`,
      { name: 'a.pdf', size: 1, uploadIdentifier: 'u_none', folderId: 0 },
    ],
  ],
  ['signatories', (id) => ['GET', `/accounts/Signatories/${id}`]],
  ['filters', (id) => ['GET', `/documentFilters/${id}`]],
];

const aboutFiles: readonly (readonly [name: string, call: (id: number) => Call])[] = [
  ['download', (id) => ['POST', '/api/download/get', { Id: id, FriendlyName: 'a.pdf' }]],
  ['preview', (id) => ['POST', '/api/download/getForPreview', { Id: id }]],
  ['open for signing', (id) => ['PUT', '/api/download/getSignatureDocument', { Id: id }]],
];

/** There is such a call, and it wants to know who asks: its 404 is not that of an address that leads nowhere. */
async function expectCall(base: string, [method, path, body]: Call): Promise<void> {
  expect((await callAs('', method, `${base}${path}`, body)).status).toBe(401);
}

/**
 * Returns a complete response, except for the parts that always differ: its date, and the reference to the
 * log.
 */
async function answer(token: string, base: string, [method, path, body]: Call): Promise<unknown> {
  const reply = await callAs(token, method, `${base}${path}`, body);
  const headers = Object.fromEntries(
    [...reply.headers].filter(([name]) => !['date', 'x-request-id', 'request-id'].includes(name)),
  );
  const text = (await reply.text()).replace(/"Reference":"[^"]+"/, '"Reference":""');
  return { status: reply.status, headers, text };
}

it.each(aboutDocuments)('%s: a document of another firm answers like none', async (_name, call) => {
  const ask = (id: number) => answer(stranger.api, `${system.portal}/rest`, call(id));
  const foreign = await ask(theirs.document);
  await expectCall(`${system.portal}/rest`, call(theirs.document));
  expect(foreign).toMatchObject({ status: 404 });
  expect(foreign).toStrictEqual(await ask(missing));
});

it.each(aboutClients)('%s: a client of another firm answers like none', async (_name, call) => {
  const ask = (id: number) => answer(stranger.api, `${system.portal}/rest`, call(id));
  const foreign = await ask(theirs.client);
  await expectCall(`${system.portal}/rest`, call(theirs.client));
  expect(foreign).toMatchObject({ status: 404 });
  expect(foreign).toStrictEqual(await ask(missing));
});

it.each(aboutFiles)('%s: a file of another firm answers like none', async (_name, call) => {
  const ask = (id: number) => answer(stranger.files, system.files, call(id));
  const foreign = await ask(theirs.document);
  await expectCall(system.files, call(theirs.document));
  expect(foreign).toMatchObject({ status: 404 });
  expect(foreign).toStrictEqual(await ask(missing));
});

it('an upload of another firm gets the response of none, whatever is requested of it', async () => {
  const calls = (fileId: string): Call[] => [
    ['GET', `/api/upload/uploadchunks/${fileId}`],
    ['PUT', '/api/upload/uploadchunks/commit', { fileId, originalFileName: 'a.pdf' }],
  ];
  const none = 'u_AAAAAAAAAAAAAAAAAAAAAA';
  for (const [index, call] of calls(theirs.upload).entries()) {
    const foreign = await answer(stranger.files, system.files, call);
    const other = calls(none)[index];
    await expectCall(system.files, call);
    expect(foreign).toMatchObject({ status: 404 });
    expect(foreign).toStrictEqual(other && (await answer(stranger.files, system.files, other)));
  }
});
