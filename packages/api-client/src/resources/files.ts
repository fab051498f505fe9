import { mutationOptions } from '@tanstack/react-query';
import type { FilesSchemas } from '../generated/index.ts';
import { unwrap } from '../http.ts';
import type { FilesClient } from '../http.ts';

/** Links are redeemed once and soon, so each is made when it is used: mutations, although nothing goes stale. */
export const fileMutations = {
  download: (client: FilesClient) =>
    mutationOptions({
      mutationFn: (body: FilesSchemas['DownloadRequest']) =>
        unwrap(client.POST('/api/download/get', { body })),
      gcTime: 0,
    }),
  /** A document's history as a file. The export is itself an entry of it. */
  history: (client: FilesClient) =>
    mutationOptions({
      mutationFn: (body: FilesSchemas['HistoryExport']) =>
        unwrap(client.POST('/api/download/getHistory', { body })),
      gcTime: 0,
    }),
  /** Several documents of a client in one ZIP. */
  archive: (client: FilesClient) =>
    mutationOptions({
      mutationFn: (body: FilesSchemas['ArchiveRequest']) =>
        unwrap(client.POST('/api/download/getArchive', { body })),
      gcTime: 0,
    }),
  preview: (client: FilesClient) =>
    mutationOptions({
      mutationFn: (Id: number) => unwrap(client.POST('/api/download/getForPreview', { body: { Id } })),
      gcTime: 0,
    }),
  signatureDocument: (client: FilesClient) =>
    mutationOptions({
      mutationFn: (Id: number) => unwrap(client.PUT('/api/download/getSignatureDocument', { body: { Id } })),
      gcTime: 0,
    }),
};

/**
 * Of a one-time link: it can be redeemed, was redeemed, was redeemed long enough ago that its download has begun, or
 * never was and can't be any more.
 */
export type LinkState = 'waiting' | 'taken' | 'sent' | 'over';

const linkStates: readonly unknown[] = ['waiting', 'taken', 'sent', 'over'] satisfies LinkState[];

/** How long a link's state is waited for, in ms. */
const LONGEST_STATE = 10_000;

/**
 * Asks whether a one-time link was redeemed, which does not redeem it.
 *
 * @returns null where the file service did not say: only its own responses count
 */
export async function readLinkState(fileUrl: string): Promise<LinkState | null> {
  try {
    const signal = AbortSignal.timeout(LONGEST_STATE);
    const answer: unknown = await (await fetch(`${fileUrl}/state`, { cache: 'no-store', signal })).json();
    if (typeof answer !== 'object' || answer === null || !('State' in answer)) return null;
    return isLinkState(answer.State) ? answer.State : null;
  } catch {
    return null;
  }
}

function isLinkState(value: unknown): value is LinkState {
  return linkStates.includes(value);
}

/**
 * Returns the viewer page of a preview: its title and colour, and the address for "Close". `untitled` if the
 * title is already shown around its frame, `signed` if it opens at the last signature, `download` if the page around
 * it downloads the file when the viewer asks.
 */
export function viewerUrl(
  preview: FilesSchemas['Preview'],
  look: {
    title: string;
    color: string;
    theme?: string;
    finishedurl?: string;
    untitled?: '1';
    signed?: '1';
    download?: '1';
    beside?: '1';
  },
): string {
  const url = new URL(preview.previewUrl);
  if (!url.searchParams.has('url')) url.searchParams.set('url', preview.fileUrl);
  for (const [name, value] of Object.entries(look)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the signing frame of a lock in the theme of the page around it. */
export function signingFrameUrl(signingUrl: string, theme: string): string {
  const url = new URL(signingUrl);
  url.searchParams.set('theme', theme);
  return url.href;
}

/** The calls of an upload. The uploader sends its chunks by a transport that reports progress; these are the rest. */
export const uploadCalls = {
  readiness: (client: FilesClient, signal?: AbortSignal) =>
    unwrap(client.GET('/api/upload/ready', { signal })),
  newIdentifier: (client: FilesClient, signal?: AbortSignal) =>
    unwrap(client.GET('/api/upload/GetNewIdentifier', { signal })),
  state: (client: FilesClient, identifier: string, signal?: AbortSignal) =>
    unwrap(client.GET('/api/upload/uploadchunks/{identifier}', { params: { path: { identifier } }, signal })),
  /** Digests of stored chunks from a number on, four at a time. */
  digests: (client: FilesClient, identifier: string, from: number, signal?: AbortSignal) =>
    unwrap(
      client.GET('/api/upload/uploadchunks/{identifier}/digests', {
        params: { path: { identifier }, query: { from } },
        signal,
      }),
    ),
  /** One chunk without progress. */
  chunk: (client: FilesClient, body: FilesSchemas['UploadChunk'], bytes: Blob, signal?: AbortSignal) =>
    unwrap(
      client.POST('/api/upload/uploadchunks', {
        body,
        bodySerializer: (fields) => chunkForm(fields, bytes),
        signal,
      }),
    ),
  commit: (client: FilesClient, body: FilesSchemas['UploadCommit'], signal?: AbortSignal) =>
    unwrap(client.PUT('/api/upload/uploadchunks/commit', { body, signal })),
};

function chunkForm(fields: FilesSchemas['UploadChunk'], bytes: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (name !== 'file') form.set(name, String(value));
  form.set('file', bytes, fields.flowFilename);
  return form;
}
