import { createUploadCalls, type Register } from './uploadCalls.ts';
import { createUploadConnection } from './uploadConnection.ts';
import { createRememberer } from './memory/rememberJobs.ts';
import type { SourceHandle, UploadMemory } from './memory/uploadMemory.ts';
import type { Recognise } from './recogniseFiles.ts';
import { looksLike } from './sameFile.ts';
import { uploadMessages } from './upload.messages.ts';
import { createJob, recalledJob, snapshotOf, type UploadJob } from './uploadJob.ts';
import { lifecycleOf, type LifecycleEvent, type LifecycleType } from './uploadLifecycle.ts';
import { LOOK_AHEAD, SIMULTANEOUS_CHUNKS } from './uploadLimits.ts';
import { canCancel, isOver, nextChunk, transition, type UploadEvent } from './uploadMachine.ts';
import { createUploadStore } from './uploadStore.ts';
import type { UploadRuntime, UploadSource, UploadTransport } from './uploadTransport.ts';
import type { UploadsSnapshot } from './uploadsSnapshot.ts';

export interface UploaderOptions<Destination> {
  transport: UploadTransport;
  /** Makes the delivered file a document. Must be idempotent by `identifier`; it is called again after a lost reply. */
  register: Register<Destination>;
  runtime: UploadRuntime;
  /** @default true */
  extensionRequired?: boolean;
  /** Recognises files that are documents already. */
  recognise?: Recognise<Destination>;
  /** Remembers what is not over when the page goes. */
  memory?: UploadMemory<Destination>;
  /** Returns what lets the browser read a file again later. */
  handleOf?: (file: UploadSource) => Promise<SourceHandle | null>;
}

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
  /** Uploads a file that is a document already. */
  uploadAnyway(id: string): void;
  /** Goes on with an interrupted file that the browser can read again; to call in a press. */
  continueFrom(id: string): void;
  /**
   * Goes on with every interrupted file that is among these.
   * @param id the file that the user looked for: it says if it is not among them
   */
  continueWith(files: Iterable<UploadSource>, id?: string): void;
  /** Takes a file that is over off the list. */
  dismiss(id: string): void;
  /** Takes all files that are over off the list. */
  clearFinished(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): UploadsSnapshot<Destination>;
  onEvent(listener: (event: LifecycleEvent<Destination>) => void): () => void;
}

export function createUploader<Destination>(options: UploaderOptions<Destination>): Uploader<Destination> {
  const { runtime, extensionRequired = true } = options;
  const eventListeners = new Set<(event: LifecycleEvent<Destination>) => void>();
  const store = createUploadStore<Destination>(runtime, (job) => announce('progress', job));
  const connection = createUploadConnection(runtime, () => {
    store.connectionChanged();
    pumpSoon();
  });
  const calls = createUploadCalls({ ...options, connection, dispatch, progressed: store.progressed });
  let flying = 0;
  let pumping = false;
  let lastId = 0;

  const remember = options.memory && createRememberer(options.memory, Date.now);

  function announce(type: LifecycleType, job: UploadJob<Destination>): void {
    for (const listener of [...eventListeners])
      listener({ type, item: snapshotOf(job, !runtime.isOnline()) });
  }

  function dispatch(job: UploadJob<Destination>, event: UploadEvent): void {
    const before = job.upload;
    const after = transition(before, event);
    if (after === before) return;
    job.upload = after;
    if (isOver(after)) job.run.abort();
    store.changed(job);
    remember?.(job);
    const lifecycle = lifecycleOf(before, after);
    if (lifecycle) announce(lifecycle, job);
    const delivered = before.status !== 'finishing' || event.type === 'incomplete';
    if (after.status === 'finishing' && delivered) void calls.finish(job);
    pumpSoon();
  }

  function pumpSoon(): void {
    if (pumping) return;
    pumping = true;
    queueMicrotask(pump);
  }

  /** Starts whatever may start: chunks in the order of the queue, and identifiers a little ahead of them. */
  function pump(): void {
    pumping = false;
    if (!connection.isOnline()) return;
    for (const job of store.jobs) {
      if (flying >= SIMULTANEOUS_CHUNKS) break;
      for (let chunk = sendable(job); chunk !== null; chunk = sendable(job)) {
        flying += 1;
        void calls.sendChunk(job, chunk).finally(landed);
      }
    }
    let ahead = store.jobs.filter(isAhead).length;
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
    dispatch(job, { type: 'retried' });
  }

  function recognise(jobs: readonly UploadJob<Destination>[], destination: Destination): void {
    const answers = options.recognise?.(
      jobs.map(({ source }) => source),
      destination,
    );
    for (const [index, answer] of answers?.entries() ?? []) {
      const job = jobs[index];
      if (!job) continue;
      // Without an answer the file is uploaded: nothing depends on it.
      answer
        .catch(() => null)
        .then((document) => dispatch(job, document ? { type: 'recognised', document } : { type: 'checked' }));
    }
  }

  function noteHandle(job: UploadJob<Destination>): void {
    remember?.(job);
    void options.handleOf?.(job.source).then((handle) => {
      job.memory.handle = handle;
      if (handle !== null && !isOver(job.upload)) remember?.(job);
    });
  }

  /** Lists what earlier pages left. */
  async function recall(memory: UploadMemory<Destination>): Promise<void> {
    for (const remembered of await memory.recall()) {
      lastId += 1;
      const job = recalledJob(`upload-${lastId}`, remembered);
      store.add(job);
      announce('fileAdded', job);
      void calls.recall(job);
    }
  }

  async function readAgain(job: UploadJob<Destination>): Promise<void> {
    const { handle } = job.memory;
    try {
      if ((await handle?.requestPermission?.({ mode: 'read' })) === 'denied')
        throw new Error('Not permitted.');
      const file = await handle?.getFile();
      if (file) await calls.goOn(job, file);
    } catch {
      // Moved, deleted or not permitted: only the user can find it.
      job.memory.handle = null;
      dispatch(job, { type: 'fileRejected', reason: uploadMessages.notReadable });
    }
    store.drawSoon();
  }

  function find(id: string): UploadJob<Destination> | undefined {
    return store.jobs.find((job) => job.id === id);
  }

  if (options.memory) void recall(options.memory);

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
      for (const job of added) noteHandle(job);
      recognise(added, destination);
      pumpSoon();
    },
    cancel(id) {
      const job = find(id);
      if (!job) return;
      dispatch(job, { type: 'cancelled' });
      store.drawSoon();
    },
    cancelAll() {
      // The last ones first, so that none of them starts in a place that the others leave.
      for (const job of store.jobs.toReversed())
        if (canCancel(job.upload)) dispatch(job, { type: 'cancelled' });
      store.drawSoon();
    },
    retry(id) {
      const job = find(id);
      if (!job) return;
      retry(job);
      store.drawSoon();
    },
    retryAll() {
      for (const job of [...store.jobs]) retry(job);
      store.drawSoon();
    },
    uploadAnyway(id) {
      const job = find(id);
      if (job) dispatch(job, { type: 'allowed' });
      store.drawSoon();
    },
    continueFrom(id) {
      const job = find(id);
      if (job) void readAgain(job);
    },
    continueWith(files, id) {
      const selected = [...files];
      const asked = find(id ?? '');
      for (const job of store.jobs.filter(({ upload }) => upload.status === 'interrupted')) {
        const file = selected.find((candidate) => looksLike(candidate, job.source));
        const [first] = selected;
        if (file) void calls.goOn(job, file);
        else if (job === asked && first) void calls.goOn(job, first);
      }
      store.drawSoon();
    },
    dismiss(id) {
      store.remove((job) => job.id === id && isOver(job.upload));
    },
    clearFinished() {
      store.remove((job) => isOver(job.upload));
    },
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
  };
}

/** Holds or asks for an identifier, but nothing of it has left yet. */
function isAhead({ upload }: UploadJob<unknown>): boolean {
  return (
    upload.status === 'identifying' ||
    (upload.status === 'uploading' && upload.chunks.every((chunk) => chunk === 'missing'))
  );
}
