import { afterEach, expect, it, vi } from 'vitest';

const files = ['assets/part.js', 'assets/style.css'];
const typed = (type: string, status = 200) => new Response('', { status, headers: { 'Content-Type': type } });
const served = (href: string) =>
  Promise.resolve(typed(href.endsWith('.css') ? 'text/css' : 'text/javascript'));

/** Each test begins with a page that has loaded nothing. */
async function setUp() {
  vi.resetModules();
  document.head.replaceChildren();
  const fetched = vi.fn(served);
  vi.stubGlobal('fetch', fetched);
  const { loadPart } = await import('./loadPart.ts');
  const style = async () => {
    await expect.poll(() => document.head.querySelector('link')).not.toBeNull();
    document.head.querySelector('link')?.dispatchEvent(new Event('load'));
  };
  return { loadPart, fetched, style, load: vi.fn(() => Promise.resolve('code')) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('imports once every file is there, each asked for once', async () => {
  const { loadPart, fetched, style, load } = await setUp();
  const part = loadPart(load, files);
  expect(fetched.mock.calls).toEqual([['/assets/part.js'], ['/assets/style.css']]);
  expect(load).not.toHaveBeenCalled();
  await style();
  await expect(part).resolves.toBe('code');
  await loadPart(load, files);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each([
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the page of a network that wants a sign-in', () => Promise.resolve(typed('text/html'))],
  ['an error', () => Promise.resolve(typed('text/javascript', 502))],
])('never imports where %s arrived, and asks again the next time', async (_what, fail) => {
  const { loadPart, fetched, load } = await setUp();
  fetched.mockImplementationOnce(fail);
  await expect(loadPart(load, ['assets/part.js'])).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  await expect(loadPart(load, ['assets/part.js'])).resolves.toBe('code');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('says of a file that the server no longer has what browsers say of missing modules', async () => {
  const { loadPart, fetched, load } = await setUp();
  fetched.mockResolvedValueOnce(typed('text/html', 404));
  await expect(loadPart(load, ['assets/part.js'])).rejects.toThrow(
    'Failed to fetch dynamically imported module: /assets/part.js',
  );
});

it('does not ask for what the first lines of the page have asked for', async () => {
  const { loadPart, fetched, load } = await setUp();
  const first = document.createElement('link');
  first.rel = 'modulepreload';
  first.href = '/assets/part.js';
  document.head.append(first);
  await expect(loadPart(load, ['assets/part.js'])).resolves.toBe('code');
  expect(fetched).not.toHaveBeenCalled();
});
