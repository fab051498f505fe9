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

/** A file that has failed. */
export interface FailedFile {
  name: string;
  /** Why, in the server's words; null if unknown. */
  failureReason: string | null;
}

/**
 * Returns the announcement of a change; null for progress, which would drown out everything else. Of a single file that
 * failed it says why; of several, the rows do.
 * @param failed the files that have failed since the last announcement
 */
export function uploadAnnouncement(
  before: UploadCounts,
  after: UploadCounts,
  failed: readonly FailedFile[],
): string | null {
  const [first, ...others] = failed;
  const only = others.length === 0 ? first : undefined;
  const who = only?.name ?? files(after.errored);
  const why = only?.failureReason == null ? '' : `. ${only.failureReason}`;
  if (before.active > 0 && after.active === 0) return outcome(after, who, why);
  if (after.errored > before.errored) return `${who} failed to upload${why}`;
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

function outcome(
  { total, complete, errored, waiting = 0 }: UploadCounts,
  who: string,
  why: string,
): string | null {
  if (total === 0) return 'Uploads cancelled';
  if (waiting > 0) return attention(waiting);
  if (errored === 0) return `${files(complete)} uploaded`;
  if (complete === 0 && errored === 1) return `${who} failed to upload${why}`;
  const failed = errored === 1 ? `${who} failed${why}` : `${formatCount(errored)} failed`;
  return `${formatCount(complete)} of ${files(total)} uploaded, ${failed}`;
}

function attention(count: number): string {
  return `${files(count)} ${count === 1 ? 'needs' : 'need'} attention`;
}

function files(count: number): string {
  return counted(count, 'file');
}
