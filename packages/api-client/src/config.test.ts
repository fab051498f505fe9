import { expect, test } from 'vitest';
import { parsePortalConfig } from './config.ts';

const config = {
  api: 'http://localhost:4000/rest',
  files: 'http://localhost:4002',
  signing: 'http://localhost:4003',
  identity: { issuer: 'http://localhost:4001', clientId: 'portal' },
};

test('takes what the server writes, without the slash at the end', () => {
  expect(parsePortalConfig({ ...config, files: 'http://localhost:4002/' })).toEqual(config);
});

test.each([
  ['the configuration is not an object', null],
  ['files is not an absolute URL', { ...config, files: '/files' }],
  ['signing is neither http nor https', { ...config, signing: 'javascript:alert(1)' }],
  ['api has more than an origin and a path', { ...config, api: 'http://localhost:4000/rest?x=1' }],
  ['the configuration has an unknown field "extra"', { ...config, extra: 1 }],
  ['identity is not an object', { ...config, identity: [] }],
  ['identity.clientId is empty', { ...config, identity: { issuer: config.identity.issuer, clientId: '' } }],
])('refuses it when %s', (reason, value) => {
  expect(() => parsePortalConfig(value)).toThrow(reason);
});
