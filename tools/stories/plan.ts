import { readFileSync } from 'node:fs';
import type { Manifest } from './manifest.ts';

/**
 * What a run does with screenshots.
 * - `check`: each must be recorded and equal.
 * - `record`: each that is recorded must be equal; what is new is taken.
 * - `take`: whatever is drawn is right: to renew, or to compare afterwards.
 */
export type Policy = 'check' | 'record' | 'take';

/** Options of a story run, in the file that `STORY_PLAN` names; without it no screenshots are taken. */
export interface Plan {
  readonly policy: Policy;
  /** The folder that keeps the pictures. */
  readonly pictures: string;
  /** The recorded pixels, by story and mode. */
  readonly pixels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export function planFor(policy: Policy, pictures: string, manifest: Manifest): Plan {
  return {
    policy,
    pictures,
    pixels: Object.fromEntries([...manifest].map(([story, { pixels }]) => [story, pixels])),
  };
}

/** The plan of this run, null where stories are only run. */
export function readPlan(): Plan | null {
  const file = process.env['STORY_PLAN'];
  return file ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Returns why a screenshot is rejected; null if it is accepted. */
export function refusal(policy: Policy, recorded: string | undefined, pixels: string): string | null {
  if (policy === 'take' || recorded === pixels) return null;
  if (recorded !== undefined)
    return `is not as recorded (${recorded}, now ${pixels}). See it: npm run visual. Meant: npm run visual:update`;
  return policy === 'check'
    ? 'is not recorded. Record it outside CI: npm test, or npm run visual:update'
    : null;
}
