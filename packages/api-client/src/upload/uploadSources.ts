import type { SourceHandle, RememberedUpload, UploadMemory } from './memory/uploadMemory.ts';
import type { Recognise } from './recogniseFiles.ts';
import { looksLike } from './sameFile.ts';
import { uploadMessages } from './upload.messages.ts';
import type { UploadJob } from './uploadJob.ts';
import { isOver } from './uploadMachine.ts';
import type { UploadEvent } from './uploadState.ts';
import type { UploadSource } from './uploadTransport.ts';

interface SourcesOptions<Destination> {
  recognise?: Recognise<Destination>;
  handleOf?: (file: UploadSource) => Promise<SourceHandle | null>;
  store: { readonly jobs: readonly UploadJob<Destination>[]; drawSoon(): void };
  resume(job: UploadJob<Destination>, file: UploadSource): Promise<void>;
  dispatch(job: UploadJob<Destination>, event: UploadEvent): void;
  remember: ((job: UploadJob<Destination>) => unknown) | undefined;
  /** Lists an upload that an earlier page left. */
  take(remembered: RememberedUpload<Destination>): void;
}

/** Where files come from: which are known already, and how interrupted uploads find theirs again. */
export function createUploadSources<Destination>(options: SourcesOptions<Destination>) {
  const { store, resume, dispatch, remember } = options;

  async function readAgain(job: UploadJob<Destination>): Promise<void> {
    const { handle } = job.memory;
    try {
      const permission = await handle?.requestPermission?.({ mode: 'read' });
      // Asked and not answered: the same press may ask again.
      if (permission === 'prompt') return;
      if (permission === 'denied') throw new Error('The user does not permit it.');
      const file = await handle?.getFile();
      if (file) await resume(job, file);
    } catch {
      // Moved, deleted or not permitted: only the user can find it.
      job.memory.handle = null;
      dispatch(job, { type: 'fileRejected', reason: uploadMessages.notReadable });
    }
    store.drawSoon();
  }

  return {
    recognise(jobs: readonly UploadJob<Destination>[], destination: Destination): void {
      const files = jobs.map(({ source }) => source);
      for (const [index, answer] of options.recognise?.(files, destination).entries() ?? []) {
        const job = jobs[index];
        if (!job) continue;
        void answer
          // Without an answer the file is uploaded: nothing depends on it.
          .catch(() => null)
          .then((known) => dispatch(job, known ? { type: 'recognised', known } : { type: 'checked' }));
      }
    },
    noteHandle(job: UploadJob<Destination>): void {
      remember?.(job);
      void options.handleOf?.(job.source).then((handle) => {
        job.memory.handle = handle;
        if (handle !== null && !isOver(job.upload)) remember?.(job);
      });
    },
    async recall(memory: UploadMemory<Destination>): Promise<void> {
      for (const remembered of await memory.recall()) options.take(remembered);
    },
    continueFrom(id: string): void {
      const job = store.jobs.find((candidate) => candidate.id === id);
      if (job) void readAgain(job);
    },
    continueWith(files: Iterable<UploadSource>, id?: string): void {
      const selected = [...files];
      const [first] = selected;
      for (const job of store.jobs.filter(({ upload }) => upload.status === 'interrupted')) {
        const found = selected.find((candidate) => looksLike(candidate, job.source));
        const file = found ?? (job.id === id ? first : undefined);
        if (file) void resume(job, file);
      }
      store.drawSoon();
    },
  };
}
