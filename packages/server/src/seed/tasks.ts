import { actionTypes, startOfWeek, type ActionType } from '@countersign/api-client/rules';
import { sql } from 'kysely';
import type { Database } from '../app.ts';
import { TIME_ZONE } from '../domain/signing/constants.ts';
import type { Placement } from '../pdf/geometry.ts';
import type { SignerStatus, TaskState } from '../store/schemaSigning.ts';
import type { SeedDocument } from './documents.ts';
import { insertMany, pairs } from './insert.ts';
import type { SeedPerson } from './people.ts';
import type { Random } from './random.ts';
import type { SignedFiles } from './signedFiles.ts';

export interface PlannedSigner {
  person: SeedPerson;
  kind: 'account' | 'employee';
  signedAt: Date | null;
  declinedAt: Date | null;
  comment: string | null;
  /** Position of a secure-sign stamp; null on the signature page. */
  location: Placement | null;
}

export interface PlannedTask {
  document: SeedDocument;
  /** The document's state; never `none`. */
  actionType: ActionType;
  /** How the task is carried out. */
  method: ActionType;
  state: TaskState;
  setUpAt: Date;
  closedAt: Date | null;
  signers: PlannedSigner[];
}

const { clickToSign, declined, secureSign, signed } = actionTypes;

const hour = 3_600_000;

const comments = [
  'The amounts on page 1 are those of last year.',
  'My name is misspelt; please send it again.',
  'I would like to speak with you before I sign.',
] as const;

function placement(index: number): Placement {
  return {
    page: 1,
    x: 0.12 + 0.4 * (index % 2),
    y: 0.8 - 0.09 * Math.floor(index / 2),
    width: 0.34,
    height: 0.07,
  };
}

/** The time some hours ago, or the start of the week if that is later: it is always in this week. */
export function momentOfThisWeek(now: Date, hoursAgo: number): Date {
  return new Date(Math.max(startOfWeek(now, TIME_ZONE).getTime(), now.getTime() - hoursAgo * hour));
}

interface TaskTimes {
  now: Date;
  /** When the last signer signed, if that is fixed; it is not before what happened until then. */
  lastSigned?: Date | undefined;
}

/** A task that fits its document's state: who signs, who has, and when. */
export function planTask(
  document: SeedDocument,
  staff: readonly SeedPerson[],
  random: Random,
  { now, lastSigned }: TaskTimes,
): PlannedTask {
  const { actionType, client, createdAt } = document;
  const latest = now.getTime() - hour;
  // Everything happens between the upload and now, in order.
  let clock = createdAt.getTime();
  const later = () => {
    clock += Math.min(random.between(1, 30) * hour, Math.max(1, (latest - clock) / 4));
    return new Date(Math.floor(clock));
  };
  const setUpAt = later();
  const method = actionType === signed || actionType === declined ? clickToSign : actionType;
  const people = random.some(client.accounts, random.between(1, 2));
  const withStaff = random.chance(0.5);
  const signers: PlannedSigner[] = [
    ...people.map((person) => ({ person, kind: 'account' as const })),
    ...(withStaff ? [{ person: random.pick(staff), kind: 'employee' as const }] : []),
  ].map((signer, index) => ({
    ...signer,
    signedAt: null,
    declinedAt: null,
    comment: null,
    location: actionType === secureSign ? placement(index) : null,
  }));
  const waiting = actionType === clickToSign && signers.length > 1 && random.chance(0.6) ? 1 : 0;
  const done = actionType === signed ? signers.length : waiting;
  for (const signer of signers.slice(0, done)) signer.signedAt = later();
  const [first] = signers;
  const last = signers.at(-1);
  if (actionType === signed && last !== undefined && lastSigned !== undefined) {
    clock = lastSigned.getTime();
    last.signedAt = lastSigned;
  }
  if (actionType === declined && first !== undefined) {
    first.declinedAt = later();
    first.comment = random.pick(comments);
  }
  const state = actionType === signed ? 'completed' : actionType === declined ? 'declined' : 'open';
  return {
    document,
    actionType,
    method,
    state,
    setUpAt,
    closedAt: state === 'open' ? null : new Date(Math.floor(clock)),
    signers,
  };
}

/** A task with its revisions; external ones have none here. */
export interface SignedTask {
  task: PlannedTask;
  files: SignedFiles | null;
}

/** Stores tasks, signers and revisions, and lets the documents show them. */
export async function addTasks(tx: Database, firmId: number, tasks: readonly SignedTask[]): Promise<void> {
  const taskIds = await insertMany(
    tx,
    'signing_tasks',
    tasks.map(({ task }) => ({
      firm_id: firmId,
      document_id: task.document.id,
      action_type: task.method,
      state: task.state,
      created_by: task.document.creator.name,
      created_by_login_id: task.document.creator.loginId,
      created_at: task.setUpAt,
      closed_at: task.closedAt,
    })),
  );
  for (const [{ task, files }, taskId] of pairs(tasks, taskIds)) {
    const signerIds = await addSigners(tx, firmId, taskId, task, files);
    const versionIds = await addVersions(tx, firmId, task, files, signerIds);
    await tx
      .updateTable('documents')
      .set({
        action_type: task.actionType,
        current_version_id: versionIds.at(-1) ?? task.document.versionId,
        modified_at: lastMoment(task),
      })
      .where('id', '=', task.document.id)
      .execute();
  }
  // The trigger that writes it waits for tasks that are closed later.
  await sql`
    update documents d set signed_at = t.closed_at from signing_tasks t
    where t.document_id = d.id and t.firm_id = ${firmId} and t.state = 'completed'`.execute(tx);
}

/** When the task last changed. */
export function lastMoment(task: PlannedTask): Date {
  const moments = task.signers.map((signer) => signer.signedAt ?? signer.declinedAt ?? task.setUpAt);
  return moments.reduce((last, moment) => (moment > last ? moment : last), task.setUpAt);
}

export function statusOf({ signedAt, declinedAt }: PlannedSigner): SignerStatus {
  if (signedAt !== null) return 'signed';
  return declinedAt === null ? 'waiting' : 'declined';
}

/** A signer's first PIN: accounts have theirs from the setup, the representative after the last account's signature. */
function firstPinAt({ method, setUpAt, signers }: PlannedTask, { kind }: PlannedSigner): Date | null {
  if (method !== clickToSign) return null;
  if (kind === 'account') return setUpAt;
  const accounts = signers.filter((signer) => signer.kind === 'account');
  if (accounts.some(({ signedAt }) => signedAt === null)) return null;
  return accounts.at(-1)?.signedAt ?? setUpAt;
}

/** As after the first PIN was sent; what is pending gets its valid one from `invitePending`. */
function pinsOf(task: PlannedTask, signer: PlannedSigner) {
  const at = firstPinAt(task, signer);
  return { pin_first_sent_at: at, pin_sent_at: at, pin_sends: at === null ? 0 : 1 };
}

function addSigners(
  tx: Database,
  firmId: number,
  taskId: number,
  task: PlannedTask,
  files: SignedFiles | null,
): Promise<number[]> {
  return insertMany(
    tx,
    'signers',
    task.signers.map((signer, position) => ({
      firm_id: firmId,
      task_id: taskId,
      document_id: task.document.id,
      account_id: signer.kind === 'account' ? signer.person.id : null,
      employee_id: signer.kind === 'employee' ? signer.person.id : null,
      position,
      field_name: files?.fields[position] ?? null,
      locations: signer.location === null ? null : JSON.stringify([signer.location]),
      status: statusOf(signer),
      signed_at: signer.signedAt,
      declined_at: signer.declinedAt,
      comment: signer.comment,
      ...pinsOf(task, signer),
    })),
  );
}

function addVersions(
  tx: Database,
  firmId: number,
  task: PlannedTask,
  files: SignedFiles | null,
  signerIds: readonly number[],
): Promise<number[]> {
  return insertMany(
    tx,
    'document_versions',
    (files?.versions ?? []).map((version) => ({
      firm_id: firmId,
      document_id: task.document.id,
      kind: version.kind,
      blob_key: version.blob.key,
      sha256: version.blob.sha256,
      size: version.blob.size,
      signer_id: version.signer === null ? null : (signerIds[version.signer] ?? null),
      created_at: version.at,
    })),
  );
}
