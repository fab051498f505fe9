import type { IdentityPage } from '@countersign/api-client/rules';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { App } from '../app.ts';
import { countAttempt, takeBackAttempt, type Attempt, type Limit } from '../domain/rateLimit.ts';
import { readFirmBranding } from './brand.ts';
import { identityMessages as messages } from './identity.messages.ts';
import { addressOf } from './openId.ts';
import type { IdentityPages } from './pages.ts';
import { interactionPath, passwordPage } from './passwordPage.ts';

/**
 * How many sign-ins one network address may leave unfinished: each is a record. A finished one is taken back, so
 * that an office behind one address is not limited by its size.
 */
export const startLimit: Limit = { attempts: 600, window: 900_000 };

function bucketOf(address: string): string {
  return `sign-in-start:address:${address}`;
}

/** A sign-in from this address was finished. */
export async function takeBackStart(app: App, address: string): Promise<void> {
  await takeBackAttempt(app.db, bucketOf(address));
}

function tooManyStarts(app: App, { retryAfter }: Attempt): IdentityPage {
  return {
    kind: 'message',
    paper: 'torn',
    title: messages.tooManyTitle,
    text: messages.tooManyStarts(Math.ceil(retryAfter / 60)),
    link: { href: app.config.origins.portal, text: 'Go to the portal' },
  };
}

/**
 * Responds to the request for a sign-in with its first page, where the library would only send the browser there: on
 * the way to the password that would be one more round trip. Counts it too, here where the library has decided
 * that a sign-in starts.
 */
export function answerWithPage(app: App, provider: Provider, pages: IdentityPages): void {
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    await next();
    const { route, params, entities } = ctx.oidc ?? {};
    const interaction = entities?.Interaction;
    if (route !== 'authorization' || ctx.status !== 303 || interaction === undefined) return;
    const path = interactionPath(interaction.uid);
    if (new URL(ctx.response.get('location'), provider.issuer).pathname !== path) return;
    const [start, branding] = await Promise.all([
      countAttempt(app.db, bucketOf(addressOf(ctx.req)), startLimit, app.clock.now()),
      readFirmBranding(app.db, params?.['theme']),
    ]);
    if (!start.allowed) {
      await interaction.destroy();
      ctx.remove('set-cookie');
      ctx.set('retry-after', String(start.retryAfter));
      await pages.sendFirst(ctx, 429, tooManyStarts(app, start), branding);
    } else if (ctx.method === 'GET') {
      const { secondFactor } = branding;
      const page = passwordPage(interaction.uid, {
        email: '',
        secondFactorNext: secondFactor,
        problem: null,
      });
      await pages.sendFirst(ctx, 200, page, branding);
    }
  });
}
