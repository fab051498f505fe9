import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailWorker, mailTransport } from '../../mail/worker.ts';
import {
  hugh,
  imogen,
  margaret,
  openSigningFixture,
  type SigningFixture,
} from '../../signing/testing/signingFixture.ts';
import { sign } from './testing/sign.ts';

let fixture: SigningFixture;
beforeEach(async () => {
  fixture = await openSigningFixture();
  await fixture.setUp();
});
afterEach(() => fixture.close());

/** Sends what is due to a mail server that accepts everything, or rejects everything for good. */
async function deliver(accepted: boolean): Promise<void> {
  const rejected = Object.assign(new Error('No such user'), { code: 'EENVELOPE', responseCode: 550 });
  const sendMail = () => (accepted ? Promise.resolve() : Promise.reject(rejected));
  const worker = createMailWorker(fixture.scene.app, Object.assign(mailTransport({ port: 1 }), { sendMail }));
  await worker.deliver();
  await worker.stop();
}

/** The number of emails that the document counts, as the portal shows it. */
async function counted(): Promise<string | undefined> {
  const { text } = await fixture.call('GET', `/documents/${fixture.scene.documentId}`);
  return /"Notifications":(\d+)/.exec(text)?.[1];
}

/** The history's entries, newest first. */
async function told(): Promise<string> {
  const { text } = await fixture.call('GET', `/audit/document/${fixture.scene.documentId}`);
  return text;
}

describe('an abandoned email', () => {
  it('with a PIN is no longer counted, although another PIN was sent since', async () => {
    expect(await counted()).toBe('2');
    fixture.scene.app.clock.advance(60_000);
    await fixture.call('POST', `/documents/resendPins/${fixture.scene.documentId}`);
    expect(await counted()).toBe('4');
    await deliver(false);
    expect(await counted()).toBe('0');
    // Only the latest PINs still worked.
    expect((await told()).match(/PIN not delivered/g)).toHaveLength(2);
  });

  it('about a decline reaches the history, the count and the page of the signer who declined', async () => {
    const { browser, task } = await fixture.visitAndVerify(margaret);
    await deliver(true);
    await browser.post(`${task}/decline`, { Comment: 'Clause 4 is wrong.' });
    const page = async () => (await browser.get(`${task}/state`)).body;
    expect(await page()).toMatchObject({ FirmNotified: 'queued' });
    expect(await counted()).toBe('3');
    await deliver(false);
    expect(await page()).toMatchObject({ FirmNotified: 'none' });
    expect(await counted()).toBe('2');
    const undelivered = `The email saying that signing was declined could not be delivered to ${imogen}.`;
    expect(await told()).toContain(undelivered);
  });

  it('about the last signature is in the history, with what it said', async () => {
    for (const email of [margaret, hugh, imogen]) await sign(fixture.scene, email);
    await deliver(false);
    expect(await told()).toContain(
      `The email saying that everyone has signed could not be delivered to ${imogen}.`,
    );
  });
});

it('an email about a decline that was sent is said to be sent', async () => {
  const { browser, task } = await fixture.visitAndVerify(margaret);
  await browser.post(`${task}/decline`, { Comment: 'Clause 4 is wrong.' });
  await deliver(true);
  expect((await browser.get(`${task}/state`)).body).toMatchObject({ FirmNotified: 'sent' });
  expect(await told()).not.toContain('could not be delivered');
});
