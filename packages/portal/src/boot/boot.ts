import { publicPageOf, type PortalConfig } from '@countersign/api-client/config';
import { authorizeUrl } from '../session/authorizeUrl.ts';
import { forgiving } from '../session/forgivingStorage.ts';
import type { EarlyStart } from '../session/earlyStart.ts';
import { isSigningOut } from '../session/endingSession.ts';
import { hasSessionHint } from '../session/hint.ts';
import { startReads } from '../services/earlyReads.ts';
import { rememberedTarget } from '../session/rememberedTarget.ts';
import { startSilently } from '../session/sessionTokens.ts';
import { keepTransaction, newTransaction } from '../session/transaction.ts';
import { loadPage, readBuild } from './pageFiles.ts';
import { readConfig } from './readConfig.ts';
import { readsAt } from './readsAt.ts';
import { rolesIn } from './rolesIn.ts';

/*
 * Inline script of the page. Without a session it redirects to sign-in before anything else loads; otherwise it
 * checks the session and loads the page's code in parallel. Anything that fails here is left to the portal itself,
 * which can report it.
 */

const tab = forgiving(() => sessionStorage);
const shared = forgiving(() => localStorage);

function leave({ identity }: PortalConfig, endpoint: string): void {
  const { origin, pathname, search } = location;
  const transaction = newTransaction(`${origin}/callback`);
  // First, so that the request does not wait for the storage: this turn ends before the page does.
  const again = isSigningOut(shared) ? ({ prompt: 'login' } as const) : {};
  location.replace(authorizeUrl(endpoint, identity, transaction, again));
  rememberedTarget({ origin, now: () => Date.now(), tab, shared }).remember(`${pathname}${search}`);
  keepTransaction(tab, transaction);
}

/**
 * As soon as there is a token, the first data of the page is asked for, while its code is on the way. The session looks
 * at the response by itself, and the data is shown only to users whom it admits.
 */
async function readAhead({ api }: PortalConfig, { reply }: EarlyStart): Promise<void> {
  const response = await reply;
  if (!response.ok) return;
  const tokens: unknown = await response.clone().json();
  if (typeof tokens !== 'object' || tokens === null || !('access_token' in tokens)) return;
  if (typeof tokens.access_token !== 'string') return;
  const roles = rolesIn('id_token' in tokens ? tokens.id_token : undefined);
  startReads(api, tokens.access_token, readsAt(readBuild(), new URL(location.href), roles));
}

function start(): void {
  const config = readConfig();
  const published = config?.identity.published;
  const behind = publicPageOf(location.pathname) === null && window.self === window.top;
  if (behind && config !== null && published !== undefined) {
    try {
      if (!hasSessionHint(shared)) {
        leave(config, published.metadata.authorization_endpoint);
        return;
      }
      const early = startSilently(published.metadata.session_token_endpoint, config.identity);
      // What was not read ahead is read when it is needed.
      const ahead = readAhead(config, early).catch(() => undefined);
      // A portal that is there before the token would read by itself what is about to be read ahead.
      const reply = ahead.then(() => early.reply);
      reply.catch(() => undefined);
      window.countersignStart = { ...early, reply };
      window.countersignAhead = ahead;
    } catch {
      // An older browser: the portal looks for the session by itself, and says what it lacks.
    }
  }
  loadPage();
}

start();
