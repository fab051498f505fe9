import { afterEach, beforeEach, expect, it } from 'vitest';
import { refusal } from '../testing/index.ts';
import { margaret, openSigningFixture, type SigningFixture } from './testing/signingFixture.ts';

let fixture: SigningFixture;
beforeEach(async () => {
  fixture = await openSigningFixture();
  await fixture.setUp();
});
afterEach(() => fixture.close());

const headers = { 'idempotency-key': 'view-of-margaret-0001' };

it('a stored reply is sent again to its own session, and to nobody else who has the link', async () => {
  const { browser, task } = await fixture.visitAndVerify(margaret);
  const stranger = await fixture.visit(margaret);
  const viewed = await browser.post(`${task}/view`, {}, headers);
  expect(viewed.status).toBe(200);
  const repeated = await browser.post(`${task}/view`, {}, headers);
  expect(repeated.body).toEqual(viewed.body);
  const answered = await stranger.browser.post(`${task}/view`, {}, headers);
  expect(answered).toMatchObject(refusal('pinRequired'));
  expect(answered.text).not.toContain('ViewerUrl');
});
