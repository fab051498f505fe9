import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { keptSecretKey, shortestKey } from './secretKey.ts';

export type Seed = 'demo' | 'none' | 'large';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface Origins {
  portal: string;
  /** The API's base, `{portal}/rest` unless API_ORIGIN moves it. */
  api: string;
  identity: string;
  files: string;
  signing: string;
  desk: string;
}

export interface Ports {
  portal: number;
  identity: number;
  files: number;
  signing: number;
  agreements: number;
  desk: number;
}

/** Settings from the environment. See `configVariables` for units and defaults. */
export interface Config {
  host: string;
  ports: Ports;
  origins: Origins;
  dataDir: string;
  databaseUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  seed: Seed;
  /** How many documents SEED=large makes. */
  seedDocuments: number;
  secretKey: string;
  logLevel: LogLevel;
  /** Allows the clock to be set, and reply faults to fail the request. */
  testMode: boolean;
  /** How long a stopping server waits for open requests, in milliseconds. */
  drainTimeout: number;
  /** Size of the largest PDF that can be signed, in bytes; larger files can be stored. */
  largestSigned: number;
  /** Bytes of a firm's unfinished uploads, at most; one user has half of them. */
  unfinishedBytes: number;
  /**
   * Which X-Forwarded-For to trust: of that many proxies before the server, of proxies at these addresses, or
   * none. Limits by address count the clients behind them.
   */
  trustProxy: number | readonly string[] | false;
}

/** The printed documentation of the environment: name, unit and default, meaning. */
export const configVariables = [
  ['HOST', 'address, 127.0.0.1', 'Address to listen on. Demo data is allowed on loopback only.'],
  [
    'PORT',
    'port, 4000',
    'First of a block of six ports: portal, identity, files, signing, agreements, desk.',
  ],
  ['DATA_DIR', 'folder, .data', 'Folder for files, the embedded database and the secret key.'],
  ['DATABASE_URL', 'URL, none', 'A Postgres to use in place of the embedded one.'],
  [
    'SMTP_URL',
    'URL, none',
    'SMTP server for outgoing email. If unset, email appears on the desk, or is discarded if there is no desk.',
  ],
  ['MAIL_FROM', 'address, portal@localhost', 'Sender of all email.'],
  ['SEED', 'demo | none | large, demo on loopback', 'Initial data for an empty database.'],
  ['SEED_DOCUMENTS', 'documents, 100000', 'Size of SEED=large.'],
  [
    'SECRET_KEY',
    '32 characters or more, a file in DATA_DIR',
    'Encrypts the stored keys. It must be the same for all instances.',
  ],
  ['LOG_LEVEL', 'fatal…trace or silent, info', 'How much is logged.'],
  ['TEST_MODE', '1 or nothing', 'Lets tests set the clock. Allowed on loopback only.'],
  ['DRAIN_TIMEOUT', 'milliseconds, 10000', 'How long the server waits for open requests after SIGTERM.'],
  [
    'SIGNING_MAX_SIZE',
    'megabytes, 100',
    'Size of the largest PDF that can be signed. Processing takes up to 384 MB and seven times the size of memory, for two PDFs at once.',
  ],
  [
    'UPLOADS_MAX_SIZE',
    'gigabytes, 200',
    "Total size of a firm's unfinished uploads. One user may use half of it, also for a single file.",
  ],
  [
    'TRUST_PROXY',
    'number of proxies, or addresses and CIDRs separated by commas; none',
    "Trusted proxies, whose X-Forwarded-For header gives the client's address.",
  ],
  ['PORTAL_ORIGIN', 'origin, http://localhost:PORT', 'Public origin of the portal.'],
  ['API_ORIGIN', 'base URL, PORTAL_ORIGIN/rest', 'Public base of the API.'],
  ['IDENTITY_ORIGIN', 'origin, http://localhost:PORT+1', 'Public origin of the identity site.'],
  ['FILES_ORIGIN', 'origin, http://localhost:PORT+2', 'Public origin of the file service.'],
  ['SIGNING_ORIGIN', 'origin, http://localhost:PORT+3', 'Public origin of the signing site.'],
  ['DESK_ORIGIN', 'origin, http://localhost:PORT+5', 'Origin of the desk (loopback only).'],
] as const;

/** A variable that cannot be used; the message says what to change. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

type Environment = Record<string, string | undefined>;

function value(environment: Environment, name: string): string | undefined {
  const text = environment[name]?.trim();
  return text === '' ? undefined : text;
}

function integer(environment: Environment, name: string, fallback: number, from: number, to: number): number {
  const text = value(environment, name);
  if (text === undefined) return fallback;
  const number = Number(text);
  if (!Number.isInteger(number) || number < from || number > to) {
    throw new ConfigError(
      `${name} is "${text}". Set it to a whole number from ${from} to ${to}, or unset it.`,
    );
  }
  return number;
}

function oneOf<T extends string>(
  environment: Environment,
  name: string,
  allowed: readonly T[],
  fallback: T,
): T {
  const text = value(environment, name);
  if (text === undefined) return fallback;
  const found = allowed.find((candidate) => candidate === text);
  if (found === undefined) {
    throw new ConfigError(`${name} is "${text}". Set it to one of ${allowed.join(', ')}, or unset it.`);
  }
  return found;
}

function url(environment: Environment, name: string, schemes: readonly string[]): string | null {
  const text = value(environment, name);
  if (text === undefined) return null;
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol)) {
    // The value may contain a password, so the message does not repeat it.
    throw new ConfigError(
      `${name} must be a URL that starts with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}. Correct or unset it.`,
    );
  }
  return text;
}

function origin(environment: Environment, name: string, fallback: string): string {
  const text = url(environment, name, ['http:', 'https:']) ?? fallback;
  if (new URL(text).origin !== text) {
    throw new ConfigError(
      `${name} is "${text}". Set it to an origin without path, such as ${new URL(text).origin}.`,
    );
  }
  return text;
}

function secretKey(environment: Environment, dataDir: string): string {
  const given = value(environment, 'SECRET_KEY');
  if (given !== undefined) {
    if (given.length < shortestKey)
      throw new ConfigError(`SECRET_KEY is too short. Use at least ${shortestKey} random characters.`);
    return given;
  }
  return keptSecretKey(dataDir);
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Whether the desk may be served: it shows passwords and PINs. */
export function canHaveDesk(config: Pick<Config, 'host' | 'seed' | 'smtpUrl'>): boolean {
  return isLoopback(config.host) && config.seed !== 'none' && config.smtpUrl === null;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const mostProxies = 16;

function trustProxy(environment: Environment): Config['trustProxy'] {
  const text = value(environment, 'TRUST_PROXY');
  if (text === undefined) return false;
  if (/^\d+$/.test(text) && Number(text) <= mostProxies) return Number(text) === 0 ? false : Number(text);
  const networks = text.split(',').map((part) => part.trim());
  if (!networks.every(isNetwork)) {
    throw new ConfigError(
      `TRUST_PROXY is "${text}". Set it to the number of proxies in front of the server (at most ${mostProxies}), or to their addresses or networks, such as 10.0.0.0/8,192.0.2.7.`,
    );
  }
  return networks;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Reads the environment; throws a ConfigError or SecretKeyError with a sentence that says what to change. */
export function readConfig(environment: Environment): Config {
  const host = value(environment, 'HOST') ?? '127.0.0.1';
  const port = integer(environment, 'PORT', 4000, 1, 65530);
  const loopback = isLoopback(host);
  const seed = oneOf(environment, 'SEED', ['demo', 'none', 'large'] as const, loopback ? 'demo' : 'none');
  if (seed !== 'none' && !loopback) {
    throw new ConfigError(
      `SEED=${seed} creates sign-ins with a known password, and HOST=${host} is not a loopback address. Set SEED=none or HOST=127.0.0.1.`,
    );
  }
  const testMode = oneOf(environment, 'TEST_MODE', ['0', '1'] as const, '0') === '1';
  if (testMode && !loopback) {
    throw new ConfigError(
      `TEST_MODE=1 lets anyone set the clock, and HOST=${host} is not a loopback address. Set TEST_MODE=0 or HOST=127.0.0.1.`,
    );
  }
  const portal = origin(environment, 'PORTAL_ORIGIN', `http://localhost:${port}`);
  const dataDir = resolve(value(environment, 'DATA_DIR') ?? '.data');
  return {
    host,
    ports: {
      portal: port,
      identity: port + 1,
      files: port + 2,
      signing: port + 3,
      agreements: port + 4,
      desk: port + 5,
    },
    origins: {
      portal,
      api: (url(environment, 'API_ORIGIN', ['http:', 'https:']) ?? `${portal}/rest`).replace(/\/$/, ''),
      identity: origin(environment, 'IDENTITY_ORIGIN', `http://localhost:${port + 1}`),
      files: origin(environment, 'FILES_ORIGIN', `http://localhost:${port + 2}`),
      signing: origin(environment, 'SIGNING_ORIGIN', `http://localhost:${port + 3}`),
      desk: origin(environment, 'DESK_ORIGIN', `http://localhost:${port + 5}`),
    },
    dataDir,
    databaseUrl: url(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: url(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: value(environment, 'MAIL_FROM') ?? 'portal@localhost',
    seed,
    seedDocuments: integer(environment, 'SEED_DOCUMENTS', 100_000, 1_000, 5_000_000),
    secretKey: secretKey(environment, dataDir),
    logLevel: oneOf(environment, 'LOG_LEVEL', logLevels, 'info'),
    testMode,
    drainTimeout: integer(environment, 'DRAIN_TIMEOUT', 10_000, 0, 600_000),
    largestSigned: integer(environment, 'SIGNING_MAX_SIZE', 100, 1, 1024) * 1024 * 1024,
    unfinishedBytes: integer(environment, 'UPLOADS_MAX_SIZE', 200, 1, 1_000_000) * 1024 ** 3,
    trustProxy: trustProxy(environment),
  };
}
