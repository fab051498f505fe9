import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

const namesMachine = (text: string) => /(^|["'\s(])\/(?:root|home|work|Users)\//m.test(text);
const loadsForeign = (text: string) => /(?:src|href|url\(|import\()\s*[=(]?\s*["']https?:\/\//.test(text);

describe('the project stands alone', () => {
  const all = sources(
    '{packages,openapi,tools,journeys,docs,.storybook}/**/*.{ts,tsx,mjs,js,json,yaml,md,mdx,css,html}',
    '*.{md,json,ts,js,yaml}',
  ).filter(({ file }) => file !== 'tools/conventions/standsAlone.test.ts');

  it('which a path of a machine breaks, and a file from elsewhere', () => {
    expect(['see "/home/me/a.pdf"', '/Users/me/a.pdf'].map(namesMachine)).toEqual([true, true]);
    expect(['/homepage', './home/me'].map(namesMachine)).toEqual([false, false]);
    expect(
      ['<img src="https://a.example/b.png" />', "import('https://a.example/b.js')"].map(loadsForeign),
    ).toEqual([true, true]);
    expect(loadsForeign('<img src="/b.png" alt="https://a.example/" />')).toBe(false);
  });

  it('names no place of one machine', () => {
    const paths = all.filter(({ text }) => namesMachine(text));
    expect(paths.map(({ file }) => file)).toEqual([]);
  });

  it('has no third-party origin in what a browser loads', () => {
    const foreign = all
      .filter(({ file }) => /^packages\/(ui|portal|sites)\/src\/.*\.(ts|tsx|css|html)$/.test(file))
      .filter(({ file }) => !/\.(stories|test)\.tsx?$/.test(file))
      .filter(({ text }) => loadsForeign(text));
    expect(foreign.map(({ file }) => file)).toEqual([]);
  });
});
