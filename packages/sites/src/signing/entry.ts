import type { AccountEntry } from './AccountApp.tsx';

export type SigningEntry =
  { page: 'frame'; signerId: number | null } | { page: 'account'; entry: AccountEntry };

function signerIdIn(path: string): number | null {
  const match = /^\/task\/([1-9]\d{0,9})(?:\/frame)?$/.exec(path);
  return match === null ? null : Number(match[1]);
}

/** What an address of the signing site asks for. The link's token stands behind the hash. */
export function readEntry({ pathname, hash }: { pathname: string; hash: string }): SigningEntry {
  const signerId = signerIdIn(pathname);
  if (pathname.startsWith('/frame') || pathname.endsWith('/frame')) return { page: 'frame', signerId };
  if (signerId !== null) return { page: 'account', entry: { signerId } };
  const token = hash.slice(1);
  return { page: 'account', entry: token === '' ? null : { token } };
}
