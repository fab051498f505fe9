import { actionTypes } from '@countersign/api-client/rules';
import { Problem } from '../../errors.ts';
import type { DocumentRow } from '../../store/schema.ts';
import type { PreparedPdf, SignerPlan } from '../../pdf/plan.ts';
import { preparePdf } from '../../pdf/prepare.ts';
import { firmHasFeature } from '../features.ts';
import { TIME_ZONE } from './constants.ts';
import { checkSetUp, eligibleAccounts, eligibleEmployee, type EligiblePerson } from './eligibility.ts';
import { history } from './history.ts';
import { readBrand, sendPins } from './invitations.ts';
import { lockDocument, readTask, signersInTurn } from './tasks.ts';
import { addVersion, currentVersion, versionBytes } from './versions.ts';
import type { SigningWork } from './work.ts';

export interface ClickToSignRequest {
  documentId: number;
  accountIds: readonly number[];
  /** The firm's representative, who signs after all accounts. */
  employeeId: number | null;
}

interface Signatory extends EligiblePerson {
  kind: 'account' | 'employee';
}

/**
 * Sets up click-to-sign: the prepared version with every signature field, the task, its signers, and a PIN
 * by e-mail for each account.
 *
 * @throws Problem with the code of the rule that is not met.
 */
export async function setUpClickToSign(work: SigningWork, request: ClickToSignRequest): Promise<void> {
  const { tx, app, firmId } = work;
  const document = await lockDocument(tx, firmId, request.documentId);
  if (document === undefined) throw new Problem('documentNotFound');
  if (await firmHasFeature(tx, firmId, 'DisabledGroupDocs')) {
    throw new Problem('signingNotOffered');
  }
  const bytes = await versionBytes(app, await currentVersion(tx, document));
  const { refusal } = await checkSetUp(document, () => Promise.resolve(bytes));
  if (refusal !== null) throw new Problem(refusal);
  const accounts = await eligibleAccounts(tx, document, request.accountIds);
  const signatories: Signatory[] = accounts.map((account) => ({ ...account, kind: 'account' }));
  if (request.employeeId !== null) {
    signatories.push({ ...(await eligibleEmployee(tx, firmId, request.employeeId)), kind: 'employee' });
  }
  const prepared = await prepare(work, document, bytes, signatories);
  await store(work, document, prepared, signatories);
}

function planSigner(person: Signatory, index: number): SignerPlan {
  const plan = { key: String(index), name: `${person.givenName} ${person.surname}`, email: person.email };
  return person.kind === 'employee' ? { ...plan, role: 'Firm representative' } : plan;
}

async function prepare(
  work: SigningWork,
  document: DocumentRow,
  bytes: Uint8Array,
  signatories: readonly Signatory[],
): Promise<PreparedPdf> {
  const brand = await readBrand(work.tx, document.firm_id);
  return preparePdf(bytes, {
    title: document.title,
    firmName: brand.firmName,
    brandColour: brand.colour,
    reference: document.object_guid,
    preparedAt: work.now,
    timeZone: TIME_ZONE,
    signers: signatories.map(planSigner),
  });
}

async function store(
  work: SigningWork,
  document: DocumentRow,
  prepared: PreparedPdf,
  signatories: readonly Signatory[],
): Promise<void> {
  const { tx, app, now, actor } = work;
  const blob = await app.blobs.put(prepared.bytes);
  const versionId = await addVersion(tx, { document, kind: 'prepared', blob, now });
  const task = await tx
    .insertInto('signing_tasks')
    .values({
      firm_id: document.firm_id,
      document_id: document.id,
      action_type: actionTypes.clickToSign,
      created_by: actor.name,
      created_by_login_id: actor.loginId,
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
        field_name: prepared.fields.find((field) => field.signer === String(position))?.field ?? null,
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
      actor.name,
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
