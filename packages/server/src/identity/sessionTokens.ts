import type { FastifyInstance, FastifyReply, LightMyRequestResponse } from 'fastify';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { apiAudience, portalClientId, sessionTokensPath } from './constants.ts';

/** A failure in the words of OAuth, as the token endpoint returns it. */
interface OAuthFailure {
  readonly error: string;
  readonly error_description?: string;
}

/** What the first step needs of the browser's request: its session, and whether it came over TLS. */
const passedOn = ['cookie', 'user-agent', 'x-forwarded-proto'] as const;

function headersOf(given: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const name of passedOn) {
    const value = given[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

function failureIn(answer: URLSearchParams): OAuthFailure {
  const description = answer.get('error_description');
  return {
    error: answer.get('error') ?? 'server_error',
    ...(description !== null && { error_description: description }),
  };
}

/** Sends the JSON of one of the library's endpoints, with its status and when to try again. */
function passOn(reply: FastifyReply, { headers, statusCode, payload }: LightMyRequestResponse): FastifyReply {
  const retryAfter = headers['retry-after'];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply
    .code(statusCode)
    .type('application/json; charset=utf-8')
    .serializer((body: string) => body)
    .send(payload);
}

/**
 * Gives the portal the tokens of this browser's session in one round trip: the request for a code without a page
 * (`prompt=none`) and its exchange, which the portal would otherwise send one after the other. Both pass through the
 * library, with each of its checks; the body has the parameters of the first and the `code_verifier` of the second.
 *
 * Responds as the token endpoint does. The cookie alone is the proof, so only the portal's own pages get a response.
 */
export async function addSessionTokens(site: FastifyInstance, app: App): Promise<void> {
  const { portal, identity } = app.config.origins;

  await site.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );
    forms.post<{ Body: URLSearchParams | undefined }>(sessionTokensPath, async (request, reply) => {
      if (request.headers.origin !== portal) throw new Problem('originDenied');
      reply.headers({
        'access-control-allow-origin': portal,
        'access-control-allow-credentials': 'true',
        // Browsers tell a page when a response was made only if it says so: clocks can differ.
        'access-control-expose-headers': 'Date, Retry-After',
        'cross-origin-resource-policy': 'same-site',
        vary: 'Origin',
      });
      const asked = new URLSearchParams(request.body);
      const verifier = asked.get('code_verifier') ?? '';
      asked.delete('code_verifier');
      asked.delete('response_mode');
      asked.set('client_id', portalClientId);
      asked.set('prompt', 'none');
      const from = { headers: headersOf(request.headers), remoteAddress: request.ip };

      const authorized = await site.inject({ ...from, method: 'GET', url: `/auth?${asked}` });
      const location = new URL(String(authorized.headers.location ?? '/'), identity);
      const cookies = authorized.headers['set-cookie'];
      if (cookies !== undefined) reply.header('set-cookie', cookies);
      // A failure around the library's own response: what it would have led to, a code even, does not count.
      if (authorized.statusCode >= 500) return passOn(reply, authorized);
      const code = location.origin === portal ? location.searchParams.get('code') : null;
      if (code === null) {
        const failure = failureIn(location.searchParams);
        const unavailable = failure.error === 'temporarily_unavailable';
        if (unavailable) reply.header('retry-after', '2');
        return reply.code(unavailable ? 503 : 400).send(failure);
      }

      const redeemed = await site.inject({
        ...from,
        method: 'POST',
        url: '/token',
        headers: { ...from.headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          grant_type: 'authorization_code',
          client_id: portalClientId,
          redirect_uri: asked.get('redirect_uri') ?? '',
          code_verifier: verifier,
          code,
          resource: apiAudience,
        }).toString(),
      });
      return passOn(reply, redeemed);
    });
  });
}
