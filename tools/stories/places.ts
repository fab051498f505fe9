import path from 'node:path';
import { root } from '../run/process.ts';

/** Paths of the screenshot record, and of the screenshots, which git ignores. */
export const manifestFile = path.join(root, 'visual/manifest.json');
export const stampFile = path.join(root, 'visual/stamp.json');
export const pictures = path.join(root, 'visual/.cache');
