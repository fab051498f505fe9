import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

describe('the project stands alone', () => {
  const all = sources(
    '{packages,openapi,tools,journeys,docs,.storybook}/**/*.{ts,tsx,mjs,js,json,yaml,md,mdx,css,html}',
    '*.{md,json,ts,js,yaml}',
  ).filter(({ file }) => file !== 'tools/conventions/standsAlone.test.ts');

  it('names no place of one machine', () => {
    const paths = all.filter(({ text }) => /(^|["'\s(])\/(?:root|home|work|Users)\//m.test(text));
    expect(paths.map(({ file }) => file)).toEqual([]);
  });

  it('has no third-party origin in what a browser loads', () => {
    const foreign = all
      .filter(({ file }) => /^packages\/(ui|portal|sites)\/src\/.*\.(ts|tsx|css|html)$/.test(file))
      .filter(({ file }) => !/\.(stories|test)\.tsx?$/.test(file))
      .filter(({ text }) => /(?:src|href|url\(|import\()\s*[=(]?\s*["']https?:\/\//.test(text));
    expect(foreign.map(({ file }) => file)).toEqual([]);
  });
});
