/** What the portal reads from /config.json at run time: where every service is. */
export interface PortalConfig {
  /** Base of the portal API, `http://localhost:4000/rest`. No slash at the end, as for the others. */
  api: string;
  files: string;
  signing: string;
  identity: { issuer: string; clientId: string };
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

/** Checks what came from /config.json. Throws with a sentence that says what is wrong. */
export function parsePortalConfig(value: unknown): PortalConfig {
  const config = fieldsOf(value, 'the configuration', ['api', 'files', 'signing', 'identity']);
  const identity = fieldsOf(config['identity'], 'identity', ['issuer', 'clientId']);
  const { clientId } = identity;
  if (typeof clientId !== 'string' || clientId === '') fail('identity.clientId is empty');
  return {
    api: baseUrl(config['api'], 'api'),
    files: baseUrl(config['files'], 'files'),
    signing: baseUrl(config['signing'], 'signing'),
    identity: { issuer: baseUrl(identity['issuer'], 'identity.issuer'), clientId },
  };
}
