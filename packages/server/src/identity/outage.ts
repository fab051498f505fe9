import { errorSentences } from '@countersign/api-client/rules';
import type Provider from 'oidc-provider';
import { errors, type Adapter, type KoaContextWithOIDC } from 'oidc-provider';
import { DatabaseUnavailable } from '../databaseErrors.ts';
import type { IdentityPages } from './pages.ts';

/** Seconds after which a caller may try again while the database cannot be reached. */
const retryAfter = '2';

/** What OAuth calls a database that cannot be reached; the library tells it to the application, or shows it. */
class TemporarilyUnavailable extends errors.CustomOIDCProviderError {
  constructor(cause: unknown) {
    super('temporarily_unavailable', errorSentences.databaseUnavailable);
    this.cause = cause;
    // Otherwise 400, for which no client would try again.
    this.status = 503;
    this.statusCode = 503;
  }
}

/** Runs what the library asks of the database; an outage gets its name, any other error stays as it is. */
export function namingOutages<Given extends unknown[], Result>(
  run: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  return async (...given) => {
    try {
      return await run(...given);
    } catch (error) {
      throw error instanceof DatabaseUnavailable ? new TemporarilyUnavailable(error) : error;
    }
  };
}

/** The library's storage, whose outages have a name. */
export function namedOutages(adapter: Adapter): Adapter {
  return {
    upsert: namingOutages(async (...given) => adapter.upsert(...given)),
    find: namingOutages(async (id) => adapter.find(id)),
    findByUid: namingOutages(async (uid) => adapter.findByUid(uid)),
    findByUserCode: namingOutages(async (code) => adapter.findByUserCode(code)),
    consume: namingOutages(async (id) => adapter.consume(id)),
    destroy: namingOutages(async (id) => adapter.destroy(id)),
    revokeByGrantId: namingOutages(async (id) => adapter.revokeByGrantId(id)),
  };
}

/**
 * Responds to failures around the library's own endpoints, such as the record of a session after its request, as they
 * do: to a browser with a page, to a program with a code. Must be the first of the library's middleware.
 */
export function answerFailures(provider: Provider, pages: IdentityPages): void {
  provider.use(async (ctx: KoaContextWithOIDC, next) => {
    try {
      await namingOutages(next)();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const known = error instanceof errors.OIDCProviderError ? error : null;
      const out = {
        error: known?.error ?? 'server_error',
        ...(known?.error_description === undefined ? {} : { error_description: known.error_description }),
      };
      ctx.status = known?.statusCode ?? 500;
      if (ctx.accepts('json', 'html') === 'html') await pages.sendFailure(ctx, out, error);
      else ctx.body = out;
      if (ctx.status >= 500) provider.emit('server_error', ctx, error);
    }
    if (ctx.status === 503) ctx.set('retry-after', retryAfter);
    // Browsers tell a page when a response from another origin was made only if it says so: clocks can differ.
    if (ctx.response.get('access-control-allow-origin') !== '')
      ctx.append('access-control-expose-headers', 'Date');
  });
}

/** The database's own error behind a failure of this site; null if it is not about the database. */
export function outageBehind(error: Error): DatabaseUnavailable | null {
  const cause = error instanceof TemporarilyUnavailable ? error.cause : error;
  return cause instanceof DatabaseUnavailable ? cause : null;
}
