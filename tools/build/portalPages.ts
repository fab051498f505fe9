import path from 'node:path';
import { readPages, type Page } from './readPages.ts';

const root = path.resolve(import.meta.dirname, '../../packages/portal');

/** Every address of the portal behind the sign-in, and what it loads. */
export function portalPages(): Promise<readonly Page[]> {
  return readPages({
    features: path.join(root, 'src/app/features.ts'),
    looks: ['@countersign/ui'],
    conditions: ['@countersign/source', 'node', 'import'],
  });
}
