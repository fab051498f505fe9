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
    working: null,
    failure: null,
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

/** A page that replaces the viewer, so that stories need no server. */
export const aViewer = `data:text/html,${encodeURIComponent(
  '<!doctype html><meta name="color-scheme" content="light dark"><title>Document</title><body style="margin:0;background:light-dark(#f0ebe7,#14110f)"><main style="box-sizing:border-box;width:min(420px,100% - 32px);height:560px;margin:24px auto;padding:48px;background:white"><div style="width:60%;height:14px;margin-bottom:28px;background:#5b544f"></div><div style="height:330px;background:repeating-linear-gradient(#d9d4cc 0 6px,#fff 6px 18px)"></div></main>',
)}`;
