import { ApiError } from '../errors.ts';
import type { FieldError } from '../errors.ts';
import { readErrorCode, saysFailure } from './readErrorCode.ts';
import { readRetryAfter } from './retryAfter.ts';
import type { Timing } from './timing.ts';

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function isFieldError(value: unknown): value is FieldError {
  return isFields(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}

/** Media type of a response that goes on until its reader leaves. */
export const EVENT_STREAM = 'text/event-stream';

function isJson(response: Response): boolean {
  return /^application\/([\w.+-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
}

function parse(body: string): { parsed: unknown } | null {
  try {
    return { parsed: JSON.parse(body) };
  } catch {
    return null;
  }
}

/** A Problem has a code or a message: a gateway's JSON has neither, and is no more the server's than its page. */
function failureOf(response: Response, fields: Fields, timing: Timing): ApiError {
  const errors: unknown[] = Array.isArray(fields['errors']) ? fields['errors'] : [];
  const code = readErrorCode(fields);
  const serverMessage = text(fields['Message']) ?? text(fields['ExceptionMessage']);
  return new ApiError({
    kind: code === null && serverMessage === null ? 'malformed' : 'problem',
    status: response.status,
    code,
    serverMessage,
    exceptionMessage: text(fields['ExceptionMessage']),
    reference: text(fields['Reference']),
    fieldErrors: errors.filter(isFieldError),
    retryAfter: readRetryAfter(response.headers, timing),
  });
}

/** A reply whose JSON was parsed already; openapi-fetch asks for `json()` where it is told a length. */
class ParsedReply extends Response {
  readonly #parsed: unknown;

  constructor(body: string, parsed: unknown, { status, headers }: Response) {
    const known = new Headers(headers);
    known.set('Content-Length', String(body.length));
    super(body, { status, headers: known });
    this.#parsed = parsed;
  }

  override json(): Promise<unknown> {
    return Promise.resolve(this.#parsed);
  }
}

/**
 * Reads a whole response, unless it is a stream of events, and returns it only if it is what was requested (`accept` is one media type).
 * Rejects with an ApiError for a problem, for a 200 that says it failed, and for HTML or broken JSON where JSON
 * was promised.
 */
export async function readReply(response: Response, accept: string, timing: Timing): Promise<Response> {
  const { status, headers } = response;
  const malformed = () =>
    new ApiError({
      kind: 'malformed',
      status,
      retryAfter: readRetryAfter(headers, timing),
    });
  if (status === 204 || status === 205) return response;
  if (response.ok && accept !== 'application/json') {
    if (!headers.get('Content-Type')?.startsWith(accept)) throw malformed();
    if (accept === EVENT_STREAM) return response;
    return new Response(await response.arrayBuffer(), { status, headers });
  }
  const body = await response.text();
  const json = isJson(response) ? parse(body) : null;
  if (json === null) throw malformed();
  if (!response.ok) throw isFields(json.parsed) ? failureOf(response, json.parsed, timing) : malformed();
  if (isFields(json.parsed) && saysFailure(json.parsed)) throw failureOf(response, json.parsed, timing);
  return new ParsedReply(body, json.parsed, response);
}
