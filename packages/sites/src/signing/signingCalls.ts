import {
  readSigningPage,
  refusalCodeOf,
  type RefusalCode,
  type SigningPage,
} from '@countersign/api-client/rules';

/** A call that the signing site refused or did not answer (status 0). */
export class SigningCallError extends Error {
  readonly status: number;
  readonly code: RefusalCode | null;

  constructor(status: number, message: string, code: RefusalCode | null) {
    super(message);
    this.name = 'SigningCallError';
    this.status = status;
    this.code = code;
  }
}

export interface SigningCalls {
  /** Exchanges the token of an e-mailed link for a session. */
  openLink(token: string): Promise<{ signerId: number; page: SigningPage }>;
  state(signerId: number): Promise<SigningPage>;
  verifyPin(signerId: number, pin: string): Promise<SigningPage>;
  /** Address of the viewer page with a one-time link. */
  view(signerId: number): Promise<string>;
  sign(signerId: number): Promise<SigningPage>;
  decline(signerId: number, comment: string): Promise<SigningPage>;
  renew(signerId: number): Promise<SigningPage>;
  /** Gives the document back; what became of it does not matter to somebody who leaves. */
  release(signerId: number): Promise<void>;
}

const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 30_000;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(fields: Fields, name: string): string | null {
  const value = fields[name];
  return typeof value === 'string' ? value : null;
}

/** The calls of the signing site's own pages; `send` is the browser's fetch. */
export function createSigningCalls(send: typeof fetch): SigningCalls {
  async function call(method: 'GET' | 'POST', path: string, body?: Fields): Promise<unknown> {
    let answer: Response;
    try {
      answer = await send(path, {
        method,
        credentials: 'same-origin',
        redirect: 'error',
        signal: AbortSignal.timeout(method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS),
        ...(method === 'GET'
          ? {}
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
      });
    } catch (error) {
      throw new SigningCallError(0, error instanceof Error ? error.message : 'No answer', null);
    }
    if (answer.status === 204) return null;
    const value: unknown = await answer.json().catch(() => null);
    if (answer.ok) return value;
    const problem = fieldsOf(value);
    const message = textOf(problem, 'Message') ?? 'An unknown error has occurred';
    throw new SigningCallError(answer.status, message, refusalCodeOf(problem['type']));
  }
  const task = (signerId: number, name: string) => `/task/${signerId}/${name}`;
  const page = async (method: 'GET' | 'POST', path: string, body?: Fields) =>
    readSigningPage(await call(method, path, body));
  return {
    async openLink(token) {
      const fields = fieldsOf(await call('POST', '/link', { Token: token }));
      const signerId = fields['SignerId'];
      if (typeof signerId !== 'number') throw new TypeError('The link names no signer.');
      return { signerId, page: readSigningPage(fields['Page']) };
    },
    state: (signerId) => page('GET', task(signerId, 'state')),
    verifyPin: (signerId, pin) => page('POST', task(signerId, 'pin'), { Pin: pin }),
    async view(signerId) {
      const url = textOf(fieldsOf(await call('POST', task(signerId, 'view'))), 'ViewerUrl');
      if (url === null) throw new TypeError('The document has no address.');
      return url;
    },
    sign: (signerId) => page('POST', task(signerId, 'sign'), { Consent: true }),
    decline: (signerId, comment) => page('POST', task(signerId, 'decline'), { Comment: comment }),
    renew: (signerId) => page('POST', task(signerId, 'renew')),
    async release(signerId) {
      await call('POST', task(signerId, 'release')).catch(() => undefined);
    },
  };
}
