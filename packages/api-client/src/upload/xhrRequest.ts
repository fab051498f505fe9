import { UNKNOWN_OUTCOME, UploadCallError } from './uploadTransport.ts';

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
 * Resolves to the response's text; rejects with an `UploadCallError` for any other status and for a lost line.
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
        else reject(new UploadCallError(xhr.status, problemMessage(xhr.responseText)));
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

/** Returns the text of a Problem; empty for anything else, such as a proxy's page. */
function problemMessage(text: string): string {
  const body = readJson(text);
  return isRecord(body) && typeof body.Message === 'string' ? body.Message : '';
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
