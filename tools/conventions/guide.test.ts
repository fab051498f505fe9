import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run/process.ts';

/** The files and folders that a guide names in full; placeholders such as `<noun>` name none. */
function pathsIn(guide: string): string[] {
  return [...guide.matchAll(/`((?:openapi|api-client|portal|server|ui)\/[\w./-]+)`/g)].flatMap(
    ([, named = '']) => named,
  );
}

/** Those that are neither below the root nor below `packages/`. */
function missing(guide: string): string[] {
  return pathsIn(guide).filter(
    (named) => !['', 'packages'].some((folder) => existsSync(path.join(root, folder, named))),
  );
}

describe('the guide for contributors names files that are there', () => {
  it('is broken by one that was moved', () => {
    expect(
      missing('In `server/src/gone.ts`, `server/src/app.ts` and `server/src/domain/<noun>.ts`.'),
    ).toEqual(['server/src/gone.ts']);
  });

  it('holds', () => {
    const guide = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
    expect(pathsIn(guide).length).toBeGreaterThan(30);
    expect(missing(guide)).toEqual([]);
  });
});
