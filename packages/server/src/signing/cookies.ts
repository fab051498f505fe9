import fastifyCookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { SESSION_MS } from '../domain/signing/constants.ts';

/** Cookies ignore ports, so the name includes the site. */
const sessionCookie = 'cs_sign_session';

/** Where the portal asks whether the session is valid; a copy of the cookie is sent only there. */
export const identifyPath = '/api/users/identify';

/** Returns each signer's own path, so that two documents signed at once have two sessions. */
export function taskPath(signerId: number): string {
  return `/task/${signerId}`;
}

/** The headers that set the session's cookie for the signer's own path and for `identify`. */
export function sessionCookies(app: App, signerId: number, token: string): { 'set-cookie': string[] } {
  const cookies = [taskPath(signerId), identifyPath].map((path) =>
    fastifyCookie.serialize(sessionCookie, token, {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure: app.config.origins.signing.startsWith('https:'),
      maxAge: SESSION_MS / 1000,
    }),
  );
  return { 'set-cookie': cookies };
}

/** Sent only where the identity site leads back to; that is a step from another site, so not `strict`. */
const loginCookie = 'cs_sign_login';
const callbackPath = '/callback';

export function setLoginCookie(app: App, reply: FastifyReply, token: string): void {
  reply.setCookie(loginCookie, token, {
    path: callbackPath,
    httpOnly: true,
    sameSite: 'lax',
    secure: app.config.origins.signing.startsWith('https:'),
  });
}

export function loginToken(request: FastifyRequest): string | undefined {
  return request.cookies[loginCookie];
}

export function sessionToken(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie];
}
