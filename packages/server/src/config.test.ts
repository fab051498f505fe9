import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, configVariables, readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'countersign-config-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const read = (environment: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir, ...environment });

test('the defaults use loopback and demo data', () => {
  const config = read();
  expect(config).toMatchObject({ host: '127.0.0.1', seed: 'demo', databaseUrl: null, testMode: false });
  expect(config.origins).toMatchObject({
    portal: 'http://localhost:4000',
    api: 'http://localhost:4000/rest',
  });
});

test('PORT moves the whole block', () => {
  const { ports, origins } = read({ PORT: '5100' });
  expect(ports).toStrictEqual({
    portal: 5100,
    identity: 5101,
    files: 5102,
    signing: 5103,
    agreements: 5104,
    desk: 5105,
  });
  expect(origins.signing).toBe('http://localhost:5103');
});

test('the secret key is made once and kept, readable by its owner only', () => {
  const first = read().secretKey;
  expect(read().secretKey).toBe(first);
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(first);
});

test.each([
  [{ PORT: 'http' }, /PORT is "http"\. Set it to a whole number/],
  [{ SEED: 'all' }, /SEED is "all"\. Set it to one of demo, none, large/],
  [{ HOST: '0.0.0.0', SEED: 'demo' }, /Set SEED=none or HOST=127\.0\.0\.1/],
  [{ HOST: '0.0.0.0', TEST_MODE: '1' }, /Set TEST_MODE=0 or HOST=127\.0\.0\.1/],
  [{ SECRET_KEY: 'short' }, /SECRET_KEY is too short/],
  [{ PORTAL_ORIGIN: 'https://portal.example/app' }, /Set it to an origin without path/],
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY is "true"\. Set it to the number of proxies/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /such as 10\.0\.0\.0\/8/],
  [{ SIGNING_MAX_SIZE: '0' }, /SIGNING_MAX_SIZE is "0"\. Set it to a whole number from 1 to 1024/],
  [{ SMTP_URL: 'mail.example' }, /SMTP_URL must be a URL that starts with smtp/],
])('%o stops the start with a sentence', (environment, sentence) => {
  expect(() => read(environment)).toThrow(ConfigError);
  expect(() => read(environment)).toThrow(sentence);
});

test.each([
  ['', false],
  ['0', false],
  ['2', 2],
  ['10.0.0.0/8, fd00::/8,192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
])('TRUST_PROXY=%o is read as %o', (text, expected) => {
  expect(read({ TRUST_PROXY: text }).trustProxy).toStrictEqual(expected);
});

test('the largest PDF to sign is given in megabytes', () => {
  expect(read().largestSigned).toBe(104_857_600);
  expect(read({ SIGNING_MAX_SIZE: '20' }).largestSigned).toBe(20_971_520);
  expect(read().unfinishedBytes).toBe(200 * 1024 ** 3);
  expect(read({ UPLOADS_MAX_SIZE: '1' }).unfinishedBytes).toBe(1024 ** 3);
});

test('a wrong DATABASE_URL is not repeated, for it may hold a password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(/^(?!.*hunter2).*DATABASE_URL/);
});

test('elsewhere than on loopback there is no demo data by default', () => {
  expect(read({ HOST: '0.0.0.0' }).seed).toBe('none');
});

test('every variable is documented once, and names a unit or default', () => {
  const names = configVariables.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8');
  const readNames = [...source.matchAll(/environment, '([A-Z_]+)'/g)].map((match) => match[1]);
  expect([...new Set(readNames)].sort()).toStrictEqual([...names].sort());
});
