import { afterEach, expect, it, vi } from 'vitest';

/** Each test begins with a page that has loaded nothing. */
async function setUp() {
  vi.resetModules();
  document.head.replaceChildren();
  const { loadPart } = await import('./loadPart.ts');
  const links = () => [...document.head.querySelectorAll('link')];
  const settle = (kind: 'load' | 'error') => {
    for (const link of links()) link.dispatchEvent(new Event(kind));
  };
  return { loadPart, links, settle, load: vi.fn(() => Promise.resolve('code')) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const files = ['assets/part.js', 'assets/style.css'];
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

it('imports once every file is there', async () => {
  const { loadPart, links, settle, load } = await setUp();
  const part = loadPart(load, files);
  expect(links().map((link) => [link.rel, link.getAttribute('href')])).toEqual([
    ['preload', '/assets/part.js'],
    ['stylesheet', '/assets/style.css'],
  ]);
  expect(load).not.toHaveBeenCalled();
  settle('load');
  await expect(part).resolves.toBe('code');
  await loadPart(load, files);
  expect(links()).toHaveLength(2);
});

it('never imports what has not arrived, and asks for it again the next time', async () => {
  const { loadPart, links, settle, load } = await setUp();
  vi.stubGlobal('fetch', offline);
  const failed = loadPart(load, files);
  settle('error');
  await expect(failed).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  expect(links()).toEqual([]);
  const again = loadPart(load, files);
  expect(links()).toHaveLength(2);
  settle('load');
  await expect(again).resolves.toBe('code');
});

it('says of a file that the server no longer has what browsers say of missing modules', async () => {
  const { loadPart, settle, load } = await setUp();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  const gone = loadPart(load, ['assets/part.js']);
  settle('error');
  await expect(gone).rejects.toThrow('Failed to fetch dynamically imported module: /assets/part.js');
});

it('does not ask for what the first lines of the page have asked for', async () => {
  const { loadPart, links, load } = await setUp();
  const first = document.createElement('link');
  first.rel = 'modulepreload';
  first.href = '/assets/part.js';
  document.head.append(first);
  await expect(loadPart(load, ['assets/part.js'])).resolves.toBe('code');
  expect(links()).toEqual([first]);
});
