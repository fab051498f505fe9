import { actionTypes } from '@countersign/api-client/rules';
import type { AuditEntry } from '../domain/audit.ts';
import { listed } from '../domain/signing/history.ts';
import { SIGNING_METHOD } from '../domain/signing/stamps.ts';
import type { SeedDocument } from './documents.ts';
import type { PlannedTask } from './tasks.ts';

const methods: Readonly<Record<number, string>> = {
  2: 'Signing',
  3: 'Secure-sign',
  5: SIGNING_METHOD,
  6: 'External e-signature',
  7: 'External secure-sign',
};

/** The past of the firm's documents, oldest first, as it would have been written at the time. */
export function historyOf(
  firmId: number,
  documents: readonly SeedDocument[],
  tasks: readonly PlannedTask[],
): AuditEntry[] {
  const entries = [...documents.map(uploadEntry), ...tasks.flatMap(taskEntries)];
  return entries
    .map((entry) => ({ ...entry, firmId, outcome: 'done' as const }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

type Draft = Omit<AuditEntry, 'firmId' | 'outcome'>;

/** A document that somebody of the firm has uploaded. */
interface UploadedDocument {
  id: number;
  client: { id: number; name: string };
  creator: { loginId: number | null; name: string };
  title: string;
  file: { extension: string };
  createdAt: Date;
}

/** The beginning of a document's history. */
export function uploadEntry(document: UploadedDocument): Draft {
  const about = { documentId: document.id, clientId: document.client.id };
  const by = { loginId: document.creator.loginId, userFullName: document.creator.name };
  const fileName = `${document.title}.${document.file.extension}`;
  return {
    ...about,
    ...by,
    at: document.createdAt,
    operation: 'createDocument',
    title: 'Document uploaded',
    shortDesc: `${document.creator.name} uploaded ${fileName} for ${document.client.name}.`,
  };
}

/** What happened to a task, oldest first. */
export function taskEntries(task: PlannedTask): Draft[] {
  const { document, signers } = task;
  const about = { documentId: document.id, clientId: document.client.id };
  const method = methods[task.method] ?? SIGNING_METHOD;
  const names = listed(signers.map((signer) => signer.person.name));
  const setUp: Draft = {
    ...about,
    at: task.setUpAt,
    operation: 'setUpClickToSign',
    loginId: document.creator.loginId,
    userFullName: document.creator.name,
    title: 'Signing set up',
    shortDesc: `${document.creator.name} set up ${method.toLowerCase()}: ${names}.`,
  };
  const lastToSign = task.actionType === actionTypes.signed ? lastOf(signers) : null;
  const acts = signers.flatMap((signer): Draft[] => {
    const by = { ...about, loginId: signer.person.loginId, userFullName: signer.person.name };
    const role = signer.kind === 'employee' ? ' for the firm' : '';
    if (signer.signedAt !== null) {
      const sealed = signer === lastToSign ? ' Everyone has signed; the document was sealed.' : '';
      const shortDesc = `${signer.person.name} signed${role} by ${method.toLowerCase()}.${sealed}`;
      return [{ ...by, at: signer.signedAt, operation: 'sign', title: 'Signed', shortDesc }];
    }
    if (signer.declinedAt === null) return [];
    const shortDesc = `${signer.person.name} declined to sign: “${signer.comment ?? ''}”`;
    return [{ ...by, at: signer.declinedAt, operation: 'decline', title: 'Declined', shortDesc }];
  });
  return [setUp, ...acts];
}

function lastOf(signers: PlannedTask['signers']): PlannedTask['signers'][number] | null {
  const signed = signers.filter(({ signedAt }) => signedAt !== null);
  return (
    signed.toSorted((a, b) => (a.signedAt?.getTime() ?? 0) - (b.signedAt?.getTime() ?? 0)).at(-1) ?? null
  );
}
