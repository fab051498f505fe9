import type { SigningPage, SigningPageDetails } from '@countersign/api-client/rules';
import type { OpenAccount } from './accountState.ts';

/** What the page knows once the PIN was given. */
export const details: SigningPageDetails = {
  Title: 'Solvency resolution 2026',
  Signer: { GivenName: 'Margaret', Name: 'Margaret Ellery', Email: 'margaret.ellery@corriedale.example' },
  Signers: [
    {
      Name: 'Hugh Ellery',
      Role: 'account',
      IsYou: false,
      SignedDate: '2026-11-19T20:31:00Z',
      DeclinedDate: null,
    },
    { Name: 'Margaret Ellery', Role: 'account', IsYou: true, SignedDate: null, DeclinedDate: null },
    { Name: 'Imogen Hartley', Role: 'employee', IsYou: false, SignedDate: null, DeclinedDate: null },
  ],
};

/** Details with each signer changed. */
export function withSigners(
  change: (signer: SigningPageDetails['Signers'][number]) => SigningPageDetails['Signers'][number],
): SigningPageDetails {
  return { ...details, Signers: details.Signers.map(change) };
}

/** Creates the signing site's data about one signer; by default at the PIN step, before the PIN. */
export function aPage(change: Partial<SigningPage> = {}): SigningPage {
  return {
    Stage: 'pin',
    Kind: 'account',
    DocumentDeleted: false,
    EnabledNotifications: true,
    Firm: { Name: 'Harrow & Finch', Colour: '333C91', Logo: null },
    Details: null,
    LockExpires: null,
    LockSecondsLeft: null,
    InUse: null,
    SignedDate: null,
    TaskState: 'open',
    FirmNotified: 'none',
    ...change,
  };
}

/** The same signers after one of them declined. */
export function declinedBy(name: string): SigningPageDetails {
  return withSigners((signer) =>
    signer.Name === name ? { ...signer, SignedDate: null, DeclinedDate: '2026-11-21T03:30:00Z' } : signer,
  );
}

/** Creates the state of the account holder's page once it is open. */
export function anAccount(page: Partial<SigningPage> = {}, change: Partial<OpenAccount> = {}): OpenAccount {
  return {
    status: 'open',
    page: aPage(page),
    viewerUrl: null,
    viewerFailure: null,
    working: null,
    failure: null,
    failedWork: null,
    failureHelp: null,
    outcomeCheck: 'none',
    pinError: null,
    renewal: null,
    justDone: false,
    inUseCheck: 'none',
    ...change,
  };
}

const SignedDate = '2026-11-21T03:30:00Z';
/** After this signer has signed. */
export const signedNow = {
  Stage: 'signed',
  SignedDate,
  Details: withSigners((signer) => (signer.IsYou ? { ...signer, SignedDate } : signer)),
} as const;

/** After this signer has declined. */
export const declinedNow = {
  Stage: 'declined',
  TaskState: 'declined',
  Details: declinedBy('Margaret Ellery'),
} as const;

/** The last page of a resolution, as it is before the last signature. */
const paper = `<!doctype html>
<meta name="color-scheme" content="light dark">
<title>Document</title>
<style>
  body { margin: 0; background: light-dark(#f0ebe7, #14110f) }
  main { box-sizing: border-box; width: min(620px, 100% - 32px); margin: 24px auto; padding: 48px; background: white; color: #1d1d23; font: 14px/21px Newsreader, Georgia, serif; outline: 1px solid #d8d4cf }
  header { display: flex; justify-content: space-between; padding-bottom: 12px; border-bottom: 1px solid #d8d4cf; color: #5b544f; font-size: 12px }
  h2 { margin: 20px 0 6px; font-size: 15px }
  p { margin: 0 0 10px; padding-left: 36px; text-indent: -36px }
  b { display: inline-block; width: 36px; text-indent: 0; font-weight: 400 }
  section { display: flex; flex-wrap: wrap; gap: 20px; align-items: end; margin-top: 24px }
  i { flex: 1 1 180px; padding: 2px 0; border-bottom: 1px solid #1d1d23; color: #2b3590; font-size: 26px; line-height: 34px }
  span { flex: 1 1 160px; font: 12px/18px Inter, sans-serif }
</style>
<main>
  <header><span style="flex:none">Solvency resolution 2026</span><span style="flex:none">Page 4 of 4</span></header>
  <h2>3 Solvency</h2>
  <p><b>3.1</b>The directors have read the company statement dated 3 November 2026 and confirm that its particulars are correct.</p>
  <p><b>3.2</b>In the opinion of the directors there are reasonable grounds to believe that the company will be able to pay its debts as and when they become due and payable.</p>
  <h2>4 Signing</h2>
  <p><b>4.1</b>Each party consents to this resolution being signed electronically, in counterparts, and to its being kept in that form.</p>
  <h2>Signed by the directors of Corriedale Pastoral Co Pty Ltd</h2>
  <section><i>Hugh Ellery</i><span>Hugh Ellery<br>Director and secretary</span></section>
  <section><i>&nbsp;</i><span>Margaret Ellery<br>Director</span></section>
</main>`;

/** A page that replaces the viewer, so that stories need no server. */
// What is added to its address is not part of the page.
export const aViewer = `data:text/html;charset=utf-8,${encodeURIComponent(`${paper}<!--`)}`;
