import { isForeignUnsettled } from '../../errors.ts';
import { readRetryAfter } from '../../http/retryAfter.ts';
import { realTiming } from '../../http/timing.ts';
import { errorCodeOf } from '../../rules/errorCodes.ts';
import { UNKNOWN_OUTCOME, UploadCallError } from '../uploadTransport.ts';

export interface XhrRequest {
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  headers: Record<string, string>;
  body?: FormData | string;
  /** Milliseconds without any sign of progress after which the request counts as lost. */
  stallTimeout: number;
  /** The same once all of the body has been sent, for the response; by default as long. */
  answerTimeout?: number;
  signal: AbortSignal;
  /** Bytes of the body that have left so far, the multipart frame included. */
  onSent?: (bytes: number) => void;
}

/**
 * One request by XMLHttpRequest, the only way to learn how much of a body has left.
 * Resolves to the text of a good response, which may still be another page; rejects with an `UploadCallError` for any
 * other status and for a lost line.
 */
export function xhrRequest(request: XhrRequest): Promise<string> {
  const { signal, stallTimeout, answerTimeout = stallTimeout, onSent } = request;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    let stall = setTimeout(giveUp, stallTimeout);

    function giveUp(): void {
      settle(() => reject(new UploadCallError(UNKNOWN_OUTCOME)));
      xhr.abort();
    }
    function abort(): void {
      settle(() => reject(signal.reason));
      xhr.abort();
    }
    function settle(outcome: () => void): void {
      clearTimeout(stall);
      signal.removeEventListener('abort', abort);
      outcome();
    }
    function alive(patience: number): void {
      clearTimeout(stall);
      stall = setTimeout(giveUp, patience);
    }

    xhr.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) xhr.setRequestHeader(name, value);
    xhr.onload = () =>
      settle(() => {
        if (xhr.status >= 200 && xhr.status < 300) resolve(xhr.responseText);
        else reject(rejectionOf(xhr));
      });
    xhr.onerror = () => settle(() => reject(new UploadCallError(UNKNOWN_OUTCOME)));
    if (onSent) {
      xhr.upload.onprogress = (event) => {
        alive(event.loaded === event.total ? answerTimeout : stallTimeout);
        onSent(event.loaded);
      };
    }
    signal.addEventListener('abort', abort, { once: true });
    xhr.send(request.body ?? null);
  });
}

/** A Problem is the server's word. Behind any other page the outcome is unknown, unless a proxy refused the request. */
function rejectionOf(xhr: XMLHttpRequest): UploadCallError {
  const body = readJson(xhr.responseText);
  const retryAfter = readRetryAfter(readable(xhr), realTiming);
  const message = isRecord(body) && typeof body.Message === 'string' ? body.Message : '';
  const code = isRecord(body) ? errorCodeOf(body.type) : null;
  const isForeign = code === null && message === '';
  const status = isForeign && isForeignUnsettled(xhr.status) ? UNKNOWN_OUTCOME : xhr.status;
  return new UploadCallError(status, message, { code, retryAfter });
}

/** The headers that the file service lets other sites read: browsers complain of a look at any other. */
function readable(xhr: XMLHttpRequest): Pick<Headers, 'get'> {
  return { get: (name) => (name === 'Retry-After' ? xhr.getResponseHeader(name) : null) };
}

export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
