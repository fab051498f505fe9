import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { classNamesOf, unstyledClasses } from './unstyledClasses.ts';

const installed = path.join(inject('installation').root, 'node_modules/@countersign/ui');
const read = (file: string) => readFileSync(path.join(installed, file), 'utf8');
const modules = new Map(
  globSync('**/*.css.js', { cwd: installed }).map((file) => [file, read(file)] as const),
);
const sheet = read('styles.css');

describe('every class name in the published modules', () => {
  it('has its rule in the published styles', () => {
    const names = new Set([...modules.values()].flatMap(classNamesOf));
    expect(names.size).toBeGreaterThan(400);
    expect(unstyledClasses(modules, sheet)).toEqual([]);
  });

  it('of a module that hands on another’s is missed when the other’s rules are left out', () => {
    const handedOn = [...modules].find(([file]) => file.endsWith('DataGrid/view/DataGrid.css.js'));
    const [row = ''] = /(?<=row = ')\w+/.exec(handedOn?.[1] ?? '') ?? [];
    const without = sheet.replaceAll(`.${row}`, '.another');
    expect(unstyledClasses(modules, without)).toContain(`${handedOn?.[0] ?? ''}: ${row}`);
  });

  it('is found in variants and lists too, where names of variants and variables are not', () => {
    const text = "var small = 'a1b2c30 a1b2c31';\nexport var size = { small, 'wider': 'a1b2c32' };\n";
    expect(classNamesOf(`${text}export var width = 'var(--a1b2c33)', gap = '12px';`)).toEqual([
      'a1b2c30',
      'a1b2c31',
      'a1b2c32',
    ]);
  });
});
