import { counted, formatCount } from '../../components/counts/counts.js';

export interface UploadCounts {
  /** Number of files, without cancelled ones. */
  total: number;
  /** Number of completed files. */
  complete: number;
  /** Number of failed files. */
  errored: number;
  /** Number of running uploads. */
  active: number;
  /** Number of files that wait for a decision of the user. */
  waiting?: number | undefined;
}

/**
 * Returns the announcement of a change; null for progress, which would drown out everything else.
 * @param failed names of the files that have failed since the last announcement
 */
export function uploadAnnouncement(
  before: UploadCounts,
  after: UploadCounts,
  failed: readonly string[],
): string | null {
  const [name, ...others] = failed;
  const who = name === undefined || others.length > 0 ? files(after.errored) : name;
  if (before.active > 0 && after.active === 0) return outcome(after, who);
  if (after.errored > before.errored) return `${who} failed to upload`;
  const { waiting = 0 } = after;
  if (waiting > (before.waiting ?? 0)) return attention(waiting);
  if (after.total > before.total && after.active > 0) return `Uploading ${files(after.active)}`;
  return null;
}

/** Returns the announcement when uploads begin or cease to wait for a connection; null if neither. */
export function connectionAnnouncement(before: boolean, after: boolean, active: number): string | null {
  if (after && !before) return 'Uploads paused: no connection';
  return before && !after && active > 0 ? 'Uploads resumed' : null;
}

function outcome({ total, complete, errored, waiting = 0 }: UploadCounts, who: string): string | null {
  if (total === 0) return 'Uploads cancelled';
  if (waiting > 0) return attention(waiting);
  if (errored === 0) return `${files(complete)} uploaded`;
  if (complete === 0 && errored === 1) return `${who} failed to upload`;
  return `${formatCount(complete)} of ${files(total)} uploaded, ${errored === 1 ? who : formatCount(errored)} failed`;
}

function attention(count: number): string {
  return `${files(count)} ${count === 1 ? 'needs' : 'need'} attention`;
}

function files(count: number): string {
  return counted(count, 'file');
}
