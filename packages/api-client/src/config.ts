export * from './publicPages.ts';
export * from './documentPaths.ts';

/**
 * Configuration that the server gives the portal at run time, in its page and at /config.json: the addresses
 * of all services.
 */
export interface PortalConfig {
  /** Base of the portal API, `http://localhost:4000/rest`. No slash at the end, as for the others. */
  api: string;
  files: string;
  signing: string;
  identity: { issuer: string; clientId: string; published?: PublishedIdentity };
}

/** What the identity site publishes, included so that the browser need not request it before the sign-in. */
export interface PublishedIdentity {
  /** The part of its discovery document that the portal uses. */
  metadata: {
    issuer: string;
    authorization_endpoint: string;
    token_endpoint: string;
    jwks_uri: string;
    end_session_endpoint: string;
    authorization_response_iss_parameter_supported: boolean;
    /** Returns the tokens of this browser's session, if it has one: authorize and token request in one. */
    session_token_endpoint: string;
  };
  /** Public keys of identity tokens. */
  keys: { kty: string; crv: string; x: string; y: string; kid: string; alg: string; use: string }[];
}

function fail(what: string): never {
  throw new Error(`/config.json: ${what}. The server writes this file; check its *_ORIGIN settings.`);
}

function fieldsOf(value: unknown, name: string, allowed: readonly string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(`${name} is not an object`);
  for (const key of Object.keys(value))
    if (!allowed.includes(key)) fail(`${name} has an unknown field "${key}"`);
  return { ...value };
}

/** Absolute, http or https, without query and slash at the end: what paths can be put behind. */
function baseUrl(value: unknown, name: string): string {
  if (typeof value !== 'string' || !URL.canParse(value)) fail(`${name} is not an absolute URL`);
  const { protocol, search, hash, username } = new URL(value);
  if (protocol !== 'http:' && protocol !== 'https:') fail(`${name} is neither http nor https`);
  if (search !== '' || hash !== '' || username !== '') fail(`${name} has more than an origin and a path`);
  return value.replace(/\/$/, '');
}

function textsOf<const Name extends string>(
  value: unknown,
  name: string,
  names: readonly Name[],
): Record<Name, string> {
  const fields = fieldsOf(value, name, names);
  const text = (field: Name) => {
    const found = fields[field];
    return typeof found === 'string' && found !== '' ? found : fail(`${name}.${field} is empty`);
  };
  const texts: Partial<Record<Name, string>> = {};
  for (const field of names) texts[field] = text(field);
  const isWhole = (some: Partial<Record<Name, string>>): some is Record<Name, string> =>
    names.every((field) => field in some);
  return isWhole(texts) ? texts : fail(`${name} is not whole`);
}

const addresses = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'jwks_uri',
  'end_session_endpoint',
  'session_token_endpoint',
] as const;

function publishedIdentity(value: unknown): PublishedIdentity {
  const { metadata, keys } = fieldsOf(value, 'identity.published', ['metadata', 'keys']);
  const { authorization_response_iss_parameter_supported: named, ...rest } = fieldsOf(
    metadata,
    'identity.published.metadata',
    [...addresses, 'authorization_response_iss_parameter_supported'],
  );
  if (typeof named !== 'boolean')
    fail('identity.published.metadata does not say whether answers name the issuer');
  if (!Array.isArray(keys)) fail('identity.published.keys is not a list');
  return {
    metadata: {
      ...textsOf(rest, 'identity.published.metadata', addresses),
      authorization_response_iss_parameter_supported: named,
    },
    keys: keys.map((key: unknown) =>
      textsOf(key, 'identity.published.keys', ['kty', 'crv', 'x', 'y', 'kid', 'alg', 'use']),
    ),
  };
}

/** Validates /config.json. Throws with a sentence that says what is wrong. */
export function parsePortalConfig(value: unknown): PortalConfig {
  const config = fieldsOf(value, 'the configuration', ['api', 'files', 'signing', 'identity']);
  const identity = fieldsOf(config['identity'], 'identity', ['issuer', 'clientId', 'published']);
  const { clientId } = identity;
  if (typeof clientId !== 'string' || clientId === '') fail('identity.clientId is empty');
  const published = identity['published'];
  return {
    api: baseUrl(config['api'], 'api'),
    files: baseUrl(config['files'], 'files'),
    signing: baseUrl(config['signing'], 'signing'),
    identity: {
      issuer: baseUrl(identity['issuer'], 'identity.issuer'),
      clientId,
      ...(published !== undefined && { published: publishedIdentity(published) }),
    },
  };
}
