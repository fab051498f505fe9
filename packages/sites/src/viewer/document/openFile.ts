import { openImage } from './imageDocument.ts';
import { decodeText, readStart, type TextFile } from './textFile.ts';
import type { ViewerDocument } from './viewerDocument.ts';

/** Files up to this size are read at once; of larger ones only the visible parts. */
const readAtOnce = 8 * 1024 * 1024;

/**
 * Content of a link.
 * @stories ../
 * @story pages Ready
 */
export type OpenedFile = { kind: 'pages'; document: ViewerDocument } | { kind: 'text'; file: TextFile };

/** Why there is nothing to show. `link`: it was used, has expired, or never existed; the server then says 404. */
export type OpenFailure = 'link' | 'unreachable' | 'broken';

export class OpenError extends Error {
  readonly failure: OpenFailure;
  /** Of the server's response, to be found in its log. */
  readonly reference: string | undefined;

  constructor(failure: OpenFailure, cause: unknown, reference?: string) {
    super(`The file cannot be opened: ${failure}`, { cause });
    this.name = 'OpenError';
    this.failure = failure;
    this.reference = reference;
  }
}

async function referenceIn(response: Response): Promise<string | undefined> {
  const problem: unknown = await response.json().catch(() => null);
  if (typeof problem !== 'object' || problem === null || !('Reference' in problem)) return undefined;
  return typeof problem.Reference === 'string' ? problem.Reference : undefined;
}

async function fetchFile(url: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, { cache: 'no-store' });
  } catch (error) {
    throw new OpenError('unreachable', error);
  }
  if (response.ok) return response;
  const failure = response.status === 404 ? 'link' : 'unreachable';
  throw new OpenError(failure, response.status, await referenceIn(response));
}

/**
 * Opens the file of a one-time link. The single request here redeems the link; further parts of a large PDF
 * are read in ranges.
 *
 * @throws OpenError, with the reason
 */
export async function openFile(url: string): Promise<OpenedFile> {
  const response = await fetchFile(url);
  try {
    return await read(url, response);
  } catch (error) {
    // A complete file that cannot be shown is damaged, or of another kind than its name says.
    throw error instanceof OpenError ? error : new OpenError('broken', error);
  }
}

/** Reads the bytes of a response; an interrupted connection is not the file's fault. */
async function received<T>(bytes: Promise<T>): Promise<T> {
  try {
    return await bytes;
  } catch (error) {
    throw new OpenError('unreachable', error);
  }
}

async function read(url: string, response: Response): Promise<OpenedFile> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/plain')) {
    const { bytes, whole } = await received(readStart(response));
    return { kind: 'text', file: decodeText(bytes, whole) };
  }
  if (type.startsWith('image/'))
    return { kind: 'pages', document: await openImage(await received(response.blob())) };
  const { openPdf } = await import('./pdfDocument.ts');
  const length = Number(response.headers.get('content-length') ?? 0);
  if (length > readAtOnce) {
    await response.body?.cancel();
    return { kind: 'pages', document: await openPdf({ url, length }) };
  }
  const data = new Uint8Array(await received(response.arrayBuffer()));
  return { kind: 'pages', document: await openPdf({ data }) };
}
