import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@countersign/api-client/rules';
import { Problem, problemBody } from '../errors.ts';

/** Node's codes of requests that it ends while it reads their headers; any other is unreadable. */
const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimedOut',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
};

/** Creates a request's reference, which its response and its log lines name. */
export function newReference(): string {
  return randomBytes(9).toString('base64url');
}

/** Refuses a request that ended before it was complete: as a Problem, on the bare connection. */
export function refuseClient(
  error: { readonly code?: string | undefined },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = new Problem(codes[error.code ?? ''] ?? 'requestUnreadable', { cause: error });
  const body = JSON.stringify(problemBody(problem, newReference()));
  const lines = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? 'Error'}`,
    ...Object.entries({
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}
