import type { Upload } from './uploadState.ts';
import type { UploadItem } from './uploadsSnapshot.ts';

/** Events of an upload; `progress` comes at most five times a second. */
export type LifecycleType =
  'start' | 'fileAdded' | 'progress' | 'retrying' | 'errored' | 'aborted' | 'complete';

export interface LifecycleEvent<Destination> {
  type: LifecycleType;
  item: UploadItem<Destination>;
}

/** The event that a step of the machine amounts to, if any. */
export function lifecycleOf(before: Upload, after: Upload): LifecycleType | null {
  if (before.status === after.status) return null;
  switch (after.status) {
    case 'identifying':
      return before.status === 'queued' ? 'start' : null;
    case 'retrying':
    case 'errored':
    case 'aborted':
    case 'complete':
      return after.status;
    default:
      return null;
  }
}
