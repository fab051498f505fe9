import path from 'node:path';
import { readPages, type Page } from './readPages.ts';
import { readRows } from './readRows.ts';

const root = path.resolve(import.meta.dirname, '../../packages/portal');

const options = {
  looks: ['@countersign/ui'],
  conditions: ['@countersign/source', 'node', 'import'],
};

/** Every address of the portal behind the sign-in, and what it loads. */
export function portalPages(): Promise<readonly Page[]> {
  return readPages({ features: path.join(root, 'src/app/features.ts'), ...options });
}

/** The paths of those whose first rows are drawn before their code is there. */
export function portalRows(): Promise<readonly string[]> {
  return readRows({ pattern: path.join(root, 'src/features/*/*.rows.ts'), ...options });
}
