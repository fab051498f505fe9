import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedIdentity } from './published.ts';
import { openIdentityDesk, type IdentityDesk } from './testing/identityDesk.ts';

let desk: IdentityDesk;
beforeAll(async () => {
  desk = await openIdentityDesk();
});
afterAll(() => desk.close());

test('the portal’s built-in configuration matches what the identity site publishes', async () => {
  const { metadata, keys } = await publishedIdentity(desk.app);
  const { identity } = desk.app.config.origins;
  const [discovery, published] = await Promise.all(
    ['.well-known/openid-configuration', 'jwks'].map(async (path) => {
      const reply = await fetch(`${identity}/${path}`);
      return reply.json();
    }),
  );
  expect(discovery).toMatchObject({ ...metadata });
  expect(published).toEqual({ keys });
  expect(JSON.stringify(keys)).not.toContain('"d"');
});
