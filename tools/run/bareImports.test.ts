import { expect, it } from 'vitest';
import { bareImports } from './bareImports.ts';

it('resolves a package from its importer, not from the root', () => {
  // Another tool brings an older p-limit to the root, which knows no `map`.
  expect(bareImports('packages/portal/src/services/bulk/runInBrowser.ts')).toEqual([
    '@countersign/portal > p-limit',
  ]);
  expect(bareImports('packages/portal/src/grid/useGridPages.ts')).toEqual(['@tanstack/react-query', 'react']);
});
