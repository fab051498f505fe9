import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { limitSigner } from '../domain/signing/limits.ts';
import { newToken, tokenHash } from '../domain/signing/secrets.ts';
import { setSessionLogin } from '../domain/signing/sessions.ts';
import type { SigningChecks } from './contractChecks.ts';
import { sessionToken, setLoginCookie, loginToken, taskPath } from './cookies.ts';
import type { IdentityClient, LoginTransaction } from './identityClient.ts';
import { requireSignerContext, visitOf } from './signerContext.ts';

/** How long a sign-in may take, in milliseconds. */
const LOGIN_MS = 30 * 60_000;

interface Pending extends LoginTransaction {
  signerId: number;
  /** The session that waits for the sign-in, by the hash of its token. */
  session: string;
}

function readPending(data: Record<string, unknown> | null): Pending | null {
  if (data === null) return null;
  const { state, nonce, verifier, signerId, session } = data;
  const texts = [state, nonce, verifier, session].every((value) => typeof value === 'string');
  if (!texts || typeof signerId !== 'number') return null;
  return {
    state: String(state),
    nonce: String(nonce),
    verifier: String(verifier),
    session: String(session),
    signerId,
  };
}

async function keepPending(app: App, pending: Pending): Promise<string> {
  const token = newToken();
  const now = app.clock.now();
  await app.db
    .insertInto('signing_sessions')
    .values({
      token_hash: tokenHash(token),
      data: JSON.stringify(pending),
      created_at: now,
      expires_at: new Date(now.getTime() + LOGIN_MS),
    })
    .execute();
  return token;
}

/** Takes up a sign-in that began in this browser; of two answers to it, one counts. */
async function takePending(app: App, token: string | undefined): Promise<Pending | null> {
  if (token === undefined) return null;
  const row = await app.db
    .deleteFrom('signing_sessions')
    .where('token_hash', '=', tokenHash(token))
    .where('data', 'is not', null)
    .where('expires_at', '>', app.clock.now())
    .returning('data')
    .executeTakeFirst();
  return row === undefined ? null : readPending(row.data);
}

/** Returns whether the subject is the person of the session's signer. */
async function isSigner(app: App, subject: string, signerId: number): Promise<number | null> {
  const row = await app.db
    .selectFrom('signers')
    .innerJoin('accounts', 'accounts.id', 'signers.account_id')
    .innerJoin('logins', 'logins.id', 'accounts.login_id')
    .select('logins.id')
    .where('signers.id', '=', signerId)
    .where('logins.subject', '=', subject)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Sign-in at the identity site, for firms that ask it of their signers. */
export function routeLogin(
  site: FastifyInstance,
  app: App,
  identity: IdentityClient,
  checks: SigningChecks,
): void {
  site.get<{ Params: { signerId: string }; Querystring: { again?: string } }>(
    '/task/:signerId/login',
    async (request, reply) => {
      const token = sessionToken(request);
      const signerId = checks.signerId(request.params);
      const signerContext = await requireSignerContext(app, app.db, token, signerId);
      const { signer, document } = signerContext;
      await limitSigner(app.db, visitOf(signerContext, token, request.ip), app.clock.now());
      const wish = { firmId: document.firm_id, again: request.query.again === '1' };
      const begun = await identity.begin(wish).catch((error: unknown) => {
        app.log.warn({ reference: request.id, err: error }, 'a sign-in for signing could not begin');
        return null;
      });
      if (begun === null) return reply.redirect(`${taskPath(signer.id)}?login=failed`, 303);
      const { url, transaction } = begun;
      const session = Buffer.from(tokenHash(token ?? '')).toString('hex');
      setLoginCookie(app, reply, await keepPending(app, { ...transaction, signerId: signer.id, session }));
      return reply.redirect(url.href, 303);
    },
  );

  site.get('/callback', async (request, reply) => {
    const pending = await takePending(app, loginToken(request));
    if (pending === null) return reply.redirect('/sign', 303);
    const back = taskPath(pending.signerId);
    try {
      const answer = new URL(request.url, app.config.origins.signing);
      const { subject, identitySession } = await identity.finish(answer, pending);
      const loginId = await isSigner(app, subject, pending.signerId);
      if (loginId === null) return await reply.redirect(`${back}?login=other`, 303);
      const session = Buffer.from(pending.session, 'hex');
      await setSessionLogin(app.db, session, { loginId, identitySession });
      return await reply.redirect(back, 303);
    } catch (error) {
      app.log.warn({ reference: request.id, err: error }, 'a sign-in for signing failed');
      return reply.redirect(`${back}?login=failed`, 303);
    }
  });
}
