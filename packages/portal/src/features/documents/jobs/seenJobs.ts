import type { SettingsStore } from '../../../services/browserSettings.ts';
import { parseJson } from '../../../services/parseJson.ts';

const KEY = 'documents.jobsSeen';

/** More than end within the day for which they are shown again. */
const MOST = 200;

function read(settings: SettingsStore): readonly number[] {
  const stored = parseJson(settings.read(KEY));
  return Array.isArray(stored) ? stored.filter((id): id is number => Number.isInteger(id)) : [];
}

/** Returns the jobs whose outcome was dismissed in this browser. */
export function seenJobs(settings: SettingsStore): ReadonlySet<number> {
  return new Set(read(settings));
}

/** Remembers that the outcome of a job was dismissed. */
export function rememberSeen(settings: SettingsStore, jobId: number): void {
  const others = read(settings).filter((id) => id !== jobId);
  settings.write(KEY, JSON.stringify([...others, jobId].slice(-MOST)));
}
