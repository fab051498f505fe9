import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootMessages } from './boot.messages.ts';
import { loadPage, pageAt, filesAt, type PortalBuild } from './pageFiles.ts';

/** A module runs once: each test has its own. */
let visit = 0;
const moduleOf = (name: string) => `data:text/javascript,globalThis.${name} = ${visit}`;
const build: PortalBuild = {
  main: '/entry.js',
  rows: '/rows.js',
  rowsAt: ['/documents/$clientId'],
  base: ['/style.css', '/main.js'],
  front: ['/front.js'],
  portal: ['/portal.css', '/portal.js'],
  pages: [
    ['/', ['/dashboard.js']],
    ['/owner/firms/list', ['/shared.js', '/firms.js']],
    ['/documents/sign/$clientId/$documentId', ['/shared.js', '/documents.js']],
    ['/documents/$clientId', ['/shared.js', '/documents.js']],
    ['/reports/$reportTag', ['/reports.js']],
  ],
};

beforeEach(() => {
  document.head.replaceChildren();
  const written = document.createElement('script');
  written.type = 'application/json';
  written.id = 'portal-build';
  visit += 1;
  const modules = { main: moduleOf('portalRan'), rows: moduleOf('rowsRan') };
  written.textContent = JSON.stringify({ ...build, ...modules });
  document.head.append(written);
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, 'portalRan');
  Reflect.deleteProperty(globalThis, 'rowsRan');
  delete window.countersignAhead;
  delete window.countersignStart;
});

const everywhere = ['/style.css', '/main.js', '/portal.css', '/portal.js'];

it.each([
  ['/', [...everywhere, '/dashboard.js']],
  ['/owner/firms/list', [...everywhere, '/shared.js', '/firms.js']],
  ['/documents/sign/2/31', [...everywhere, '/shared.js', '/documents.js']],
  ['/documents/2/', [...everywhere, '/shared.js', '/documents.js']],
  // No page is called so: the router says that.
  ['/owner/firms', everywhere],
  ['/constructor', everywhere],
  // Before the sign-in nothing of the portal is needed; a user who returns from it continues to a page.
  ['/login', ['/style.css', '/main.js', '/front.js']],
  ['/login/partial/1', ['/style.css', '/main.js', '/front.js']],
  ['/callback', ['/style.css', '/main.js', '/front.js', '/portal.css', '/portal.js']],
])('asks at %s for the files of that page', (pathname, files) => {
  expect(filesAt(build, pathname)).toEqual(files);
});

it('finds the page of an address with its parameters', () => {
  expect(pageAt(build, '/reports/signed')).toMatchObject({
    path: '/reports/$reportTag',
    params: { reportTag: 'signed' },
  });
  expect(pageAt(build, '/nowhere')).toBeNull();
});

/** A look for the session has begun: the reads that follow the tokens. */
function lookForSession(ahead: Promise<void> = new Promise(() => undefined)): void {
  const transaction = { state: '', nonce: '', verifier: '', redirectUri: '', secondFactor: false };
  const reply = new Promise<Response>(() => undefined);
  window.countersignStart = { transaction, reply, release: () => undefined };
  window.countersignAhead = ahead;
}

/** The style sheets are there, or will never be. */
function endStyles(type: 'load' | 'error' = 'load'): void {
  for (const sheet of document.head.querySelectorAll('link[rel=stylesheet]'))
    sheet.dispatchEvent(new Event(type));
}

/** What the page asks for, in order. */
const asked = () =>
  [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);

it('asks for all files at once and runs the portal, where no rows are drawn first', async () => {
  history.replaceState(null, '', '/owner/firms/list?q=a');
  lookForSession();
  loadPage();
  endStyles();
  expect(asked()).toEqual([
    ['stylesheet', '/style.css'],
    ['stylesheet', '/portal.css'],
    ['modulepreload', '/main.js'],
    ['modulepreload', '/portal.js'],
    ['modulepreload', '/shared.js'],
    ['modulepreload', '/firms.js'],
  ]);
  await vi.waitUntil(() => 'portalRan' in globalThis);
  expect('rowsRan' in globalThis).toBe(false);
});

it.each(['load', 'error'] as const)('runs the portal after the %s of its styles', async (outcome) => {
  history.replaceState(null, '', '/owner/firms/list');
  loadPage();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect('portalRan' in globalThis).toBe(false);
  endStyles(outcome);
  await vi.waitUntil(() => 'portalRan' in globalThis);
});

const early = () => [
  ['stylesheet', '/style.css'],
  ['stylesheet', '/portal.css'],
  ['modulepreload', moduleOf('rowsRan')],
];
const late = ['/documents.js', '/shared.js', '/portal.js', '/main.js'].map((href) => ['modulepreload', href]);

it('asks for the other scripts when the rows that are drawn first have been asked for', async () => {
  history.replaceState(null, '', '/documents/2');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  lookForSession(promise);
  loadPage();
  endStyles();
  expect(asked()).toEqual(early());
  expect('portalRan' in globalThis).toBe(false);
  resolve(undefined);
  await vi.waitUntil(() => 'portalRan' in globalThis);
  expect(asked()).toEqual([...early(), ...late]);
});

it('asks for nothing that draws rows where nobody looks for a session', async () => {
  history.replaceState(null, '', '/documents/2');
  loadPage();
  endStyles();
  expect(asked().map(([, href]) => href)).toContain('/documents.js');
  await vi.waitUntil(() => 'portalRan' in globalThis);
  expect('rowsRan' in globalThis).toBe(false);
});

it('says so where the portal cannot be loaded', async () => {
  document.body.innerHTML = '<div class="shell"><p>Loading</p></div>';
  const broken = { ...build, main: 'data:text/javascript,throw new Error()' };
  document.getElementById('portal-build')?.replaceChildren(JSON.stringify(broken));
  loadPage();
  endStyles();
  await vi.waitUntil(() => document.body.textContent.includes(bootMessages.notLoaded));
});

it('needs a page that was built', () => {
  document.getElementById('portal-build')?.replaceChildren('');
  expect(loadPage).toThrow('The page was built without the names of its files.');
});
