import type { SigningPage, SigningStage } from '@countersign/api-client/rules';
import type { Database } from '../app.ts';
import { readBrand } from '../domain/signing/invitations.ts';
import { PIN_TRIES } from '../domain/signing/constants.ts';
import type { SigningSession } from '../domain/signing/sessions.ts';
import { fullName, type TaskSigner } from '../domain/signing/tasks.ts';
import type { SignerContext } from './signerContext.ts';

interface Held {
  fence: number;
  expires_at: Date;
}

/** Returns this session's own lock, if active. */
async function heldLock(db: Database, session: SigningSession, now: Date): Promise<Held | undefined> {
  if (session.fence === null) return undefined;
  return db
    .selectFrom('signing_locks')
    .select(['fence', 'expires_at'])
    .where('document_id', '=', session.documentId)
    .where('signer_id', '=', session.signerId)
    .where('fence', '=', session.fence)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Whether the PIN is asked for, or only a new one helps. */
function pinStage(signer: TaskSigner, now: Date): 'pin' | 'pinDead' | 'pinExpired' {
  if (signer.pin_dead || signer.pin_tries >= PIN_TRIES || signer.pin_expires_at === null) return 'pinDead';
  return signer.pin_expires_at.getTime() <= now.getTime() ? 'pinExpired' : 'pin';
}

function stageOf(
  { task, signer, needsLogin }: SignerContext,
  held: Held | undefined,
  now: Date,
): SigningStage {
  if (signer.status === 'signed') return 'signed';
  if (task.state === 'removed') return 'removed';
  if (task.state === 'declined') return 'declined';
  if (needsLogin) return 'login';
  if (held !== undefined) return 'read';
  return pinStage(signer, now);
}

/** What the signing site's page shows to the signer of this session. */
export async function presentPage(
  db: Database,
  signerContext: SignerContext,
  now: Date,
): Promise<SigningPage> {
  const { document, task, signer, session } = signerContext;
  const held = await heldLock(db, session, now);
  const stage = stageOf(signerContext, held, now);
  const brand = await readBrand(db, document.firm_id);
  return {
    Stage: stage,
    Kind: signer.account_id === null ? 'employee' : 'account',
    Document: { Title: document.title },
    Firm: { Name: brand.firmName, Colour: brand.colour, Logo: brand.logo },
    Signer: { GivenName: signer.given_name, Name: fullName(signer), Email: signer.email },
    Signers: task.signers.map((one) => presentSigner(one, one.id === signer.id)),
    ...lockOf(stage === 'read' ? held : undefined, now),
    SignedDate: signer.signed_at?.toISOString() ?? null,
    TaskState: task.state,
    FirmTold: task.firm_told > 0,
  };
}

function lockOf(held: Held | undefined, now: Date): Pick<SigningPage, 'LockExpires' | 'LockSecondsLeft'> {
  if (held === undefined) return { LockExpires: null, LockSecondsLeft: null };
  const left = held.expires_at.getTime() - now.getTime();
  return { LockExpires: held.expires_at.toISOString(), LockSecondsLeft: Math.ceil(left / 1000) };
}

function presentSigner(signer: TaskSigner, isYou: boolean): SigningPage['Signers'][number] {
  return {
    Name: fullName(signer),
    Role: signer.account_id === null ? 'employee' : 'account',
    IsYou: isYou,
    SignedDate: signer.signed_at?.toISOString() ?? null,
    DeclinedDate: signer.declined_at?.toISOString() ?? null,
  };
}
