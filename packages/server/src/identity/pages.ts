import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { compress, takesBrotli } from '../http/compress.ts';
import { ownBranding, readFirmBranding, type FirmBranding } from './brand.ts';
import { identityPolicy } from './headers.ts';
import { identityMessages as messages } from './identity.messages.ts';
import { outageBehind } from './outage.ts';
import type { IdentityPage, RenderPage } from '@countersign/api-client/rules';

/** Sends the pages of this site, whether fastify or the OpenID library asks for them. */
export interface IdentityPages {
  send(
    reply: FastifyReply,
    status: number,
    page: IdentityPage,
    branding: FirmBranding,
  ): Promise<FastifyReply>;
  /** In the place of the library's redirect to it. */
  sendFirst(
    ctx: KoaContextWithOIDC,
    status: number,
    page: IdentityPage,
    branding: FirmBranding,
  ): Promise<void>;
  /** In the place of the form that the library would show before it ends the session. */
  sendSigningOut(ctx: KoaContextWithOIDC, form: string): Promise<void>;
  sendSignedOut(ctx: KoaContextWithOIDC): Promise<void>;
  sendFailure(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): Promise<void>;
  /** For an address that neither this site nor the library has. */
  sendNotFound(ctx: KoaContextWithOIDC): Promise<void>;
}

interface Made {
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** What a person reads about a failure, and is told to do. */
export function failureMessage(error: Error): { title: string; text: string } {
  if (outageBehind(error) !== null) return { title: messages.unavailableTitle, text: messages.unavailable };
  return error.name === 'SessionNotFound'
    ? { title: messages.expiredTitle, text: messages.expired }
    : { title: messages.failedTitle, text: messages.failed };
}

const html = 'text/html; charset=utf-8';

function attribute(form: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(form)?.[1] ?? '';
}

export function createPages(app: App, render: RenderPage | null): IdentityPages {
  const portal = { href: app.config.origins.portal, text: 'Go to the portal' };

  async function make(
    page: IdentityPage,
    branding: FirmBranding,
    accepted: string | undefined,
  ): Promise<Made> {
    if (render === null)
      throw new Problem('notReady', { sentence: 'The pages are not built. Run "npm run build".' });
    const nonce = randomBytes(16).toString('base64');
    const text = render(page, { brand: branding.brand, brandCss: branding.css, nonce });
    const headers = { 'content-security-policy': identityPolicy(app.config, nonce), vary: 'accept-encoding' };
    if (!takesBrotli(accepted)) return { body: text, headers };
    return { body: await compress(text), headers: { ...headers, 'content-encoding': 'br' } };
  }

  /** A page that says what failed must not fail itself. */
  async function lookOf(ctx: KoaContextWithOIDC): Promise<FirmBranding> {
    try {
      return await readFirmBranding(app.db, ctx.oidc?.params?.['theme']);
    } catch (error) {
      app.log.warn({ site: 'identity', err: error }, 'a page has no firm’s look');
      return ownBranding;
    }
  }

  async function answer(ctx: KoaContextWithOIDC, page: IdentityPage, branding?: FirmBranding): Promise<void> {
    const worn = branding ?? (await lookOf(ctx));
    const { body, headers } = await make(page, worn, ctx.get('accept-encoding'));
    ctx.set(headers);
    ctx.type = html;
    ctx.body = body;
  }

  return {
    async send(reply, status, page, branding) {
      const accepted = reply.request.headers['accept-encoding']?.toString();
      const { body, headers } = await make(page, branding, accepted);
      return reply.code(status).headers(headers).type(html).send(body);
    },
    async sendFirst(ctx, status, page, branding) {
      // Where the library redirects, a page reports what is missing.
      if (render === null) return;
      ctx.remove('location');
      ctx.status = status;
      await answer(ctx, page, branding);
    },
    sendSigningOut(ctx, form) {
      const fields = [
        { name: 'xsrf', value: attribute(form, 'value') },
        { name: 'logout', value: 'yes' },
      ];
      return answer(ctx, { kind: 'signingOut', action: attribute(form, 'action'), fields });
    },
    sendSignedOut: (ctx) =>
      answer(ctx, {
        kind: 'message',
        paper: 'folder',
        title: messages.signedOutTitle,
        text: messages.signedOut,
        link: portal,
      }),
    async sendNotFound(ctx) {
      if (render === null) return;
      const { notFoundTitle: title, notFound: text } = messages;
      ctx.status = 404;
      await answer(ctx, { kind: 'message', paper: 'torn', title, text, link: portal });
    },
    sendFailure(ctx, out, error) {
      app.log.warn({ site: 'identity', error: out.error, detail: error.message }, 'sign-in refused');
      return answer(ctx, { kind: 'message', paper: 'torn', ...failureMessage(error), link: portal });
    },
  };
}
