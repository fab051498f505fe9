import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { signOutPath } from './constants.ts';
import type { IdentityPages } from './pages.ts';

function given(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Where the application wants the person after a sign-out, if it registered that address. */
async function addressAfter(provider: Provider, query: KoaContextWithOIDC['query']): Promise<URL | null> {
  const clientId = given(query['client_id']);
  const address = given(query['post_logout_redirect_uri']);
  if (clientId === null || address === null) return null;
  const client = await provider.Client.find(clientId);
  if (client?.postLogoutRedirectUriAllowed(address) !== true) return null;
  const after = new URL(address);
  const state = given(query['state']);
  if (state !== null) after.searchParams.set('state', state);
  return after;
}

/**
 * Responds to the sign-out of a browser without a signed-in user: the library would begin a session for it, and
 * strangers could fill the table with these.
 */
export function answerSignedOut(provider: Provider, pages: IdentityPages): void {
  provider.use(async (ctx: KoaContextWithOIDC, next: () => Promise<void>) => {
    if (ctx.path !== signOutPath) return next();
    const { accountId } = await provider.Session.get(ctx);
    if (accountId !== undefined) return next();
    const after = await addressAfter(provider, ctx.query);
    if (after === null) return pages.sendSignedOut(ctx);
    ctx.status = 303;
    ctx.redirect(after.href);
  });
}
