import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageRoot } from '../build/paths.ts';
import { type Bundle, bundleEntries } from './entries.ts';

interface Measured {
  readonly name: string;
  readonly passed?: boolean;
  /** Bytes, brotli. */
  readonly size: number;
  readonly sizeLimit?: number;
}

const sizeLimit = path.join(
  path.dirname(createRequire(import.meta.url).resolve('size-limit/package.json')),
  'bin.js',
);

describe('what a page pays for an import', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-entries-'));
  const list = path.join(folder, 'bundles.json');
  let bundles: Bundle[] = [];

  beforeAll(async () => {
    bundles = await bundleEntries(folder);
    writeFileSync(list, JSON.stringify(bundles));
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function modulesOf(name: string): readonly string[] {
    const bundle = bundles.find((each) => each.name === name);
    if (bundle === undefined) throw new Error(`${name} is no entry`);
    return bundle.modules;
  }

  it('stays within a budget for every entry', { timeout: 240_000 }, () => {
    const { stdout, stderr } = spawnSync(process.execPath, [sizeLimit, '--json'], {
      cwd: packageRoot,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', BUNDLES: list },
    });
    if (!stdout.startsWith('[')) throw new Error(`size-limit failed:\n${stdout}\n${stderr}`);
    const measured: Measured[] = JSON.parse(stdout);
    expect(measured.map(({ name }) => name).sort()).toEqual(bundles.map(({ name }) => name).sort());
    const without = measured.filter((each) => each.sizeLimit === undefined).map(({ name }) => name);
    expect(without, 'give them a budget in budgets.json').toEqual([]);
    const over = measured
      .filter(({ passed }) => passed !== true)
      .map(({ name, size, sizeLimit: limit }) => `${name}: ${String(size)} of ${String(limit)} bytes`);
    expect(over).toEqual([]);
  });

  it.each([
    ['./button', /^components\/(Button|announce|Icon|Spinner|Tooltip|VisuallyHidden)\//],
    ['./tabs', /^(components\/(Tabs|Badge|Icon|Tooltip|VisuallyHidden)\/|@radix-ui\/|react-aria\/)/],
  ])('brings with %s only what belongs to it', (name, own) => {
    expect(modulesOf(name).length).toBeGreaterThan(0);
    expect(modulesOf(name).filter((module) => !own.test(module))).toEqual([]);
  });

  it('brings the grid and its packages with the grid alone', () => {
    const others = bundles.filter(
      ({ name }) => !/data-grid|^\.$|^\.\/(test-utils|custom-elements)$/.test(name),
    );
    const grid = /^(components\/DataGrid\/DataGrid|@tanstack\/)/;
    const burdened = others.filter(({ modules }) => modules.some((module) => grid.test(module)));
    expect(burdened.map(({ name }) => name)).toEqual([]);
    expect(modulesOf('./data-grid').some((module) => grid.test(module))).toBe(true);
  });

  it('brings the same through the root as through an entry point of its own', () => {
    const named = bundles.filter(({ name }) => name.startsWith('. '));
    expect(named.length).toBeGreaterThan(5);
    for (const { name, modules } of named) {
      expect([...modules].sort()).toEqual([...modulesOf(name.replace('. ', './'))].sort());
    }
  });
});
