import type { IncomingMessage } from 'node:http';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { signOutPath } from './constants.ts';

const signOutFields = ['id_token_hint', 'client_id', 'post_logout_redirect_uri', 'state'] as const;

/** The address that the library reads a sign-out from; it never leaves this process. */
function signOutAddress(body: unknown): string {
  const query = new URLSearchParams();
  for (const name of signOutFields) {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
    if (typeof value === 'string') query.set(name, value);
  }
  return `${signOutPath}?${query}`;
}

/** By request: the library does not know which proxies are trusted. */
const addresses = new WeakMap<IncomingMessage, string>();

/** Returns the network address of a request that was handed to the library. */
export function addressOf(request: IncomingMessage): string {
  const address = addresses.get(request);
  if (address === undefined)
    throw new Error('A request reached the library on another way than through its site.');
  return address;
}

/**
 * The library derives the addresses that it publishes, stores and sends from the request, which anybody can forge:
 * here they become the issuer's, whatever the request and the proxies say.
 */
function addressAsIssuer({ raw }: FastifyRequest, issuer: URL): void {
  const { url = '/' } = raw;
  if (!url.startsWith('/')) {
    // A request line may name a host, too.
    const { pathname, search } = new URL(url, issuer);
    raw.url = `${pathname}${search}`;
  }
  raw.headers.host = issuer.host;
  delete raw.headers['x-forwarded-host'];
  raw.headers['x-forwarded-proto'] = issuer.protocol.slice(0, -1);
}

/** Every address of OpenID: handled by the library, with this site's headers. */
export async function addOpenId(site: FastifyInstance, provider: Provider): Promise<void> {
  const answer = provider.callback();
  const issuer = new URL(provider.issuer);

  function hand(request: FastifyRequest, reply: FastifyReply): void {
    reply.hijack();
    addresses.set(request.raw, request.ip);
    addressAsIssuer(request, issuer);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    void answer(request.raw, reply.raw);
  }

  await site.register(async (forms) => {
    await forms.register(formbody, { bodyLimit: 16_384 });
    // Signing out by POST keeps the ID token out of addresses. The library accepts it by GET only, unless
    // other sites' requests included its cookies.
    forms.post(signOutPath, (request, reply) => {
      request.raw.method = 'GET';
      request.raw.url = signOutAddress(request.body);
      hand(request, reply);
    });
  });
  await site.register(async (rest) => {
    // The library reads bodies itself.
    rest.removeAllContentTypeParsers();
    rest.addContentTypeParser('*', (_request, _body, done) => done(null));
    rest.all('/*', hand);
  });
}
