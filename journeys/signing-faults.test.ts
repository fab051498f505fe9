import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RETRIES } from '../packages/api-client/src/http/retry.ts';
import { messages, signingMessages } from '../packages/api-client/src/rules/messages.ts';
import { documentScreenMessages } from '../packages/portal/src/features/documents/documents.messages.ts';
import { setClock } from './clock.ts';
import { startDemo } from './demo.ts';
import { faultAt } from './fault.ts';
import { newVisitor, signIn, startBrowser, type RunningSystem } from './harness.ts';
import { mailTo, pinIn } from './mail.ts';
import { contractPdf } from './pdf.ts';
import {
  selectDocument,
  consentAndSign,
  dropFile,
  enterPin,
  openClient,
  pinPrompt,
  rowOf,
  setUpClickToSign,
  signingFrame,
  uploaded,
} from './portal.ts';
import { openInvitation, signAsAccount, signHere, wrongPinFor } from './signing.ts';

const client = 'Blue Gum Pastoral Co';
const staff = 'employee@demo.test';
const account = 'signer@demo.test';
const secondAccount = 'finn@bluegumpastoralco.example';
const minute = 60_000;

let system: RunningSystem;
let browser: Browser;
let page: Page;
/** Address of the client's documents. */
let documents: string;

beforeAll(async () => {
  [system, browser] = await Promise.all([startDemo(), startBrowser()]);
  ({ page } = await newVisitor(browser));
  await page.goto(`${system.portal}/`);
  await signIn(page, system, staff);
  await openClient(page, client);
  documents = page.url();
});

afterEach(async () => {
  await setClock(system, 0);
});

afterAll(async () => {
  await browser?.close();
  await system?.dispose();
});

/** A document that waits for these accounts and then for Ethan Walsh, who has uploaded it. */
async function waitingDocument(title: string, accounts: readonly string[]): Promise<void> {
  await page.goto(documents);
  await rowOf(page, /./).first().waitFor();
  await dropFile(page, `${title}.pdf`, await contractPdf(title));
  await uploaded(page, `${title}.pdf`);
  await selectDocument(page, title);
  await setUpClickToSign(page, accounts, 'Ethan Walsh');
  await rowOf(page, title)
    .getByText(`Click-to-sign · 0 of ${accounts.length + 1}`)
    .waitFor();
}

/** Enters a PIN and waits until the server has responded. */
async function tryPin(opened: Page, place: Parameters<typeof enterPin>[0], pin: string): Promise<number> {
  const answered = opened.waitForResponse((reply) => /\/pin$|\/verifyEmployee\//.test(reply.url()));
  await enterPin(place, pin);
  return (await answered).status();
}

/** The page after its documents were read again. */
async function openSignPrompt(opened: Page, title: string): Promise<void> {
  await opened.reload();
  await selectDocument(opened, title);
  await opened.getByRole('button', { name: 'Sign', exact: true }).first().click();
  await pinPrompt(opened).waitFor();
}

describe('a browser that goes offline', () => {
  it('says that nothing could be read or written, and sends nothing later by itself', async () => {
    const title = 'Shearing shed agreement';
    await waitingDocument(title, [account]);
    const first = await mailTo(system, account, new RegExp(title));
    await page.getByRole('button', { name: 'Tasks' }).click();
    await page.context().setOffline(true);
    await page.getByRole('menuitem', { name: 'Resend Pin Notification' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resend Pin Notification' }).click();
    // What never left was not done, and nobody need look whether it was.
    await page.getByText(documentScreenMessages.pinsFailed).first().waitFor();
    await page.getByText(messages.offline).first().waitFor();
    const search = page.getByRole('searchbox', { name: 'Search documents' });
    await search.fill(title);
    await search.press('Enter');
    const list = page.getByRole('main');
    await list.getByText(documentScreenMessages.noConnection, { exact: true }).waitFor();
    await page.context().setOffline(false);
    await rowOf(page, /./).first().waitFor();
    await page.getByRole('button', { name: 'History', exact: true }).first().click();
    const history = page.getByRole('dialog');
    await history
      .getByText(/ uploaded /)
      .first()
      .waitFor();
    expect(await history.getByText(/ resent /).count()).toBe(0);
    await page.keyboard.press('Escape');
    expect((await mailTo(system, account, new RegExp(title))).ReceivedAt).toBe(first.ReceivedAt);
  });
});

describe('a PIN that was wrong five times', () => {
  it('is dead for an account holder until staff send another', async () => {
    const title = 'Bore maintenance agreement';
    await waitingDocument(title, [account]);
    const first = await mailTo(system, account, new RegExp(title));
    const { context, page: opened, pin } = await openInvitation(browser, system, account, title);
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await tryPin(opened, opened, wrongPinFor(pin))).toBe(422);
      await opened.getByText(signingMessages.pinWrong).waitFor();
    }
    expect(await tryPin(opened, opened, wrongPinFor(pin))).toBe(422);
    const dead = opened.getByText(signingMessages.pinDead);
    await dead.waitFor();
    await opened.reload();
    await dead.waitFor();
    expect(await opened.getByLabel('PIN code').count()).toBe(0);
    await context.close();

    await page.getByRole('button', { name: 'Tasks' }).click();
    await page.getByRole('menuitem', { name: 'Resend Pin Notification' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resend Pin Notification' }).click();
    const again = await openInvitation(browser, system, account, title, first);
    expect(await tryPin(again.page, again.page, pin)).toBe(422);
    await again.page.getByText(signingMessages.pinWrong).waitFor();
    expect(await tryPin(again.page, again.page, again.pin)).toBe(200);
    await signHere(again.page);
    await again.context.close();
  });

  it('is dead for the representative until they ask for another', async () => {
    const title = 'Windmill repair agreement';
    await waitingDocument(title, [account]);
    await signAsAccount(browser, system, account, title);
    const first = await mailTo(system, staff, new RegExp(title));
    await openSignPrompt(page, title);
    const prompt = pinPrompt(page);
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await tryPin(page, prompt, wrongPinFor(pinIn(first)))).toBe(422);
      await prompt.getByText(signingMessages.pinWrong).waitFor();
    }
    expect(await tryPin(page, prompt, wrongPinFor(pinIn(first)))).toBe(422);
    await page.getByRole('heading', { name: 'Your PIN can no longer be used' }).waitFor();

    await page.getByRole('button', { name: 'Send a new PIN' }).click();
    await prompt.waitFor();
    const second = await mailTo(system, staff, new RegExp(title), first);
    expect(await tryPin(page, prompt, pinIn(second))).toBe(200);
    await consentAndSign(signingFrame(page));
    await page.getByRole('heading', { name: /^Signed\. Thank you/ }).waitFor();
    await page.keyboard.press('Escape');
    await rowOf(page, title).getByText('Signed', { exact: true }).waitFor();
  });
});

describe('a document in use', () => {
  it('is refused in words, free again after five minutes, and takes no late signature', async () => {
    const title = 'Water licence transfer';
    await waitingDocument(title, [account, secondAccount]);
    const slow = await openInvitation(browser, system, account, title);
    const quick = await openInvitation(browser, system, secondAccount, title);
    expect(await tryPin(slow.page, slow.page, slow.pin)).toBe(200);
    await slow.page.getByRole('checkbox', { name: /I have read/ }).waitFor();

    expect(await tryPin(quick.page, quick.page, quick.pin)).toBe(409);
    await quick.page.getByText(signingMessages.inUse).waitFor();

    await setClock(system, 5 * minute + 1_000);
    await quick.page.getByRole('button', { name: 'Check now' }).click();
    expect(await tryPin(quick.page, quick.page, quick.pin)).toBe(200);
    await signHere(quick.page);

    await consentAndSign(slow.page);
    // On the page, and in the region that speaks it.
    await slow.page.getByText(signingMessages.lockExpired).first().waitFor();
    expect(await tryPin(slow.page, slow.page, slow.pin)).toBe(200);

    // A minute and three quarters are left.
    await setClock(system, 8.25 * minute);
    await slow.page.reload();
    await slow.page.getByRole('button', { name: 'Extend to 5 minutes' }).click();
    await slow.page.getByText(/^[45]:\d\d left to sign$/).waitFor();
    await signHere(slow.page);
    await Promise.all([slow.context.close(), quick.context.close()]);
  });
});

describe('a signature whose responses are lost', () => {
  it('is asked for again with its key, counted once, and shown as signed', async () => {
    const title = 'Stock route permit';
    await waitingDocument(title, [account]);
    const { context, page: opened, pin } = await openInvitation(browser, system, account, title);
    expect(await tryPin(opened, opened, pin)).toBe(200);
    const keys = new Set<string | undefined>();
    await faultAt(
      opened,
      `${system.signing}/task/*/sign`,
      async (route) => {
        keys.add((await route.request().allHeaders())['idempotency-key']);
        // The server responds, and nothing receives it.
        await route.fetch();
        await route.abort();
      },
      { times: 1 + RETRIES },
    );
    const asked = opened.waitForRequest((request) => request.url().endsWith('/sign'));
    await consentAndSign(opened);
    await asked;
    await opened.getByRole('heading', { name: /^Signed\. Thank you, / }).waitFor();
    expect(keys.size).toBe(1);
    await context.close();
    await page.reload();
    await rowOf(page, title).getByText('Click-to-sign · 1 of 2').waitFor();
  });
});

describe('the signing frame', () => {
  it('fails in words, and Retry opens it again under a renewed lock', async () => {
    const title = 'Fencing contract';
    await waitingDocument(title, [account]);
    await signAsAccount(browser, system, account, title);
    const turn = await mailTo(system, staff, new RegExp(title));
    await page.clock.install();
    await openSignPrompt(page, title);
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/sign/renewLock/')) renewals.push(request.method());
    });
    const dialog = page.getByRole('dialog', { name: `Sign ${title}` });
    const failed = dialog.getByText(signingMessages.frameFailed, { exact: true });
    const retry = dialog.getByRole('button', { name: 'Retry' });

    // The frame's page never arrives, which the portal cannot detect: it waits half a minute.
    await faultAt(page, `${system.signing}/frame?*`, (route) => route.abort(), { times: 1 });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/frame?'));
    await enterPin(pinPrompt(page), pinIn(turn));
    await lost;
    await page.clock.runFor(30_000);
    await failed.waitFor();

    // The frame comes, but not the document: it asks for it as often as any read is asked for, and says so.
    const unread = await faultAt(page, `${system.signing}/task/*/state`, (route) => route.abort(), {
      times: 1 + RETRIES,
    });
    await retry.click();
    await expect.poll(() => unread.met()).toBe(1 + RETRIES);
    expect(renewals).toEqual(['PUT']);
    await failed.waitFor();

    await retry.click();
    const consent = signingFrame(page).getByRole('checkbox', { name: /I have read/ });
    await consent.waitFor();
    expect(renewals).toEqual(['PUT', 'PUT']);
    await consentAndSign(signingFrame(page));
    await page.getByRole('heading', { name: /^Signed\. Thank you/ }).waitFor();
    await page.keyboard.press('Escape');
    await rowOf(page, title).getByText('Signed', { exact: true }).waitFor();
  });
});
