import type { SigningSchemas } from '../generated/index.ts';
import { unwrap, expectNoContent } from '../http.ts';
import type { SigningClient } from '../http.ts';

type Page = SigningSchemas['SigningPage'];

/** What the signing site's own pages ask, each about the signer whose session the browser's cookie carries. */
export interface SignerCalls {
  /** Exchanges the token of an emailed link for a session. */
  openLink(token: string): Promise<SigningSchemas['OpenedLink']>;
  state(signerId: number): Promise<Page>;
  verifyPin(signerId: number, pin: string): Promise<Page>;
  /** Address of the viewer page with a one-time link. */
  view(signerId: number): Promise<string>;
  /**
   * Signs with consent.
   *
   * @param key Idempotency key: the same request, sent again under it until its outcome is known. By default a new one.
   */
  sign(signerId: number, key?: string): Promise<Page>;
  decline(signerId: number, comment: string): Promise<Page>;
  renew(signerId: number): Promise<Page>;
  /** Releases the document's lock; its outcome does not matter to a signer who leaves. */
  release(signerId: number): Promise<void>;
}

export function createSignerCalls(client: SigningClient): SignerCalls {
  const of = (signerId: number) => ({ params: { path: { signerId } } });
  return {
    openLink: (Token) => unwrap(client.POST('/link', { body: { Token } })),
    state: (id) => unwrap(client.GET('/task/{signerId}/state', of(id))),
    verifyPin: (id, Pin) => unwrap(client.POST('/task/{signerId}/pin', { ...of(id), body: { Pin } })),
    async view(id) {
      return (await unwrap(client.POST('/task/{signerId}/view', of(id)))).ViewerUrl;
    },
    sign: (id, key) =>
      unwrap(
        client.POST('/task/{signerId}/sign', {
          ...of(id),
          body: { Consent: true },
          ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
        }),
      ),
    decline: (id, Comment) =>
      unwrap(client.POST('/task/{signerId}/decline', { ...of(id), body: { Comment } })),
    renew: (id) => unwrap(client.POST('/task/{signerId}/renew', of(id))),
    async release(id) {
      await expectNoContent(client.POST('/task/{signerId}/release', of(id))).catch(() => undefined);
    },
  };
}
