import Provider, {
  errors,
  interactionPolicy,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { App } from '../app.ts';
import { createAdapter } from './adapter.ts';
import { claimsOf, profileClaims, sessionClaim } from './claims.ts';
import { identityClients } from './clients.ts';
import {
  apiAudience,
  audienceScopes,
  filesAudience,
  lifetimes,
  mfaContext,
  portalClientId,
  sessionTokensPath,
  signingAlgorithm,
  signingClientId,
  type Audience,
} from './constants.ts';
import type { IdentityKeys } from './keys.ts';
import type { IdentityPages } from './pages.ts';
import { findBySubject, type Person } from './people.ts';
import { secondsLeft } from './session/sessionLimit.ts';
import { mustHaveFactor } from './signIn.ts';
import { answerSignedOut } from './signedOut.ts';
import { answerFailures, namedOutages, namingOutages } from './outage.ts';

function isAudience(value: string): value is Audience {
  return value === apiAudience || value === filesAudience;
}

const find = namingOutages((app: App, subject: string) => findBySubject(app.db, subject));

/** Returns what finds the person of a subject, read once a request: checks, account and claims all ask for it. */
function finder(app: App) {
  const asked = new WeakMap<KoaContextWithOIDC, Map<string, Promise<Person | null>>>();
  return (ctx: KoaContextWithOIDC, subject: string): Promise<Person | null> => {
    const people = asked.get(ctx) ?? new Map<string, Promise<Person | null>>();
    asked.set(ctx, people);
    const person = people.get(subject) ?? find(app, subject);
    people.set(subject, person);
    return person;
  };
}

type FindPerson = ReturnType<typeof finder>;

/** Decides when a user with an active session must pass the sign-in page anyway. */
function policy(findPerson: FindPerson): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy;
  const prompts = base();
  const login = prompts.get('login');
  // A user who signed in at the signing site as an account holder has no portal session.
  login?.checks.add(
    new Check('not_staff', 'the session is not that of a member of staff', 'login_required', async (ctx) => {
      const subject = ctx.oidc.session?.accountId;
      if (subject === undefined || ctx.oidc.client?.clientId !== portalClientId) return false;
      return (await findPerson(ctx, subject))?.employee == null;
    }),
  );
  login?.checks.add(
    new Check('second_factor', 'a second factor is required', 'login_required', async (ctx) => {
      const { accountId: subject, amr = [] } = ctx.oidc.session ?? {};
      if (subject === undefined || amr.includes('mfa')) return false;
      const asked = String(ctx.oidc.params?.['acr_values'] ?? '')
        .split(' ')
        .includes(mfaContext);
      if (asked) return true;
      // A session may have come from elsewhere, or from before the firm required it.
      const person = await findPerson(ctx, subject);
      return person !== null && mustHaveFactor(person, String(ctx.oidc.client?.clientId));
    }),
  );
  return prompts;
}

function isSigningSite(ctx: KoaContextWithOIDC): boolean {
  return ctx.oidc.client?.clientId === signingClientId;
}

/** Both applications are the product's own: the grant is made without asking, so that silent sign-in works. */
async function ownGrant(ctx: KoaContextWithOIDC) {
  const { session, client, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = session.grantIdFor(client.clientId);
  const found = known === undefined ? undefined : await provider.Grant.find(known);
  if (found !== undefined && found.accountId === session.accountId) return found;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid');
  if (client.clientId === portalClientId) {
    for (const audience of [apiAudience, filesAudience] as const) {
      grant.addResourceScope(audience, audienceScopes[audience]);
    }
  }
  await grant.save();
  return grant;
}

function features(app: App, pages: IdentityPages): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    revocation: { enabled: true },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => pages.sendSigningOut(ctx, form),
      postLogoutSuccessSource: (ctx) => pages.sendSignedOut(ctx),
    },
    resourceIndicators: {
      enabled: true,
      getResourceServerInfo(_ctx, audience, client) {
        if (client.clientId !== portalClientId || !isAudience(audience)) throw new errors.InvalidTarget();
        return {
          scope: audienceScopes[audience],
          audience,
          accessTokenTTL: lifetimes.accessToken,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: signingAlgorithm } },
        };
      },
    },
  };
}

function configuration(app: App, keys: IdentityKeys, pages: IdentityPages): Configuration {
  const findPerson = finder(app);
  const cookie = { signed: true, httpOnly: true, overwrite: true, sameSite: 'lax' } as const;
  return {
    adapter: (model) => namedOutages(createAdapter(app.db, model)),
    clients: identityClients(app.config, keys.signingClient),
    jwks: { keys: [{ ...keys.signing }] },
    cookies: {
      keys: keys.cookies,
      names: { session: 'cs_idp_session', interaction: 'cs_idp_interaction', resume: 'cs_idp_resume' },
      long: cookie,
      short: cookie,
    },
    claims: { openid: [...profileClaims, sessionClaim], acr: null, amr: null, auth_time: null, sid: null },
    conformIdTokenClaims: false,
    scopes: ['openid'],
    acrValues: [mfaContext],
    // Not of a standard: a portal that knows it saves a round trip.
    discovery: { session_token_endpoint: `${app.config.origins.identity}${sessionTokensPath}` },
    features: features(app, pages),
    // The firm whose branding the sign-in page shows; never determines the user's firm.
    extraParams: ['theme'],
    interactions: {
      policy: policy(findPerson),
      url: (_ctx, interaction) => `/interaction/${interaction.uid}`,
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    issueRefreshToken: (_ctx, client) => client.clientId === portalClientId,
    loadExistingGrant: ownGrant,
    // The library leaves `sid` of tokens empty without back-channel logout; the session's uid is the same thing.
    extraTokenClaims: (_ctx, token) => ('sessionUid' in token ? { sessionUid: token.sessionUid } : undefined),
    clientBasedCORS: (_ctx, origin, client) =>
      client.clientId === portalClientId && origin === app.config.origins.portal,
    async findAccount(ctx, subject, token) {
      const person = await findPerson(ctx, subject);
      if (person === null) return undefined;
      if (ctx.oidc.client?.clientId === portalClientId && person.employee === null) return undefined;
      // A signing session ends with the session that it came from, so the signing site has to know which that is.
      const uid = token !== undefined && 'sessionUid' in token ? token.sessionUid : undefined;
      const ofSession = isSigningSite(ctx) && uid !== undefined ? { [sessionClaim]: uid } : {};
      return { accountId: subject, claims: () => ({ ...claimsOf(person), ...ofSession }) };
    },
    renderError: (ctx, out, error) => pages.sendFailure(ctx, out, error),
    ttl: {
      AccessToken: lifetimes.accessToken,
      AuthorizationCode: lifetimes.code,
      IdToken: lifetimes.session,
      Grant: lifetimes.session * 2,
      Interaction: lifetimes.interaction,
      RefreshToken: lifetimes.session,
      // The library saves a session at each use: what is left, or a session in use would never end.
      Session: (_ctx, { loginTs }) =>
        loginTs === undefined ? lifetimes.session : Math.max(1, secondsLeft(loginTs)),
    },
  };
}

/** The OpenID provider of the installation. */
export function createProvider(app: App, keys: IdentityKeys, pages: IdentityPages): Provider {
  const provider = new Provider(app.config.origins.identity, configuration(app, keys, pages));
  answerFailures(provider, pages);
  answerSignedOut(provider, pages);
  // The issuer's scheme, which each request is given as the forwarded one, decides whether cookies are secure.
  provider.proxy = app.config.origins.identity.startsWith('https:');
  provider.on('server_error', (_ctx, error: Error) =>
    app.log.error({ site: 'identity', err: error }, 'fault'),
  );
  return provider;
}
