import { Secret, TOTP } from 'otpauth';
import { totpPeriod } from '../totp.ts';
import type { Browser, Tokens, Visit } from './browser.ts';
import { testPassword } from './identityDesk.ts';

/** The password page, filled in; returns what comes next. */
export async function signIn(browser: Browser, email: string): Promise<Visit> {
  await browser.authorize();
  return browser.submit({ email, password: testPassword });
}

/** Where the portal got its response.
 * @throws Error where the walk ended on a page of the identity site. */
export function landed(visit: Visit): URL {
  if (visit.back === null) throw new Error(`Not back at the portal: ${JSON.stringify(visit.page)}`);
  return visit.back;
}

/** The tokens of a reply of the token endpoint. */
export async function tokensOf(reply: Response): Promise<Tokens> {
  if (reply.status !== 200) throw new Error(`No tokens but ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Signs in by password alone and redeems the code. */
export async function staffTokens(browser: Browser, email: string): Promise<Tokens> {
  return tokensOf(await browser.redeem(landed(await signIn(browser, email))));
}

/** What an authenticator shows at that time for the key of a setup page. */
export function codeShown({ page }: Visit, at: Date): string {
  if (page?.kind !== 'setUp') throw new Error(`Not a setup page: ${JSON.stringify(page)}`);
  const secret = Secret.fromBase32(page.secret);
  return new TOTP({ secret, period: totpPeriod, digits: 6 }).generate({ timestamp: at.getTime() });
}
