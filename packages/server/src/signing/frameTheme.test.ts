import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSigningFixture, type SigningFixture } from './testing/signingFixture.ts';

let fixture: SigningFixture;
beforeEach(async () => {
  fixture = await openSigningFixture();
});
afterEach(() => fixture.close());

it('opens the frame in the theme of the portal around it, and passes nothing else on', async () => {
  await fixture.accountsSign();
  const { body } = await fixture.verify();
  const url = /"SigningUrl":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
  const frame = url.replace(fixture.scene.app.config.origins.signing, '');
  const entered = await fixture.aBrowser().get(`${frame}&theme=dark`);
  expect(entered.headers.location).toMatch(/^\/task\/\d+\/frame\?theme=dark$/);
  const closed = await fixture.aBrowser().get(`${frame}&theme=${encodeURIComponent('//evil.test/#')}`);
  expect(closed.headers.location).toBe('/frame/closed');
});
