import type { Browser, BrowserContext, Page } from 'playwright';
import { newVisitor, type RunningSystem } from './harness.ts';
import { linkIn, mailTo, pinIn, type CapturedMail } from './mail.ts';
import { consentAndSign, enterPin } from './portal.ts';

/** A signer with a separate browser on the page of their link, and their PIN. */
export interface Invited {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly pin: string;
}

/** Opens the link in an account holder's email about a document; with `after`, in a later one. */
export async function openInvitation(
  browser: Browser,
  system: RunningSystem,
  email: string,
  title: string,
  after?: CapturedMail,
): Promise<Invited> {
  const invitation = await mailTo(system, email, new RegExp(title), after);
  const visitor = await newVisitor(browser);
  await visitor.page.goto(linkIn(invitation, system.signing));
  await visitor.page.getByLabel('PIN code').waitFor();
  return { ...visitor, pin: pinIn(invitation) };
}

/** Reads, consents, signs, and waits for the thanks. */
export async function signHere(page: Page): Promise<void> {
  await consentAndSign(page);
  await page.getByRole('heading', { name: /^Signed\. Thank you, / }).waitFor();
}

/** Signs as an account holder, from the email to the confirmation. */
export async function signAsAccount(
  browser: Browser,
  system: RunningSystem,
  email: string,
  title: string,
): Promise<void> {
  const { context, page, pin } = await openInvitation(browser, system, email, title);
  await enterPin(page, pin);
  await signHere(page);
  await context.close();
}

/** Another PIN than this one. */
export function wrongPinFor(pin: string): string {
  return pin.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
}
