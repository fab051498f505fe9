import type { Uploader } from './uploader.ts';
import type { LifecycleEvent, LifecycleType } from './uploadLifecycle.ts';
import type { UploadSource } from './uploadTransport.ts';
import { idleSummary, type UploadItem, type UploadsSnapshot } from './uploadsSnapshot.ts';

export interface LateUploader<Destination> extends Uploader<Destination> {
  /** Loads the uploader in advance, for example while the user chooses files. */
  preload(): void;
}

interface LateUploaderOptions<Destination> {
  /** Loads the code and makes the uploader; called again after a failure. */
  load: () => Promise<Uploader<Destination>>;
  /** What files say that wait for code that could not be loaded. */
  failureReason: string;
  /** Called for each failure of files that waited. */
  onFailure: (error: unknown) => void;
}

interface Waiting<Destination> {
  readonly source: UploadSource;
  readonly destination: Destination;
}

/**
 * Creates an uploader whose code loads with the first files, because no page waits for it. Until then it keeps the
 * files in a queue of its own and shows them as waiting. If the load fails they show it, and each Retry loads again.
 */
export function createLateUploader<Destination>({
  load,
  failureReason,
  onFailure,
}: LateUploaderOptions<Destination>): LateUploader<Destination> {
  const listeners = new Set<() => void>();
  const eventListeners = new Set<(event: LifecycleEvent<Destination>) => void>();
  let uploader: Uploader<Destination> | null = null;
  let loading: Promise<void> | null = null;
  let waiting: readonly Waiting<Destination>[] = [];
  let failed = false;
  let snapshot: UploadsSnapshot<Destination> = { items: [], summary: idleSummary };

  function changed(): void {
    for (const listener of [...listeners]) listener();
  }

  function announce(event: LifecycleEvent<Destination>): void {
    for (const listener of [...eventListeners]) listener(event);
  }

  function announceAll(type: LifecycleType, items: readonly UploadItem<Destination>[]): void {
    for (const item of items) announce({ type, item });
  }

  function draw(): void {
    snapshot = snapshotOf(waiting, failed ? failureReason : null);
    changed();
  }

  function loaded(arrived: Uploader<Destination>): void {
    uploader = arrived;
    let known = true;
    arrived.onEvent((event) => {
      if (!known || event.type !== 'fileAdded') announce(event);
    });
    // Its own list follows with the next frame; until then the files are listed here.
    arrived.subscribe(() => {
      snapshot = arrived.getSnapshot();
      changed();
    });
    // What was added together stays together.
    for (const group of together(waiting)) arrived.add(group.sources, group.destination);
    known = false;
    waiting = [];
  }

  function start(): Promise<void> {
    loading ??= load().then(loaded, (error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  function startWaiting(): void {
    failed = false;
    draw();
    start().catch((error: unknown) => {
      if (failed || waiting.length === 0) return;
      failed = true;
      draw();
      onFailure(error);
      announceAll('errored', snapshot.items);
    });
  }

  /** What failed can be taken off the list; what still waits cannot. */
  function keep(kept: readonly Waiting<Destination>[]): void {
    if (!failed) return;
    waiting = kept;
    draw();
  }

  return {
    add(files, destination) {
      if (uploader !== null) return uploader.add(files, destination);
      const before = waiting.length;
      waiting = [...waiting, ...[...files].map((source) => ({ source, destination }))];
      startWaiting();
      announceAll('fileAdded', snapshot.items.slice(before));
    },
    cancel: (id) => uploader?.cancel(id),
    cancelAll() {
      if (uploader !== null) return uploader.cancelAll();
      waiting = [];
      draw();
    },
    retry(id) {
      if (uploader !== null) uploader.retry(id);
      else if (failed) startWaiting();
    },
    retryAll() {
      if (uploader !== null) uploader.retryAll();
      else if (failed) startWaiting();
    },
    async abandon() {
      if (uploader === null && loading === null) {
        waiting = [];
        draw();
        return;
      }
      await loading?.catch(() => undefined);
      await uploader?.abandon();
    },
    uploadAnyway: (id) => uploader?.uploadAnyway(id),
    addWithoutFilter: (id) => uploader?.addWithoutFilter(id),
    continueFrom: (id) => uploader?.continueFrom(id),
    continueWith: (files, id) => uploader?.continueWith(files, id),
    dismiss(id) {
      if (uploader !== null) uploader.dismiss(id);
      else keep(waiting.filter((_, index) => idAt(index) !== id));
    },
    clearFinished() {
      if (uploader !== null) uploader.clearFinished();
      else keep([]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    preload() {
      // The files that follow report it.
      start().catch(() => undefined);
    },
  };
}

function together<Destination>(waiting: readonly Waiting<Destination>[]) {
  const groups: { sources: UploadSource[]; destination: Destination }[] = [];
  for (const { source, destination } of waiting) {
    const last = groups.at(-1);
    if (last?.destination === destination) last.sources.push(source);
    else groups.push({ sources: [source], destination });
  }
  return groups;
}

/** The uploader numbers its files in the same way, so that their rows stay the same when it arrives. */
function idAt(index: number): string {
  return `upload-${index + 1}`;
}

/** @param failureReason why none of them can be sent; null while they wait */
function snapshotOf<Destination>(
  waiting: readonly Waiting<Destination>[],
  failureReason: string | null,
): UploadsSnapshot<Destination> {
  const failed = failureReason !== null;
  const items = waiting.map(({ source, destination }, index): UploadItem<Destination> => ({
    id: idAt(index),
    name: source.name,
    size: source.size,
    destination,
    status: failed ? 'errored' : 'queued',
    percent: 0,
    sentBytes: 0,
    bytesPerSecond: null,
    secondsLeft: null,
    failureReason,
    retryable: failed,
    cancellable: false,
    known: null,
    filterDeleted: false,
    document: null,
    resume: null,
  }));
  const total = items.length;
  return {
    items,
    summary: { ...idleSummary, total, errored: failed ? total : 0, active: failed ? 0 : total },
  };
}
