import type { AuditEntry } from '../domain/audit.ts';
import { SIGNING_METHOD } from '../domain/signing/stamps.ts';
import type { SeedDocument } from './documents.ts';
import type { PlannedTask } from './tasks.ts';

const methods: Readonly<Record<number, string>> = {
  2: 'Signing',
  3: 'Secure sign',
  5: SIGNING_METHOD,
  6: 'Adobe Sign',
  7: 'Adobe secure sign',
};

/** The past of the firm's documents, oldest first, as it would have been written at the time. */
export function historyOf(
  firmId: number,
  documents: readonly SeedDocument[],
  tasks: readonly PlannedTask[],
): AuditEntry[] {
  const entries = [
    ...documents.flatMap((document) => uploadEntries(document)),
    ...tasks.flatMap(taskEntries),
  ];
  return entries
    .map((entry) => ({ ...entry, firmId, outcome: 'done' as const }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

type Draft = Omit<AuditEntry, 'firmId' | 'outcome'>;

function uploadEntries(document: SeedDocument): Draft[] {
  const about = { documentId: document.id, clientId: document.client.id };
  const by = { loginId: document.creator.loginId, userFullName: document.creator.name };
  const fileName = `${document.title}.${document.file.extension}`;
  const upload: Draft = {
    ...about,
    ...by,
    at: document.createdAt,
    operation: 'createDocument',
    title: 'Document uploaded',
    shortDesc: `${fileName} was uploaded for ${document.client.name}.`,
  };
  return [upload];
}

function taskEntries(task: PlannedTask): Draft[] {
  const { document, signers } = task;
  const about = { documentId: document.id, clientId: document.client.id };
  const method = methods[task.method] ?? SIGNING_METHOD;
  const names = signers.map((signer) => signer.person.name).join(', ');
  const setUp: Draft = {
    ...about,
    at: task.setUpAt,
    operation: 'setUpClickToSign',
    loginId: document.creator.loginId,
    userFullName: document.creator.name,
    title: `${method} set up`,
    shortDesc: `${method} set up for ${document.title}: ${names}.`,
  };
  const acts = signers.flatMap((signer): Draft[] => {
    const by = { ...about, loginId: signer.person.loginId, userFullName: signer.person.name };
    const role = signer.kind === 'employee' ? ' for the firm' : '';
    if (signer.signedAt !== null) {
      const shortDesc = `${signer.person.name} signed ${document.title}${role} by ${method.toLowerCase()}.`;
      return [{ ...by, at: signer.signedAt, operation: 'sign', title: 'Signed', shortDesc }];
    }
    if (signer.declinedAt === null) return [];
    const shortDesc = `${signer.person.name} declined ${document.title}: ${signer.comment ?? ''}`;
    return [{ ...by, at: signer.declinedAt, operation: 'decline', title: 'Declined', shortDesc }];
  });
  return [setUp, ...acts];
}
