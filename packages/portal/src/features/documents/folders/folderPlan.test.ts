import { expect, it } from 'vitest';
import { aFilterTree } from '@countersign/api-client/fixtures';
import { filterNameOf } from './filterNameOf.ts';
import { levelsBelow, planFolders, type PlannedFilter } from './folderPlan.ts';

const tree = aFilterTree();

function aFound(path: string) {
  const names = path.split('/');
  return { file: new File(['a'], names.at(-1) ?? ''), folders: names.slice(0, -1) };
}

function pathOf({ name, parent }: PlannedFilter): string {
  return parent === null ? '' : `${pathOf(parent)}/${name}`;
}

/** The plan as text: new filters, existing ones, and each file's filter. */
function planned(filterId: number, ...paths: string[]) {
  const { create, reused, groups, cut } = planFolders(tree, filterId, paths.map(aFound));
  return {
    create: create.map((filter) => `${pathOf(filter)} at ${filter.index}`),
    reused: reused.map((filter) => `${pathOf(filter)} is ${filter.id}`),
    files: groups.flatMap(({ filter, files }) => files.map(({ name }) => `${pathOf(filter)}: ${name}`)),
    cut,
  };
}

it('makes each folder a filter once, parents first, and leaves files beside them where they are', () => {
  expect(
    planned(0, 'Cover.pdf', 'Audit/2026/a.pdf', 'Audit/b.pdf', 'Audit/2026/c.pdf', 'Other/d.pdf'),
  ).toEqual({
    create: ['/Audit at 4', '/Audit/2026 at 0', '/Other at 5'],
    reused: [],
    files: [': Cover.pdf', '/Audit/2026: a.pdf', '/Audit/2026: c.pdf', '/Audit: b.pdf', '/Other: d.pdf'],
    cut: false,
  });
});

it('uses existing filters of the same name, also the firm’s, whatever the case', () => {
  expect(planned(0, 'tax RETURNS/2026/a.pdf', 'Tax returns/2027/b.pdf')).toEqual({
    create: ['/Tax returns/2027 at 2'],
    reused: ['/Tax returns is 31', '/Tax returns/2026 is 32'],
    files: ['/Tax returns/2026: a.pdf', '/Tax returns/2027: b.pdf'],
    cut: false,
  });
});

it('puts what is deeper into the third level', () => {
  expect(planned(31, 'A/B/C/D/a.pdf', 'A/b.pdf')).toEqual({
    create: ['/A at 2', '/A/B at 0'],
    reused: [],
    files: ['/A/B: a.pdf', '/A: b.pdf'],
    cut: true,
  });
  expect([0, 31, 32, 34].map((id) => levelsBelow(tree, id))).toEqual([3, 2, 1, 0]);
  expect(planned(34, 'A/a.pdf')).toEqual({ create: [], reused: [], files: [': a.pdf'], cut: true });
});

it.each([
  ['Cafe\u0301', 'Caf\u00e9'],
  ['  Tax\n2026\u202E ', 'Tax 2026'],
  ['\u200F', '_'],
  ['a'.repeat(120), 'a'.repeat(100)],
  [`${'a'.repeat(99)}😀`, 'a'.repeat(99)],
  ['__proto__', '__proto__'],
])('names a filter after the folder %j', (folder, name) => {
  expect(filterNameOf(folder)).toBe(name);
});

it('takes any name for a folder', () => {
  expect(planned(0, '__proto__/constructor/a.pdf', 'toString/b.pdf').create).toEqual([
    '/__proto__ at 4',
    '/__proto__/constructor at 0',
    '/toString at 5',
  ]);
});
