import {
  browserRuntime,
  createUploader,
  createXhrTransport,
  type UploadSource,
} from '@countersign/api-client/upload';
import { countLongTasks, showPanel } from './panel.tsx';
import { rawChunks, rawFiles, rawPut } from './raw.ts';

/** Where everything is, as the bench server told. */
export interface BenchAccess {
  portal: string;
  files: string;
  raw: string;
  faulty: string;
  /** The file service, over a slow line. */
  slow: string;
  apiToken: string;
  filesToken: string;
  clientId: number;
}

export interface UploadOutcome {
  /** Milliseconds from the drop to the last document. */
  milliseconds: number;
  complete: number;
  /** Times that Retry was pressed, over all files. */
  retries: number;
  /** Bytes of all chunks that were begun. */
  sent: number;
}

/** Makes a document of a delivered file; what the portal does after the commit. */
export async function register(
  { portal, apiToken, clientId }: BenchAccess,
  file: { identifier: string; name: string; size: number },
): Promise<void> {
  const reply = await fetch(`${portal}/rest/documents/clients/${clientId}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${apiToken}`,
      'content-type': 'application/json',
      'idempotency-key': `register-${file.identifier}`,
    },
    body: JSON.stringify({
      name: file.name,
      size: file.size,
      uploadIdentifier: file.identifier,
      folderId: null,
    }),
  });
  if (!reply.ok) throw new Error(`The registration answered ${reply.status}: ${await reply.text()}`);
}

/**
 * Uploads with the portal's own uploader; presses Retry once for each file that failed.
 * @param show what is on screen meanwhile
 */
function ours(
  access: BenchAccess,
  files: readonly UploadSource[],
  baseUrl = access.files,
  show: typeof showPanel = () => () => undefined,
) {
  return new Promise<UploadOutcome>((resolve) => {
    const transport = createXhrTransport({ baseUrl, getToken: () => Promise.resolve(access.filesToken) });
    let sent = 0;
    const uploader = createUploader<undefined>({
      transport: {
        ...transport,
        sendChunk(request, ...rest) {
          sent += request.body.size;
          return transport.sendChunk(request, ...rest);
        },
      },
      register: (registration) => register(access, registration).then(() => null),
      runtime: browserRuntime,
    });
    const hide = show(uploader);
    let complete = 0;
    let over = 0;
    const retried = new Set<string>();
    const start = performance.now();
    uploader.onEvent(({ type, item }) => {
      if (type === 'errored' && !retried.has(item.id)) {
        retried.add(item.id);
        void untilReady(access.portal, baseUrl).then(() => uploader.retry(item.id));
        return;
      }
      if (type === 'complete') complete += 1;
      if (type === 'complete' || type === 'errored') over += 1;
      if (over < files.length) return;
      hide();
      resolve({ milliseconds: performance.now() - start, complete, retries: retried.size, sent });
    });
    uploader.add(files, undefined);
  });
}

/** Whoever presses Retry does it when the server is back: it listens for a while before it can work. */
async function untilReady(portal: string, baseUrl: string): Promise<void> {
  for (;;) {
    try {
      const { ok } = await fetch(`${portal}/health/ready`);
      await fetch(baseUrl, { mode: 'no-cors' });
      if (ok) return;
    } catch {
      // It does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function pickedFile(): File {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('No file was picked.');
  return file;
}

function smallFiles(count: number, size: number): File[] {
  const bytes = crypto.getRandomValues(new Uint8Array(65_536));
  const content = Array.from({ length: size / bytes.length }, () => bytes);
  return Array.from({ length: count }, (_, index) => new File(content, `paper ${index}.pdf`));
}

const bench = {
  oursLarge: (access: BenchAccess) => ours(access, [pickedFile()]),
  oursFaulty: (access: BenchAccess) => ours(access, [pickedFile()], access.faulty),
  /** One file of so many MiB, however long it takes. */
  oursSlow: (access: BenchAccess, mebibytes: number) =>
    ours(access, smallFiles(1, mebibytes * 1024 * 1024), access.slow),
  oursSmall: (access: BenchAccess, count: number, size: number) => ours(access, smallFiles(count, size)),
  /** With the panel on screen. @returns the long tasks meanwhile */
  oursPanel(access: BenchAccess, count: number, size: number) {
    // To make files of random bytes takes longer than 50 ms, and is not what is measured.
    const files = smallFiles(count, size);
    return countLongTasks(() => ours(access, files, access.files, showPanel));
  },
  rawPut: (access: BenchAccess) => rawPut(access, pickedFile()),
  rawChunks: (access: BenchAccess) => rawChunks(access, pickedFile()),
  rawSmall: (access: BenchAccess, count: number, size: number) =>
    rawFiles(access, smallFiles(count, size), (file) => register(access, file)),
};

declare global {
  interface Window {
    uploadBench: typeof bench;
  }
}

window.uploadBench = bench;
