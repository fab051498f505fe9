import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/testApp.ts';
import { createSite, type SiteOptions } from './site.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The address that a site sees behind these proxies; limits by address count it. */
async function seen(trustProxy: TestApp['config']['trustProxy'], name: SiteOptions['name'] = 'identity') {
  const site = createSite({ ...app, config: { ...app.config, trustProxy } }, { name });
  site.get('/address', async (request) => ({ address: request.ip }));
  const reply = await site.inject({
    url: '/address',
    remoteAddress: '10.0.0.2',
    headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.0.0.1' },
  });
  await site.close();
  const { address }: { address: string } = reply.json();
  return address;
}

test('without TRUST_PROXY no proxy is trusted', async () => {
  expect(await seen(false)).toBe('10.0.0.2');
});

test('a number of proxies is believed, and no forged address beyond them', async () => {
  expect(await seen(1)).toBe('10.0.0.1');
  expect(await seen(2)).toBe('203.0.113.9');
});

test('so are the proxies of a network, on every site', async () => {
  for (const name of ['portal', 'identity', 'files', 'signing', 'desk'] as const)
    expect(await seen(['10.0.0.0/8'], name)).toBe('203.0.113.9');
  expect(await seen(['192.0.2.7'])).toBe('10.0.0.2');
});
