import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage, pageAt, scriptsAt, type PortalBuild } from './pageFiles.ts';

const build: PortalBuild = {
  main: 'data:text/javascript,globalThis.portalRan = true',
  style: '/style.css',
  rows: 'data:text/javascript,',
  front: ['/main.js'],
  portal: ['/portal.js'],
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
  written.textContent = JSON.stringify(build);
  document.head.append(written);
});

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, 'portalRan');
});

const everywhere = ['/main.js', '/portal.js'];

it.each([
  ['/', [...everywhere, '/dashboard.js']],
  ['/owner/firms/list', [...everywhere, '/shared.js', '/firms.js']],
  ['/documents/sign/2/31', [...everywhere, '/shared.js', '/documents.js']],
  ['/documents/2/', [...everywhere, '/shared.js', '/documents.js']],
  // No page is called so: the router says that.
  ['/owner/firms', everywhere],
  ['/constructor', everywhere],
  // Before the sign-in nothing of the portal is needed; who comes back from it goes on to a page.
  ['/login', ['/main.js']],
  ['/login/partial/1', ['/main.js']],
  ['/callback', everywhere],
])('asks at %s for the scripts of that page', (pathname, scripts) => {
  expect(scriptsAt(build, pathname)).toEqual(scripts);
});

it('finds the page of an address with its parameters', () => {
  expect(pageAt(build, '/reports/signed')).toMatchObject({
    path: '/reports/$reportTag',
    params: { reportTag: 'signed' },
  });
  expect(pageAt(build, '/nowhere')).toBeNull();
});

it('asks for all files at once and runs the portal', async () => {
  history.replaceState(null, '', '/owner/firms/list?q=a');
  loadPage();
  const links = [...document.head.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['stylesheet', '/style.css'],
    ['modulepreload', '/main.js'],
    ['modulepreload', '/portal.js'],
    ['modulepreload', '/shared.js'],
    ['modulepreload', '/firms.js'],
  ]);
  await vi.waitUntil(() => 'portalRan' in globalThis);
});

it('says so where the portal cannot be loaded', async () => {
  document.body.innerHTML = '<div class="shell"><p>Loading</p></div>';
  const broken = { ...build, main: 'data:text/javascript,throw new Error()' };
  document.getElementById('portal-build')?.replaceChildren(JSON.stringify(broken));
  loadPage();
  await vi.waitUntil(() => document.body.textContent.includes('could not be loaded'));
});

it('needs a page that was built', () => {
  document.getElementById('portal-build')?.replaceChildren('');
  expect(loadPage).toThrow('The page was built without the names of its files.');
});
