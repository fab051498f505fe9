import path from 'node:path';
import { root } from '../run/process.ts';

/** Where the record of screenshots stands, and where pictures are kept, out of git's sight. */
export const manifestFile = path.join(root, 'visual/manifest.json');
export const stampFile = path.join(root, 'visual/stamp.json');
export const pictures = path.join(root, 'visual/.cache');
