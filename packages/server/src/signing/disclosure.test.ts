import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pinOf } from '../domain/signing/testing/scene.ts';
import { hugh, margaret, openSigningFixture, type SigningFixture } from './testing/signingFixture.ts';

let fixture: SigningFixture;
beforeEach(async () => {
  fixture = await openSigningFixture();
  await fixture.setUp();
});
afterEach(() => fixture.close());

describe('anyone who has the link', () => {
  it('learns the firm only, until the PIN is given', async () => {
    const holder = await fixture.visitAndVerify(hugh);
    const { answer, browser, task } = await fixture.visit(margaret);
    expect(answer.body).toMatchObject({ Page: { Stage: 'pin', Details: null, InUse: { Name: null } } });
    await holder.browser.post(`${holder.task}/release`);
    const { text } = await browser.get(`${task}/state`);
    expect(text).toContain('Harrow & Finch');
    expect(text).not.toMatch(/Solvency|Signer|Hartley|corriedale/);
    const verified = await browser.post(`${task}/pin`, { Pin: await pinOf(fixture.scene, margaret) });
    expect(verified.body).toMatchObject({
      Details: { Title: 'Solvency resolution', Signer: { Email: margaret } },
    });
  });

  it('learns no more after the signature, but for the session that made it', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    await browser.post(`${task}/sign`, { Consent: true });
    expect((await browser.get(`${task}/state`)).body).toMatchObject({
      Stage: 'signed',
      Details: { Signer: { Email: margaret } },
    });
    const again = await fixture.visit(margaret);
    expect(again.answer.body).toMatchObject({ Page: { Stage: 'signed', SignedDate: null, Details: null } });
  });
});
