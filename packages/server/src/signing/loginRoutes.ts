import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { runPageWork } from '../contract.ts';
import { limitSigner } from '../domain/signing/limits.ts';
import { tokenHash } from '../domain/signing/secrets.ts';
import {
  keepPendingLogin,
  loginOfSigner,
  setSessionLogin,
  takePendingLogin,
} from '../domain/signing/sessions.ts';
import { sessionToken, setLoginCookie, loginToken, taskPath } from './cookies.ts';
import type { IdentityClient } from './identityClient.ts';
import { requireSignerContext, visitOf } from './signerContext.ts';

/** Sign-in at the identity site, for firms that ask it of their signers. */
export function routeLogin(
  site: FastifyInstance,
  app: App,
  parts: { identity: IdentityClient; signerIdOf: (params: unknown) => number },
): void {
  const { identity, signerIdOf } = parts;
  site.get<{ Params: { signerId: string }; Querystring: { again?: string } }>(
    '/task/:signerId/login',
    async (request, reply) => {
      const token = sessionToken(request);
      const signerId = signerIdOf(request.params);
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
      const pending = { ...transaction, signerId: signer.id, session };
      const kept = await runPageWork(app, (tx, now) => keepPendingLogin(tx, pending, now));
      setLoginCookie(app, reply, kept);
      return reply.redirect(url.href, 303);
    },
  );

  site.get('/callback', async (request, reply) => {
    // On its own, before the identity site is asked: of two responses to a sign-in, one counts.
    const pending = await runPageWork(app, (tx, now) => takePendingLogin(tx, loginToken(request), now));
    if (pending === null) return reply.redirect('/sign', 303);
    const back = taskPath(pending.signerId);
    try {
      const answer = new URL(request.url, app.config.origins.signing);
      const { subject, identitySession } = await identity.finish(answer, pending);
      const isSigner = await runPageWork(app, async (tx) => {
        const loginId = await loginOfSigner(tx, subject, pending.signerId);
        if (loginId === null) return false;
        await setSessionLogin(tx, Buffer.from(pending.session, 'hex'), { loginId, identitySession });
        return true;
      });
      return await reply.redirect(isSigner ? back : `${back}?login=other`, 303);
    } catch (error) {
      // An outage, too: this response cannot be used again, and the page it leads to reports a server that is away.
      app.log.warn({ reference: request.id, err: error }, 'a sign-in for signing failed');
      return reply.redirect(`${back}?login=failed`, 303);
    }
  });
}
