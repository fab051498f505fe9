import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import type { App } from '../app.ts';
import { Problem } from '../errors.ts';
import { readFirmBranding, type FirmBranding } from './brand.ts';
import { identityPolicy } from './headers.ts';
import { identityMessages as messages } from './identity.messages.ts';
import type { IdentityPage, RenderPage } from '@countersign/api-client/rules';

/** Sends the pages of this site, whether fastify or the OpenID library asks for them. */
export interface IdentityPages {
  send(reply: FastifyReply, status: number, page: IdentityPage, theme: unknown): Promise<FastifyReply>;
  /** In the place of the form that the library would show before it ends the session. */
  sendSigningOut(ctx: KoaContextWithOIDC, form: string): Promise<void>;
  sendSignedOut(ctx: KoaContextWithOIDC): Promise<void>;
  sendFailure(ctx: KoaContextWithOIDC, out: ErrorOut, error: Error): Promise<void>;
}

interface Made {
  html: string;
  policy: string;
}

const html = 'text/html; charset=utf-8';

function attribute(form: string, name: string): string {
  return new RegExp(`${name}="([^"]*)"`).exec(form)?.[1] ?? '';
}

export function createPages(app: App, render: RenderPage | null): IdentityPages {
  const portal = { href: app.config.origins.portal, text: 'Go to the portal' };

  function make(page: IdentityPage, branding: FirmBranding): Made {
    if (render === null)
      throw new Problem('notReady', { sentence: 'The pages are not built. Run "npm run build".' });
    const nonce = randomBytes(16).toString('base64');
    const body = render(page, { brand: branding.brand, brandCss: branding.css, nonce });
    return { html: body, policy: identityPolicy(app.config, nonce) };
  }

  async function answer(ctx: KoaContextWithOIDC, page: IdentityPage): Promise<void> {
    const made = make(page, await readFirmBranding(app.db, ctx.oidc?.params?.['theme']));
    ctx.set('content-security-policy', made.policy);
    ctx.type = html;
    ctx.body = made.html;
  }

  return {
    async send(reply, status, page, theme) {
      const made = make(page, await readFirmBranding(app.db, theme));
      return reply.code(status).header('content-security-policy', made.policy).type(html).send(made.html);
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
        title: messages.signedOutTitle,
        text: messages.signedOut,
        link: portal,
      }),
    sendFailure(ctx, out, error) {
      app.log.warn({ site: 'identity', error: out.error, detail: error.message }, 'sign-in refused');
      const expired = error.name === 'SessionNotFound';
      return answer(ctx, {
        kind: 'message',
        title: expired ? messages.expiredTitle : messages.failedTitle,
        text: expired ? messages.expired : messages.failed,
        link: portal,
      });
    },
  };
}
