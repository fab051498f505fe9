import { FILE_HEADER, problemType } from '@countersign/api-client/rules';
import { openImage } from './imageDocument.ts';
import type * as PdfReader from './pdfDocument.ts';
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

/**
 * Why there is nothing to show. `link`: it was used, has expired, or never existed; the server then says 404.
 * `damaged`: the server found that its stored bytes have changed. `locked`: it needs a password.
 */
export type OpenFailure = 'link' | 'unreachable' | 'damaged' | 'locked' | 'broken';

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

async function problemIn(response: Response): Promise<{ type: unknown; reference: string | undefined }> {
  const problem: unknown = await response.json().catch(() => null);
  if (typeof problem !== 'object' || problem === null) return { type: undefined, reference: undefined };
  return {
    type: 'type' in problem ? problem.type : undefined,
    reference:
      'Reference' in problem && typeof problem.Reference === 'string' ? problem.Reference : undefined,
  };
}

/** Only the file service's own responses count: a page of a proxy or a hotel says nothing of the link. */
function failureOf(type: unknown): OpenFailure {
  if (type === problemType('fileDamaged')) return 'damaged';
  return type === problemType('documentNotFound') ? 'link' : 'unreachable';
}

/** How long a connection may send nothing: longer than any pause of a working one. */
const longestPause = 30_000;

async function fetchFile(url: string): Promise<Response> {
  const response = await headersOf(url);
  if (!response.ok) {
    const { type, reference } = await received(response, problemIn);
    throw new OpenError(failureOf(type), response.status, reference);
  }
  if (response.headers.has(FILE_HEADER)) return response;
  await response.body?.cancel();
  throw new OpenError('unreachable', new Error('Something else than the file service sent a page.'));
}

async function headersOf(url: string): Promise<Response> {
  const silence = new AbortController();
  const timer = setTimeout(() => {
    silence.abort();
  }, longestPause);
  try {
    return await fetch(url, { cache: 'no-store', signal: silence.signal });
  } catch (error) {
    throw new OpenError('unreachable', error);
  } finally {
    clearTimeout(timer);
  }
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

/** Reads the bytes of a response; a connection that breaks or falls silent is not the file's fault. */
async function received<T>(response: Response, read: (response: Response) => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = Promise.withResolvers<never>();
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      silence.reject(new Error('The connection sends nothing any more.'));
    }, longestPause);
  };
  wait();
  const watched = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, controller) => {
      wait();
      controller.enqueue(part);
    },
  });
  const body = response.body?.pipeThrough(watched) ?? null;
  try {
    return await Promise.race([read(new Response(body, { headers: response.headers })), silence.promise]);
  } catch (error) {
    throw new OpenError('unreachable', error);
  } finally {
    clearTimeout(timer);
  }
}

async function read(url: string, response: Response): Promise<OpenedFile> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/plain')) {
    const { bytes, whole } = await received(response, readStart);
    return { kind: 'text', file: decodeText(bytes, whole) };
  }
  if (type.startsWith('image/'))
    return { kind: 'pages', document: await openImage(await received(response, (whole) => whole.blob())) };
  const { LockedError, openPdf } = await pdfReader();
  const length = Number(response.headers.get('content-length') ?? 0);
  const open = async (source: PdfReader.PdfSource): Promise<OpenedFile> => {
    try {
      return { kind: 'pages', document: await openPdf(source) };
    } catch (error) {
      throw error instanceof LockedError ? new OpenError('locked', error) : error;
    }
  };
  if (length > readAtOnce) {
    await response.body?.cancel();
    return open({ url, length });
  }
  return open({ data: new Uint8Array(await received(response, (whole) => whole.arrayBuffer())) });
}

/** Only PDFs need the library; a part of the page that does not load is not the file's fault. */
async function pdfReader(): Promise<typeof PdfReader> {
  try {
    return await import('./pdfDocument.ts');
  } catch (error) {
    throw new OpenError('unreachable', error);
  }
}
