import type { SettingsStore } from '../../../services/browserSettings.ts';
import { parseJson } from '../../../services/parseJson.ts';

const SEEN = 'documents.jobsSeen';
const HIDDEN = 'documents.jobsHidden';
const FOLLOWED = 'documents.jobsFollowed';

/** More than end within the day for which they are shown again. */
const MOST = 200;

function read(settings: SettingsStore, key: string): readonly number[] {
  const stored = parseJson(settings.read(key));
  return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : [];
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

/** Returns the jobs that were followed in this browser before they had ended. */
export function followedJobs(settings: SettingsStore): ReadonlySet<number> {
  return new Set(read(settings, FOLLOWED));
}

/** Remembers that an unfinished job is followed: whatever becomes of the page, its user waits for the outcome. */
export function rememberFollowed(settings: SettingsStore, jobId: number): void {
  write(settings, FOLLOWED, jobId, true);
}
