import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PublishedIdentity } from '@countersign/api-client/config';
import type { EarlyStart } from '../session/earlyStart.ts';
import { startSigningOut } from '../session/endingSession.ts';
import { hintSession } from '../session/hint.ts';
import type { PortalBuild } from './pageFiles.ts';

const origin = 'http://localhost:4000';
const identity = 'http://localhost:4001';
const metadata: PublishedIdentity['metadata'] = {
  issuer: identity,
  authorization_endpoint: `${identity}/auth`,
  token_endpoint: `${identity}/token`,
  jwks_uri: `${identity}/jwks`,
  end_session_endpoint: `${identity}/session/end`,
  authorization_response_iss_parameter_supported: true,
  session_token_endpoint: `${identity}/session/tokens`,
};
const config = {
  api: `${origin}/rest`,
  files: 'http://localhost:4002',
  signing: 'http://localhost:4003',
  identity: { issuer: identity, clientId: 'portal', published: { metadata, keys: [] } },
};
const build: PortalBuild = {
  main: 'data:text/javascript,',
  rows: 'data:text/javascript,',
  rowsAt: [],
  base: ['/style.css', '/main.js'],
  front: ['/front.js'],
  portal: ['/portal.css', '/portal.js'],
  pages: [
    ['/documents/preview/$clientId/$documentId', ['/documents.js']],
    ['/owner/firms/list', ['/firms.js']],
  ],
};

const startSilently = vi.fn<(endpoint: string) => EarlyStart>();
vi.mock('../session/sessionTokens.ts', () => ({
  startSilently: (endpoint: string) => startSilently(endpoint),
}));

const left = vi.fn<(address: string) => void>();
const fetched: { url: string; authorization: string | null }[] = [];

function writeIntoPage(id: string, data: unknown): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = id;
  element.textContent = data === null ? '' : JSON.stringify(data);
  document.head.append(element);
}

/** Opens a page with its first lines. */
async function open(address: string, written: unknown = config): Promise<void> {
  const { pathname, search, href } = new URL(address, origin);
  vi.stubGlobal('location', { origin, pathname, search, href, replace: left });
  writeIntoPage('portal-config', written);
  writeIntoPage('portal-build', build);
  vi.resetModules();
  await import('./boot.ts');
}

function aStart(reply: Promise<Response>): EarlyStart {
  return {
    transaction: { state: '', nonce: '', verifier: '', redirectUri: '', secondFactor: false },
    reply,
    release: () => undefined,
  };
}

const scripts = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.stubGlobal('fetch', (request: Request) => {
    fetched.push({ url: request.url, authorization: request.headers.get('authorization') });
    return Promise.resolve(Response.json({}));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  fetched.length = 0;
  document.head.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  delete window.countersignStart;
  delete window.countersignReads;
});

it('leaves for the sign-in without a session, before anything else is loaded', async () => {
  await open('/documents/preview/2/31?q=a');
  await vi.waitUntil(() => left.mock.calls.length > 0);
  const address = new URL(left.mock.calls[0]?.[0] ?? '');
  expect(address.origin + address.pathname).toBe(metadata.authorization_endpoint);
  expect(address.searchParams.get('redirect_uri')).toBe(`${origin}/callback`);
  expect(address.searchParams.get('prompt')).toBeNull();
  // Where the sign-in returns to, and what proves that it was asked for here.
  expect(sessionStorage.getItem('countersign.target')).toContain('/documents/preview/2/31?q=a');
  expect(sessionStorage.getItem('countersign.signIn')).toContain(address.searchParams.get('state'));
  expect(scripts()).toEqual([]);
  expect(startSilently).not.toHaveBeenCalled();
});

it('asks for the password while a sign-out has not reached the identity site', async () => {
  startSigningOut(localStorage);
  await open('/documents/2');
  await vi.waitUntil(() => left.mock.calls.length > 0);
  expect(new URL(left.mock.calls[0]?.[0] ?? '').searchParams.get('prompt')).toBe('login');
});

it('asks for code and session side by side, and for the first data as soon as there is a token', async () => {
  hintSession(localStorage, true);
  const { promise, resolve } = Promise.withResolvers<Response>();
  startSilently.mockReturnValue(aStart(promise));
  await open('/documents/preview/2/31');
  expect(left).not.toHaveBeenCalled();
  expect(startSilently).toHaveBeenCalledWith(metadata.session_token_endpoint);
  expect(scripts()).toEqual(['/main.js', '/portal.js', '/documents.js']);
  expect(fetched).toEqual([]);
  resolve(Response.json({ access_token: 'a-token' }));
  // The portal gets the reply when the reads are on their way, so that it takes them.
  const reply = await window.countersignStart?.reply;
  expect(await reply?.json()).toEqual({ access_token: 'a-token' });
  const asked = fetched.map(({ url }) => url.slice(config.api.length));
  expect(asked).toEqual(expect.arrayContaining(['/api/features', '/clients/2', '/documents/31']));
  expect(new Set(fetched.map(({ authorization }) => authorization))).toEqual(new Set(['Bearer a-token']));
});

it.each([
  ['no page states what it reads', '/owner/firms/list'],
  ['there is no page', '/nowhere'],
])('reads what every page needs where %s', async (_what, address) => {
  hintSession(localStorage, true);
  startSilently.mockReturnValue(aStart(Promise.resolve(Response.json({ access_token: 'a-token' }))));
  await open(address);
  await window.countersignStart?.reply;
  expect(fetched.map(({ url }) => url.slice(config.api.length))).toEqual([
    '/branding/details',
    '/api/features',
  ]);
});

it.each([
  ['was refused', new Response('', { status: 400 })],
  ['has no token', Response.json({})],
])('reads nothing where the reply %s', async (_what, answer) => {
  hintSession(localStorage, true);
  startSilently.mockReturnValue(aStart(Promise.resolve(answer)));
  await open('/documents/preview/2/31');
  expect(await window.countersignStart?.reply).toBe(answer);
  expect(fetched).toEqual([]);
});

it.each([
  ['/login', config],
  ['/callback', config],
  ['/documents/preview/2/31', null],
  ['/documents/preview/2/31', { ...config, identity: { issuer: identity, clientId: 'portal' } }],
])('leaves %s to the portal', async (address, written) => {
  await open(address, written);
  expect(left).not.toHaveBeenCalled();
  expect(startSilently).not.toHaveBeenCalled();
  expect(scripts()).toContain('/main.js');
});

it('leaves to the portal what an older browser lacks', async () => {
  hintSession(localStorage, true);
  startSilently.mockImplementation(() => {
    throw new TypeError('navigator.locks is undefined');
  });
  await open('/documents/preview/2/31');
  expect(window.countersignStart).toBeUndefined();
  expect(scripts()).toContain('/documents.js');
});
