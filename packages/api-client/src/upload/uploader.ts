import { createUploadCalls } from './uploadCalls.ts';
import { createUploadConnection } from './uploadConnection.ts';
import { createRememberer } from './memory/rememberJobs.ts';
import { createJob, recalledJob, snapshotOf, type UploadJob } from './uploadJob.ts';
import { lifecycleOf, type LifecycleEvent, type LifecycleType } from './uploadLifecycle.ts';
import { LOOK_AHEAD, SIMULTANEOUS_CHUNKS } from './uploadLimits.ts';
import { canCancel, isAhead, isOver, nextChunk, transition } from './uploadMachine.ts';
import type { Upload, UploadEvent } from './uploadState.ts';
import { createUploadSources } from './uploadSources.ts';
import { createUploadStore } from './uploadStore.ts';
import type { UploaderOptions } from './uploaderOptions.ts';
import type { UploadSource } from './uploadTransport.ts';
import type { UploadsSnapshot } from './uploadsSnapshot.ts';

/** The queue of uploads of one page. Lives outside of any view, so that leaving a screen stops nothing. */
export interface Uploader<Destination> {
  add(files: Iterable<UploadSource>, destination: Destination): void;
  /** Stops a file; without effect once everything is delivered. */
  cancel(id: string): void;
  /** Stops all files that can be stopped. */
  cancelAll(): void;
  /** Sends the missing chunks of an errored file. */
  retry(id: string): void;
  /** The same for all errored files that may succeed another time. */
  retryAll(): void;
  /** Adds the document of a file whose filter is gone to no filter. */
  addWithoutFilter(id: string): void;
  /** Uploads a file that is a document already; to call in a press. */
  uploadAnyway(id: string): void;
  /** Goes on with an interrupted file that the browser can read again; to call in a press. */
  continueFrom(id: string): void;
  /**
   * Goes on with every interrupted file that is among these.
   * @param id the file that the user looked for: it says if it is not among them
   */
  continueWith(files: Iterable<UploadSource>, id?: string): void;
  /** Cancels and forgets all uploads of the user, other pages' included, on sign-out. Never rejects. */
  abandon(): Promise<void>;
  /** Removes a finished file from the list. */
  dismiss(id: string): void;
  /** Removes all finished files from the list, except those that can be added without their filter. */
  clearFinished(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): UploadsSnapshot<Destination>;
  onEvent(listener: (event: LifecycleEvent<Destination>) => void): () => void;
}

export function createUploader<Destination>(options: UploaderOptions<Destination>): Uploader<Destination> {
  const { runtime, extensionRequired = true } = options;
  const eventListeners = new Set<(event: LifecycleEvent<Destination>) => void>();
  const connection = createUploadConnection({
    runtime,
    transport: options.transport,
    onChange() {
      store.connectionChanged();
      pumpSoon();
    },
    onLost: () => store.jobs.forEach(calls.giveUp),
  });
  const store = createUploadStore<Destination>(runtime, connection.pause, (job) => announce('progress', job));
  const remember = options.memory && createRememberer(options.memory, Date.now);
  const calls = createUploadCalls({ ...options, connection, dispatch, progressed: store.progressed });
  const sources = createUploadSources({
    ...options,
    store,
    resume: calls.resume,
    dispatch,
    remember,
    take(remembered) {
      lastId += 1;
      const job = recalledJob(`upload-${lastId}`, remembered);
      store.add(job);
      announce('fileAdded', job);
      void calls.recall(job);
    },
  });
  let flying = 0;
  let pumping = false;
  let lastId = 0;

  function announce(type: LifecycleType, job: UploadJob<Destination>): void {
    for (const listener of [...eventListeners]) listener({ type, item: snapshotOf(job, connection.pause()) });
  }

  function dispatch(job: UploadJob<Destination>, event: UploadEvent): void {
    const before = job.upload;
    const after = transition(before, event);
    if (after === before) return;
    job.upload = after;
    if (isOver(after)) job.run.abort();
    store.changed(job);
    const lifecycle = lifecycleOf(before, after);
    if (lifecycle) announce(lifecycle, job);
    const forgotten = remember?.(job);
    if (forgotten) showAfter(forgotten, job, before);
    const delivered = before.status !== 'finishing' || event.type === 'incomplete';
    if (after.status === 'finishing' && delivered) void calls.finish(job);
    pumpSoon();
  }

  /** Shows the end of a job once a reload would not bring the job back. */
  function showAfter(forgotten: Promise<void>, job: UploadJob<Destination>, before: Upload): void {
    job.shown = before;
    store.changed(job);
    void forgotten.then(() => {
      job.shown = null;
      store.changed(job);
      if (job.upload.status === 'aborted') store.drawSoon();
    });
  }

  function pumpSoon(): void {
    if (pumping) return;
    pumping = true;
    queueMicrotask(pump);
  }

  /** Starts whatever may start: chunks in the order of the queue, and identifiers a little ahead of them. */
  function pump(): void {
    pumping = false;
    if (!connection.isOpen()) return;
    for (const job of store.jobs) {
      if (flying >= SIMULTANEOUS_CHUNKS) break;
      for (let chunk = sendable(job); chunk !== null; chunk = sendable(job)) {
        flying += 1;
        void calls.sendChunk(job, chunk).finally(landed);
      }
    }
    let ahead = store.jobs.filter(({ upload }) => isAhead(upload)).length;
    for (const job of store.jobs) {
      if (ahead >= LOOK_AHEAD) return;
      if (job.upload.status !== 'queued') continue;
      ahead += 1;
      void calls.identify(job);
    }
  }

  function sendable(job: UploadJob<Destination>): number | null {
    return flying < SIMULTANEOUS_CHUNKS ? nextChunk(job.upload) : null;
  }

  function landed(): void {
    flying -= 1;
    pumpSoon();
  }

  function retry(job: UploadJob<Destination>): void {
    if (!job.upload.retryable || job.upload.status !== 'errored') return;
    job.run = new AbortController();
    job.startedOver = false;
    connection.renewPatience();
    dispatch(job, { type: 'retried' });
  }

  /** What was taken off the list does not come back after a reload. */
  function remove(unwanted: (job: UploadJob<Destination>) => boolean): void {
    const { memory } = options;
    const removed = new Set(store.jobs.filter(unwanted));
    const leave = () => store.remove((job) => removed.has(job));
    if (memory) void Promise.all([...removed].map((job) => memory.forget(job.memory.key))).then(leave);
    else leave();
  }

  function cancelAll(): void {
    // The last ones first, so that none of them starts in a place that the others leave.
    for (const job of store.jobs.toReversed())
      if (canCancel(job.upload)) dispatch(job, { type: 'cancelled' });
    store.drawSoon();
  }

  function find(id: string): UploadJob<Destination> | undefined {
    return store.jobs.find((job) => job.id === id);
  }

  if (options.memory) void sources.recall(options.memory);

  return {
    add(files, destination) {
      const added: UploadJob<Destination>[] = [];
      for (const file of files) {
        lastId += 1;
        const job = createJob(`upload-${lastId}`, file, destination, extensionRequired);
        if (options.recognise && job.upload.status === 'queued')
          job.upload = { ...job.upload, status: 'checking' };
        store.add(job);
        announce('fileAdded', job);
        if (job.upload.status === 'errored') announce('errored', job);
        else added.push(job);
      }
      for (const job of added) sources.noteHandle(job);
      sources.recognise(added, destination);
      pumpSoon();
    },
    cancel(id) {
      const job = find(id);
      if (!job) return;
      dispatch(job, { type: 'cancelled' });
      store.drawSoon();
    },
    cancelAll,
    async abandon() {
      cancelAll();
      await options.memory?.forgetAll();
    },
    retry(id) {
      const job = find(id);
      if (!job) return;
      retry(job);
      store.drawSoon();
    },
    retryAll() {
      for (const job of [...store.jobs]) if (!job.upload.filterDeleted) retry(job);
      store.drawSoon();
    },
    addWithoutFilter(id) {
      const job = find(id);
      if (!job?.upload.filterDeleted || !options.withoutFilter) return;
      job.destination = options.withoutFilter(job.destination);
      retry(job);
      store.drawSoon();
    },
    uploadAnyway(id) {
      const job = find(id);
      if (!job) return;
      dispatch(job, { type: 'allowed' });
      if (job.upload.status === 'interrupted' && job.memory.handle !== null) sources.continueFrom(id);
      store.drawSoon();
    },
    continueFrom: (id) => sources.continueFrom(id),
    continueWith: (files, id) => sources.continueWith(files, id),
    dismiss(id) {
      remove((job) => job.id === id && isOver(job.upload));
    },
    clearFinished() {
      // What waits for a decision is no finished file: its document would be lost without a word.
      remove((job) => isOver(job.upload) && !job.upload.filterDeleted);
    },
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
  };
}
