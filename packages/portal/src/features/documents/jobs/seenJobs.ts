import type { SettingsStore } from '../../../services/browserSettings.ts';
import { parseJson } from '../../../services/parseJson.ts';

const SEEN = 'documents.jobsSeen';
const HIDDEN = 'documents.jobsHidden';
const FOLLOWED = 'documents.jobsFollowed';

/** More than end within the day for which they are shown again. */
const MOST = 200;

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function read(settings: SettingsStore, key: string): readonly number[] {
  const stored = parseJson(settings.read(key));
  return Array.isArray(stored) ? stored.filter(isWhole) : [];
}

function write(settings: SettingsStore, key: string, jobId: number, isIn: boolean): void {
  const others = read(settings, key).filter((id) => id !== jobId);
  settings.write(key, JSON.stringify((isIn ? [...others, jobId] : others).slice(-MOST)));
}

/** Returns the jobs whose outcome was dismissed in this browser, or told by a message. */
export function seenJobs(settings: SettingsStore): ReadonlySet<number> {
  return new Set(read(settings, SEEN));
}

/** Remembers that the outcome of a job was dismissed or told. */
export function rememberSeen(settings: SettingsStore, jobId: number): void {
  write(settings, SEEN, jobId, true);
}

/** Returns the jobs that were hidden in this browser while they ran. */
export function hiddenJobs(settings: SettingsStore): ReadonlySet<number> {
  return new Set(read(settings, HIDDEN));
}

/** Remembers that a job was hidden, or opened again. */
export function rememberHidden(settings: SettingsStore, jobId: number, isHidden: boolean): void {
  write(settings, HIDDEN, jobId, isHidden);
}

/** Reads each followed job with its announced number. Earlier versions stored the id alone. */
function readFollowed(settings: SettingsStore): readonly (readonly [number, number])[] {
  const stored = parseJson(settings.read(FOLLOWED));
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    const values: readonly unknown[] = [entry].flat();
    const [id, announced = 0] = values;
    return isWhole(id) && isWhole(announced) ? [[id, announced] as const] : [];
  });
}

/**
 * Returns the jobs that were followed in this browser before they had ended, each with the number of documents that its
 * dialog had said will stay.
 */
export function followedJobs(settings: SettingsStore): ReadonlyMap<number, number> {
  return new Map(readFollowed(settings));
}

/**
 * Remembers that an unfinished job is followed: whatever becomes of the page, its user waits for the outcome.
 *
 * @param announced Number of documents that its dialog has said will stay.
 */
export function rememberFollowed(settings: SettingsStore, jobId: number, announced: number): void {
  const others = readFollowed(settings).filter(([id]) => id !== jobId);
  settings.write(FOLLOWED, JSON.stringify([...others, [jobId, announced]].slice(-MOST)));
}
