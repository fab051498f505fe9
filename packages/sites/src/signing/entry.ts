import type { ThemeChoice } from '@countersign/ui';
import { frameThemeOf } from '@countersign/api-client/rules';
import type { AccountEntry } from './AccountApp.tsx';
import type { LoginOutcome } from './LoginStep.tsx';

export type SigningEntry =
  | { page: 'frame'; signerId: number | null; theme: ThemeChoice }
  | { page: 'account'; entry: AccountEntry; login: LoginOutcome }
  /** The server could not handle the request for the address. */
  | { page: 'failed'; failure: PageFailure };

/** What failed at the server, with its own sentence. */
export interface PageFailure {
  code: string;
  message: string;
}

/** Reads what the server wrote into the page; null if the address was served. */
export function readFailure(meta: HTMLMetaElement | null): PageFailure | null {
  const code = meta?.content ?? '';
  return code === '' ? null : { code, message: meta?.dataset['message'] ?? '' };
}

function signerIdIn(path: string): number | null {
  const match = /^\/task\/([1-9]\d{0,9})(?:\/frame)?$/.exec(path);
  return match === null ? null : Number(match[1]);
}

/** Parses an address of the signing site. The link's token is after the hash. A frame reports each failure alike. */
export function readEntry(
  { pathname, hash, search }: Pick<Location, 'pathname' | 'hash' | 'search'>,
  failure: PageFailure | null = null,
): SigningEntry {
  const signerId = signerIdIn(pathname);
  const isFrame = /^\/(?:frame(?:\/.*)?|task\/[^/]+\/frame)$/.test(pathname);
  if (isFrame)
    return { page: 'frame', signerId: failure === null ? signerId : null, theme: frameThemeOf(search) };
  if (failure !== null) return { page: 'failed', failure };
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
