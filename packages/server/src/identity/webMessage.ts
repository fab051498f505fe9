import { createHash } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** The OAuth response mode: the answer is a page that posts it to the page around its frame. */
export const WEB_MESSAGE = 'web_message';

/** The same for every answer, so that its hash is known; the answer is beside it as data. */
const script = `const{origin,...message}=JSON.parse(document.getElementById('answer').textContent);parent.postMessage(message,origin)`;
const hash = createHash('sha256').update(script).digest('base64');

/** Only the application that asked may frame the answer, and the page does nothing but post it. */
function policy(origin: string): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${hash}'`,
    `frame-ancestors ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/**
 * Lets a silent sign-in be answered without a redirect: one round trip less. The library has checked that the redirect
 * URI is registered for the client before it answers in any mode; only its origin receives the message.
 */
export function answerByMessage(provider: Provider): void {
  provider.registerResponseMode(WEB_MESSAGE, (ctx: KoaContextWithOIDC, redirectUri, response) => {
    const { origin } = new URL(redirectUri);
    const data = JSON.stringify({ origin, type: 'authorization_response', response });
    ctx.status = 200;
    ctx.type = 'text/html; charset=utf-8';
    ctx.set('content-security-policy', policy(origin));
    ctx.body = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Session</title><script type="application/json" id="answer">${data.replaceAll('<', '\\u003c')}</script><script>${script}</script></html>`;
  });
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    if (ctx.oidc?.route !== 'discovery') return;
    const known: unknown = ctx.body;
    if (typeof known !== 'object' || known === null || !('response_modes_supported' in known)) return;
    const { response_modes_supported: modes } = known;
    if (Array.isArray(modes)) modes.push(WEB_MESSAGE);
  });
}
