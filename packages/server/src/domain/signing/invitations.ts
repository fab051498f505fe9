import { signingPath } from '@countersign/api-client/config';
import { sql } from 'kysely';
import { shownName } from '@countersign/api-client/rules';
import type { DocumentRow } from '../../store/schema.ts';
import { readFirmBrand } from '../branding.ts';
import { TIME_ZONE } from './constants.ts';
import { pinKey } from './keys.ts';
import { pinMail } from './mails/mails.ts';
import { issuePin } from './pins.ts';
import { newToken, tokenHash } from './secrets.ts';
import type { TaskSigner } from './tasks.ts';
import type { Principal } from '../caller.ts';
import type { Work } from '../work.ts';

/** Creates an account holder's link. Its token is after the hash, so no server log contains it. */
async function renewLink(work: Work<Principal>, signerId: number): Promise<string> {
  const token = newToken();
  await work.tx
    .updateTable('signers')
    .set({ link_token_hash: tokenHash(token) })
    .where('id', '=', signerId)
    .execute();
  return `${work.app.config.origins.signing}/sign#${token}`;
}

/**
 * Sends each of these signers a new PIN, which invalidates earlier ones. The emails are sent with the
 * transaction, and the document counts them.
 *
 * @param isLimited Whether a user has them sent: then all or none, within the limits for one person and for the firm.
 */
export async function sendPins(
  work: Work<Principal>,
  document: DocumentRow,
  signers: readonly TaskSigner[],
  { isLimited = true } = {},
): Promise<void> {
  const { app, tx, now } = work;
  const key = await pinKey(app);
  const brand = await readFirmBrand(tx, document.firm_id);
  for (const signer of signers) {
    const { pin, validUntil } = await issuePin(tx, key, signer.id, now);
    const isAccount = signer.account_id !== null;
    const link = isAccount
      ? await renewLink(work, signer.id)
      : `${app.config.origins.portal}${signingPath(document.client_id, document.id)}`;
    await work.mail({
      ...pinMail({
        brand,
        to: signer.email,
        givenName: signer.given_name,
        documentTitle: shownName(document.title),
        pin,
        validUntil,
        timeZone: TIME_ZONE,
        link,
        role: isAccount ? 'account' : 'representative',
      }),
      pin: { signerId: signer.id, validUntil, isLimited },
    });
  }
  await tx
    .updateTable('documents')
    .set({ notifications: sql<number>`notifications + ${signers.length}` })
    .where('id', '=', document.id)
    .execute();
}
