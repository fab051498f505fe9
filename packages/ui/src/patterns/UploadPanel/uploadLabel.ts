import { counted } from '../../components/counts/counts.js';

export type UploadPanelStatus =
  | 'checking'
  | 'duplicate'
  | 'interrupted'
  | 'queued'
  | 'identifying'
  | 'uploading'
  | 'retrying'
  | 'offline'
  | 'unreachable'
  | 'busy'
  | 'finishing'
  | 'complete'
  | 'errored'
  | 'aborted';

/** A document that has the same bytes, or another file of the same upload. */
export interface UploadPanelDocument {
  /** File name. */
  name: string;
  /** When it was uploaded, as an ISO date and time; null for a file of the same upload. */
  created: string | null;
}

export interface UploadProgress {
  /** State of the upload. */
  status: UploadPanelStatus;
  /** Progress in whole per cent. */
  percent: number;
  /** Speed; null if unknown. */
  bytesPerSecond: number | null;
  /** Remaining time in whole seconds; null if unknown. */
  secondsLeft: number | null;
  /** Why it failed, in the server's words; null if it did not. */
  failureReason: string | null;
  /** The document, or the file of the same upload, that has the same bytes, if any. */
  known?: UploadPanelDocument | null | undefined;
  /** Whether it failed because its filter was deleted; its document can be added without one. */
  filterDeleted?: boolean | undefined;
  /** How an interrupted upload continues: `handle` if the browser can read the file again, `select` if users select it. */
  resume?: 'handle' | 'select' | null | undefined;
}

/** Describes the state of one file. */
export function uploadLabel(upload: UploadProgress): string {
  switch (upload.status) {
    case 'checking':
      return 'Checking';
    case 'duplicate':
      return alreadyUploaded(upload.known);
    case 'interrupted':
      return interrupted(upload);
    case 'queued':
      return 'Waiting';
    case 'identifying':
      return 'Preparing';
    case 'uploading':
      return joined(
        `Uploading ${upload.percent}%`,
        formatSpeed(upload.bytesPerSecond),
        formatTimeLeft(upload.secondsLeft),
      );
    case 'retrying':
      return joined('Retrying', `${upload.percent}%`);
    case 'offline':
      return paused('Waiting for a connection', upload);
    case 'unreachable':
      return paused('Waiting for the server', upload);
    case 'busy':
      return paused('Waiting: the server is busy', upload);
    case 'finishing':
      return 'Finishing';
    case 'complete':
      return 'Complete';
    case 'errored':
      return joined('Upload failed', upload.failureReason);
    case 'aborted':
      return upload.known ? joined('Skipped', alreadyUploaded(upload.known)) : 'Cancelled';
  }
}

function paused(label: string, { percent }: UploadProgress): string {
  return joined(label, percent > 0 ? `${percent}%` : null);
}

function interrupted({ failureReason, resume, percent }: UploadProgress): string {
  if (failureReason !== null) return failureReason;
  const how = resume === 'handle' ? 'Continue the upload' : 'Select the file again to continue';
  return joined(how, percent > 0 ? `${percent}% uploaded` : null);
}

function alreadyUploaded(known: UploadPanelDocument | null | undefined): string {
  if (!known) return 'Already uploaded';
  if (known.created === null) return `Same as ${known.name} in this upload`;
  return `Already uploaded as ${known.name} on ${formatDay(known.created)}`;
}

/** Formats `3 May`, and the year of another year. */
export function formatDay(created: string, today = new Date()): string {
  const date = new Date(created);
  const year = date.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year });
}

function joined(...parts: (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' · ');
}

/** Formats `4.8 MB/s`, in powers of a thousand; null if unknown. */
export function formatSpeed(bytesPerSecond: number | null): string | null {
  if (bytesPerSecond === null) return null;
  if (bytesPerSecond < 999_500) return `${Math.round(bytesPerSecond / 1000)} kB/s`;
  return `${(bytesPerSecond / 1_000_000).toFixed(1)} MB/s`;
}

/** Formats `12 seconds left`, `3 minutes left`; null if unknown. */
export function formatTimeLeft(secondsLeft: number | null): string | null {
  if (secondsLeft === null) return null;
  if (secondsLeft < 60) return `${counted(Math.max(1, secondsLeft), 'second')} left`;
  if (secondsLeft < 3600) return `${counted(Math.round(secondsLeft / 60), 'minute')} left`;
  return `${counted(Math.round(secondsLeft / 3600), 'hour')} left`;
}
