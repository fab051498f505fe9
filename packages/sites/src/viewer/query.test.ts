import { expect, it } from 'vitest';
import { readViewerQuery, titleStandsOutside } from './query.ts';

const origin = 'http://localhost:4002';
const portal = 'http://localhost:4000';

function read(values: Record<string, string>) {
  return readViewerQuery(`?${new URLSearchParams(values).toString()}`, origin, [portal]);
}

it('reads what it is to show', () => {
  const url = `${origin}/d/8Yb1nC7q`;
  const finishedurl = `${portal}/documents/1/2`;
  expect(read({ url, title: ' Deed ', color: '#333c91', finishedurl })).toEqual({
    url,
    title: 'Deed',
    color: '333C91',
    theme: 'system',
    finishedUrl: finishedurl,
    purpose: null,
    canDownload: false,
    hasBeside: false,
  });
});

it('falls back to a light blue', () => {
  for (const color of ['', '333', 'zzzzzz', '333C911', 'url(x)'])
    expect(read({ color }).color).toBe('ADD8E6');
});

it('takes no link but its own', () => {
  for (const url of [
    '',
    '/d/x',
    'https://evil.example/d/x',
    `${origin}/api/x`,
    'javascript:alert(1)',
    'data:,x',
  ])
    expect(read({ url }).url).toBeNull();
});

it('leads to the origins that the server names only', () => {
  for (const finishedurl of ['javascript:alert(1)', 'https://evil.example/', `${portal}.evil.example/`, '@x'])
    expect(read({ finishedurl }).finishedUrl).toBeNull();
});

it('leaves the title to the dialog around it where that is said', () => {
  expect(titleStandsOutside('?title=Deed&untitled=1')).toBe(true);
  expect(titleStandsOutside('?title=Deed')).toBe(false);
});

it('reads what the reader comes for', () => {
  expect(read({ field: 'Signer2' }).purpose).toEqual({ kind: 'sign', field: 'Signer2' });
  expect(read({ signed: '1' }).purpose).toEqual({ kind: 'signed' });
  expect(read({ field: '', signed: '0' }).purpose).toBeNull();
});

it('follows the theme of the page around it, if it is one', () => {
  for (const theme of ['light', 'dark', 'contrast', 'system']) expect(read({ theme }).theme).toBe(theme);
  expect(read({ theme: 'constructor' }).theme).toBe('system');
});

it('offers a download only where the page around it does', () => {
  expect(read({ download: '1' }).canDownload).toBe(true);
  expect(read({ download: 'yes' }).canDownload).toBe(false);
});
