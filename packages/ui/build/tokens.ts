import { writeFileSync } from 'node:fs';
import { designTokens } from '../src/theme/designTokens/designTokens.ts';
import { inDist } from './paths.ts';

export function writeTokens(): void {
  writeFileSync(inDist('tokens.json'), `${JSON.stringify(designTokens(), null, 2)}\n`);
}
