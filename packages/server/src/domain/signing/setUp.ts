import { actionTypes } from '@countersign/api-client/rules';
import type { App, Database } from '../../app.ts';
import type { StoredBlob } from '../../files/blobs/blobStore.ts';
import { Problem } from '../../errors.ts';
import { requireBlobs } from '../../store/blobReferences.ts';
import type { DocumentRow } from '../../store/schema.ts';
import type { PreparedPdf, SignerPlan } from '../../pdf/plan.ts';
import { preparePdf } from '../../pdf/processing.ts';
import { readFirmBrand } from '../branding.ts';
import { TIME_ZONE } from './constants.ts';
import {
  eligibleAccounts,
  eligibleEmployee,
  isOffered,
  requireFree,
  tooLarge,
  type EligiblePerson,
} from './eligibility.ts';
import { history } from './history.ts';
import { sendPins } from './invitations.ts';
import { limitChecks } from './limits.ts';
import { lockDocument, readTask, signersInTurn } from './tasks.ts';
import { addVersion, currentPdf } from './versions.ts';
import type { Principal } from '../caller.ts';
import type { Work } from '../work.ts';

export interface ClickToSignRequest {
  documentId: number;
  accountIds: readonly number[];
  /** The firm's representative, who signs after all accounts. */
  employeeId: number | null;
}

interface Signatory extends EligiblePerson {
  kind: 'account' | 'employee';
}

/** A setup that is worked out and not stored yet. */
export interface PreparedSetUp {
  request: ClickToSignRequest;
  /** The version that the prepared one was made of. */
  baseVersionId: number | null;
  /** The title that its signature page has. */
  title: string;
  signatories: readonly Signatory[];
  fields: PreparedPdf['fields'];
  blob: StoredBlob;
}

async function signatoriesOf(
  db: Database,
  document: DocumentRow,
  { accountIds, employeeId }: ClickToSignRequest,
): Promise<Signatory[]> {
  const accounts = await eligibleAccounts(db, document, accountIds);
  const signatories: Signatory[] = accounts.map((account) => ({ ...account, kind: 'account' }));
  if (employeeId !== null) {
    const employee = await eligibleEmployee(db, document.firm_id, employeeId);
    signatories.push({ ...employee, kind: 'employee' });
  }
  return signatories;
}

/**
 * The slow part of a setup, without a transaction: checks the file and makes the prepared version with every
 * signature field. Whatever needs no look into the file is checked before.
 *
 * @throws Problem with the code of the rule that is not met.
 */
export async function prepareSetUp(
  app: App,
  { firmId, loginId, now }: { firmId: number; loginId: number; now: Date },
  request: ClickToSignRequest,
): Promise<PreparedSetUp> {
  const document = await app.db
    .selectFrom('documents')
    .selectAll()
    .where('firm_id', '=', firmId)
    .where('id', '=', request.documentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (document === undefined) throw new Problem('documentNotFound');
  if (!(await isOffered(app.db, firmId))) throw new Problem('signingNotOffered');
  requireFree(document);
  const signatories = await signatoriesOf(app.db, document, request);
  const brand = await readFirmBrand(app.db, firmId);
  const file = await currentPdf(app, document);
  const largest = app.config.largestSigned;
  if (file.size > largest) throw tooLarge(largest);
  await limitChecks(app.db, loginId, now);
  const plan = {
    title: document.title,
    firmName: brand.firmName,
    brandColor: brand.color,
    reference: document.object_guid,
    preparedAt: now,
    timeZone: TIME_ZONE,
    signers: signatories.map(planSigner),
  };
  const made = await preparePdf({ ...file, loginId }, plan, async ({ bytes, fields }) => ({
    fields,
    blob: await app.blobs.put(bytes),
  }));
  const { current_version_id: baseVersionId, title } = document;
  return { request, baseVersionId, title, signatories, ...made };
}

/**
 * Stores a prepared setup: the version, the task, its signers, and a PIN by email for each account. What may have
 * changed since it was prepared is looked at again.
 */
export async function setUpClickToSign(work: Work<Principal>, prepared: PreparedSetUp): Promise<void> {
  const document = await lockDocument(work.tx, work.caller.firmId, prepared.request.documentId);
  if (document === undefined) throw new Problem('documentNotFound');
  requireFree(document);
  if (document.current_version_id !== prepared.baseVersionId || document.title !== prepared.title)
    throw new Problem('changedMeanwhile');
  await signatoriesOf(work.tx, document, prepared.request);
  await store(work, document, prepared);
}

function planSigner(person: Signatory, index: number): SignerPlan {
  const plan = { key: String(index), name: `${person.givenName} ${person.surname}`, email: person.email };
  return person.kind === 'employee' ? { ...plan, role: 'Firm representative' } : plan;
}

async function store(
  work: Work<Principal>,
  document: DocumentRow,
  { signatories, fields, blob }: PreparedSetUp,
): Promise<void> {
  const { app, tx, now, caller } = work;
  await requireBlobs(tx, app.blobs, [blob.key]);
  const versionId = await addVersion(tx, { document, kind: 'prepared', blob, now });
  const task = await tx
    .insertInto('signing_tasks')
    .values({
      firm_id: document.firm_id,
      document_id: document.id,
      action_type: actionTypes.clickToSign,
      created_by: caller.name,
      created_by_login_id: caller.loginId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('signers')
    .values(
      signatories.map((person, position) => ({
        firm_id: document.firm_id,
        task_id: task.id,
        document_id: document.id,
        account_id: person.kind === 'account' ? person.id : null,
        employee_id: person.kind === 'employee' ? person.id : null,
        position,
        field_name: fields.find((field) => field.signer === String(position))?.field ?? null,
      })),
    )
    .execute();
  await tx
    .updateTable('documents')
    .set({ action_type: actionTypes.clickToSign, current_version_id: versionId, modified_at: now })
    .where('id', '=', document.id)
    .execute();
  const current = await readTask(tx, document.id);
  if (current === null) throw new Error('The task that was just stored cannot be read.');
  const inTurn = signersInTurn(current);
  await sendPins(work, document, inTurn);
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    ...history.setUp(
      caller.name,
      namesOf(signatories, 'account'),
      namesOf(signatories, 'employee')[0] ?? null,
      inTurn,
    ),
  });
}

function namesOf(signatories: readonly Signatory[], kind: Signatory['kind']): string[] {
  return signatories
    .filter((person) => person.kind === kind)
    .map((person) => `${person.givenName} ${person.surname}`);
}
