import type { Context } from '../contract.ts';
import { Problem } from '../errors.ts';
import { addressLimit, countAttempt } from '../identity/rateLimit.ts';

/** Counts a guess at a PIN or a link from this network address, before anything is compared. */
export async function limitAddress(
  { tx, now, address }: Pick<Context, 'tx' | 'now' | 'address'>,
  what: 'link' | 'pin',
): Promise<void> {
  const { allowed, retryAfter } = await countAttempt(
    tx,
    `signing-${what}:address:${address}`,
    addressLimit,
    now,
  );
  if (!allowed) throw new Problem('tooManyAttempts', { retryAfter });
}
