import type { SigningPage, SigningStage } from '@countersign/api-client/rules';
import { shownName } from '@countersign/api-client/rules';
import type { Database } from '../app.ts';
import { readFirmBrand } from '../domain/branding.ts';
import { lockOn, secondsLeft, type HeldLock } from '../domain/signing/locks.ts';
import { outcomeDelivery } from '../domain/signing/notifyFirm.ts';
import { pinState, type PinState } from '../domain/signing/pins.ts';
import type { SigningSession } from '../domain/signing/sessions.ts';
import { fullName, type TaskSigner } from '../domain/signing/tasks.ts';
import { obstacleOf } from '../domain/signing/turn.ts';
import type { SignerContext } from './signerContext.ts';

/** Whether it is the lock that this very session's PIN took. */
function isOwn(held: HeldLock, { signerId, fence }: SigningSession): boolean {
  return held.signer_id === signerId && held.fence === fence;
}

/** Whether the PIN is asked for, or only a new one helps. */
const pinStages: Readonly<Record<PinState, 'pin' | 'pinDead' | 'pinExpired'>> = {
  usable: 'pin',
  expired: 'pinExpired',
  tried: 'pinDead',
  undelivered: 'pinDead',
  never: 'pinDead',
};

function stageOf(
  { document, task, signer, needsLogin }: SignerContext,
  held: HeldLock | undefined,
  now: Date,
): SigningStage {
  if (signer.status === 'signed') return 'signed';
  if (task.state === 'removed') return 'removed';
  if (task.state === 'declined') return 'declined';
  if (document.deleted_at !== null) return 'removed';
  // No PIN signs it, so none is asked for.
  if (obstacleOf(task, signer) === 'otherMethod') return 'otherMethod';
  if (needsLogin) return 'login';
  if (held !== undefined) return 'read';
  return pinStages[pinState(signer, now)];
}

/** What the signing site's page shows to the signer of this session. */
export async function presentPage(
  db: Database,
  signerContext: SignerContext,
  now: Date,
): Promise<SigningPage> {
  const { document, task, signer, session, proven } = signerContext;
  const held = await lockOn(db, document.id, now);
  const own = held !== undefined && isOwn(held, session) ? held : undefined;
  const deleted = document.deleted_at !== null;
  const stage = stageOf(signerContext, own, now);
  const brand = await readFirmBrand(db, document.firm_id);
  return {
    Stage: stage,
    Kind: signer.account_id === null ? 'employee' : 'account',
    DocumentDeleted: deleted,
    EnabledNotifications: document.notifications_enabled,
    Firm: { Name: brand.firmName, Colour: brand.color, Logo: brand.logo },
    Details: proven ? detailsOf(signerContext) : null,
    ...lockOf(stage === 'read' ? own : undefined, now),
    InUse: task.state === 'open' && !deleted ? inUseBy(signerContext, held, now) : null,
    SignedDate: proven ? (signer.signed_at?.toISOString() ?? null) : null,
    TaskState: task.state,
    FirmNotified: await outcomeDelivery(db, task.id),
  };
}

/** What others who have the link must not learn from it. */
function detailsOf({ document, task, signer }: SignerContext): SigningPage['Details'] {
  return {
    Title: shownName(document.title),
    Signer: { GivenName: signer.given_name, Name: fullName(signer), Email: signer.email },
    Signers: task.signers.map((one) => presentSigner(one, one.id === signer.id)),
  };
}

function lockOf(held: HeldLock | undefined, now: Date): Pick<SigningPage, 'LockExpires' | 'LockSecondsLeft'> {
  if (held === undefined) return { LockExpires: null, LockSecondsLeft: null };
  return { LockExpires: held.expires_at.toISOString(), LockSecondsLeft: secondsLeft(held.expires_at, now) };
}

/** Returns another signer who holds the lock, so that the page can show when it ends. */
function inUseBy(
  { task, signer, proven }: SignerContext,
  held: HeldLock | undefined,
  now: Date,
): SigningPage['InUse'] {
  if (held === undefined || held.signer_id === signer.id) return null;
  const holder = task.signers.find(({ id }) => id === held.signer_id);
  if (holder === undefined) return null;
  const Expires = held.expires_at.toISOString();
  return { Name: proven ? fullName(holder) : null, Expires, SecondsLeft: secondsLeft(held.expires_at, now) };
}

function presentSigner(
  signer: TaskSigner,
  isYou: boolean,
): NonNullable<SigningPage['Details']>['Signers'][number] {
  return {
    Name: fullName(signer),
    Role: signer.account_id === null ? 'employee' : 'account',
    IsYou: isYou,
    SignedDate: signer.signed_at?.toISOString() ?? null,
    DeclinedDate: signer.declined_at?.toISOString() ?? null,
  };
}
