import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { IdentityPages } from './pages.ts';

/** Sends browsers a page where the library has none: it would only write two words. */
export function answerNotFound(provider: Provider, pages: IdentityPages): void {
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    const isPage = ctx.accepts(['json', 'html']) === 'html';
    if (ctx.status === 404 && ctx.body === undefined && isPage) await pages.sendNotFound(ctx);
  });
}
