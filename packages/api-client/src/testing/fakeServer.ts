import type { Fetch } from '../http.ts';

export type Answer = Response | Error | 'silence';

export interface FakeServer {
  fetch: Fetch;
  /** What arrived, oldest first. */
  readonly requests: Request[];
}

/** Responds to one request after another; the last response repeats. 'silence' never responds. */
export function createFakeServer(...answers: (() => Answer)[]): FakeServer {
  const requests: Request[] = [];
  return {
    requests,
    fetch(request) {
      requests.push(request);
      const made = answers[Math.min(requests.length, answers.length) - 1]?.() ?? 'silence';
      if (made instanceof Response) return Promise.resolve(made);
      if (made instanceof Error) return Promise.reject(made);
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
      });
    },
  };
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });
}

/** A failure as the server sends it. */
export function problem(
  status: number,
  Message: string,
  more: object = {},
  headers: HeadersInit = {},
): Response {
  const body = {
    type: 'urn:countersign:problem:requestInvalid',
    title: 'Refused',
    status,
    detail: Message,
    Message,
    Reference: 'ref-1',
    ...more,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
}

export function html(status: number): Response {
  return new Response('<!doctype html><title>502</title>', {
    status,
    headers: { 'Content-Type': 'text/html' },
  });
}
