export interface UploadCounts {
  /** Number of files, without cancelled ones. */
  total: number;
  /** Number of completed files. */
  complete: number;
  /** Number of failed files. */
  errored: number;
  /** Number of running uploads. */
  active: number;
}

/** Returns the announcement of a change; null for progress, which would drown out everything else. */
export function uploadAnnouncement(before: UploadCounts, after: UploadCounts): string | null {
  if (before.active > 0 && after.active === 0) return outcome(after);
  if (after.errored > before.errored && after.active > 0) return `${files(after.errored)} failed to upload`;
  if (after.total > before.total && after.active > 0) return `Uploading ${files(after.active)}`;
  return null;
}

function outcome({ total, complete, errored }: UploadCounts): string | null {
  if (total === 0) return 'Uploads cancelled';
  if (errored === 0) return `${files(complete)} uploaded`;
  return `${complete} of ${files(total)} uploaded, ${errored} failed`;
}

function files(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}
