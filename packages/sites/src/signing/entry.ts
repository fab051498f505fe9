import type { AccountEntry } from './AccountApp.tsx';
import type { LoginOutcome } from './LoginStep.tsx';

export type SigningEntry =
  | { page: 'frame'; signerId: number | null }
  | { page: 'account'; entry: AccountEntry; login: LoginOutcome }
  /** A step of the sign-in that the server could not take now: its address shows this page only then. */
  | { page: 'unavailable' };

function signerIdIn(path: string): number | null {
  const match = /^\/task\/([1-9]\d{0,9})(?:\/frame)?$/.exec(path);
  return match === null ? null : Number(match[1]);
}

/** Parses an address of the signing site. The link's token is after the hash. */
export function readEntry({
  pathname,
  hash,
  search,
}: Pick<Location, 'pathname' | 'hash' | 'search'>): SigningEntry {
  const signerId = signerIdIn(pathname);
  if (pathname.startsWith('/frame') || pathname.endsWith('/frame')) return { page: 'frame', signerId };
  if (/^\/(?:callback|task\/\d+\/login)$/.test(pathname)) return { page: 'unavailable' };
  const answer = new URLSearchParams(search).get('login');
  const login = answer === 'other' || answer === 'failed' ? answer : 'none';
  if (signerId !== null) return { page: 'account', entry: { signerId }, login };
  const token = hash.slice(1);
  return { page: 'account', entry: token === '' ? null : { token }, login };
}

/** The parts of a window that a pasted link needs. */
interface PastedPage {
  addEventListener(type: 'hashchange', run: () => void): void;
  readonly location: Pick<Location, 'hash' | 'reload'>;
}

/**
 * Opens a link that is pasted into the address bar of this page: only what follows its hash changes, so the
 * browser itself loads nothing.
 */
export function openPastedLinks(page: PastedPage): void {
  page.addEventListener('hashchange', () => {
    if (page.location.hash !== '') page.location.reload();
  });
}
