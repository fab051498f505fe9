import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEntryPoints } from '../../build/entryPoints.ts';
import { publicExports } from '../../build/manifest.ts';

/** What `docs/using-ui.md` lists, which the package carries as its guide. */
const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/using-ui.md'), 'utf8');

/** A file of the package's sources. */
function readSource(file: string): string {
  return readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');
}

/** The rows of the tables below a heading: the name in the first cell, and the rest. */
function rowsBelow(heading: string): { name: string; text: string }[] {
  const [, after = ''] = guide.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/^\| `([^`]+)` +\|(.*)\|$/gm)].map(([, name = '', text = '']) => ({
    name,
    text,
  }));
}

const entryPoints = readEntryPoints();
const components = rowsBelow('Components');

it('lists every entry point of components, once, and no other', () => {
  expect(components.map(({ name }) => name).toSorted()).toEqual(entryPoints.map(({ name }) => name));
});

it('names what each of them has: its components and hooks', () => {
  const unnamed = entryPoints.flatMap(({ name, lines }) => {
    const text = components.find((row) => row.name === name)?.text ?? '';
    return lines
      .flatMap(({ values }) => values ?? [])
      .filter((value) => /^([A-Z][a-z]|use[A-Z])/.test(value) && !text.includes(`\`${value}\``))
      .map((value) => `${name}: ${value}`);
  });
  expect(unnamed).toEqual([]);
});

it('lists every other entry point, and no other', () => {
  const listed = rowsBelow('Quick start').map(({ name }) => name.replace('@countersign/ui/', './'));
  const published = Object.keys(publicExports([]))
    .filter((name) => name !== '.' && name !== './package.json')
    .map((name) => name.replace(/^\.\/themes\/\w+\.css$/, './themes/<theme>.css'));
  expect(listed.toSorted()).toEqual([...new Set(published), './<component>'].toSorted());
});

it('lists every icon, and no other', () => {
  const [, section = ''] = guide.split('\n## Icons\n');
  const [, count, list = ''] =
    /^`@countersign\/ui\/icon` has (\d+) icons:\n\n([^\n][\s\S]*?)\.\n\n/m.exec(section) ?? [];
  const listed = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  const [, names = ''] = /^icon\n([\s\S]*?)\n\n/m.exec(readSource('publicNames.txt')) ?? [];
  const icons = [...names.matchAll(/^ {2}(\w+Icon)$/gm)].flatMap(([, name = '']) =>
    name === 'SolidIcon' ? [] : [name],
  );
  expect(icons).toContain('DownloadIcon');
  expect(listed).toEqual(icons.toSorted());
  expect(Number(count)).toBe(icons.length);
});

it('says what each state of an upload needs', () => {
  const namesIn = (text: string | undefined, pattern: RegExp) =>
    [...(text ?? '').matchAll(pattern)].map(([, name = '']) => name);
  const [, union] =
    /type UploadPanelStatus =([^;]+);/.exec(readSource('patterns/UploadPanel/uploadLabel.ts')) ?? [];
  const states = rowsBelow('Uploads').map(({ name }) => name);
  expect(states).toContain('interrupted');
  expect(states).toEqual(['status', ...namesIn(union, /'(\w+)'/g)]);

  const [, props] = /^component UploadPanel\n([\s\S]*?)\n\n/m.exec(readSource('publicProps.txt')) ?? [];
  const handlers = namesIn(props, /^ {2}(\w+)\?: \(/gm);
  expect(handlers).toContain('onDismiss');
  const [, section = ''] = guide.split('\n## Uploads\n');
  expect(handlers.filter((name) => !section.split('\n## ')[0]?.includes(`\`${name}\``))).toEqual([]);
});

it('sets no single colour of a firm: without the others, a page has two accents', () => {
  const samples = [...guide.matchAll(/^```css\n([\s\S]*?)^```$/gm)].map(([, css = '']) => css);
  expect(samples.length).toBeGreaterThan(1);
  expect(samples.join('\n')).not.toMatch(/--cs-(brand|color-accent)-[\w-]+:/);
});
