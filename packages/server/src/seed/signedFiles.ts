import { actionTypes } from '@countersign/api-client/rules';
import type { App } from '../app.ts';
import { auditLine } from '../domain/signing/seal.ts';
import { STAMP_METHOD } from '../domain/signing/stamps.ts';
import { TIME_ZONE } from '../domain/signing/constants.ts';
import type { StoredBlob } from '../files/blobs/blobStore.ts';
import { certificateAuthority, type CertificateAuthority } from '../pdf/authority.ts';
import { heldFile } from '../pdf/file.ts';
import { asIs, preparePdf, sealPdf, signField } from '../pdf/processing.ts';
import type { SeedDocument } from './documents.ts';
import { taskEntries } from './history.ts';
import type { PlannedTask } from './tasks.ts';

export interface SeedVersion {
  kind: 'prepared' | 'signature' | 'sealed';
  blob: StoredBlob;
  at: Date;
  /** Which of the task's signers, for a signature. */
  signer: number | null;
}

export interface SignedFiles {
  /** Field of each signer, in their order. */
  fields: string[];
  versions: SeedVersion[];
}

export interface FirmPaper {
  firmId: number;
  name: string;
  colour: string;
}

/**
 * Creates the installation's certificate authority, valid from before the oldest demo signature, so that each
 * of them is within the validity of its chain. Call it before any other use of the authority.
 */
export function backdatedAuthority(app: App, since: Date): Promise<CertificateAuthority> {
  return certificateAuthority(app.keys, () => since);
}

/** The revisions of a document whose task was set up: prepared, each signature made so far, and the seal. */
export async function makeSignedFiles(
  app: App,
  authority: CertificateAuthority,
  firm: FirmPaper,
  document: SeedDocument,
  task: PlannedTask,
): Promise<SignedFiles> {
  const of = { firmId: firm.firmId, documentId: document.id, log: app.log };
  const plan = {
    title: document.title,
    firmName: firm.name,
    brandColor: firm.colour,
    reference: `CS-${document.id}`,
    preparedAt: task.setUpAt,
    timeZone: TIME_ZONE,
    signers: task.signers.map((signer, index) => ({
      key: String(index),
      name: signer.person.name,
      email: signer.person.email,
      ...(signer.kind === 'employee' ? { role: 'Firm representative' } : {}),
      ...(signer.location === null ? {} : { placements: [signer.location] }),
    })),
  };
  const prepared = await preparePdf(heldFile(document.file.bytes, of), plan, asIs);
  const fields = task.signers.map(
    (_signer, index) => prepared.fields.find((field) => field.signer === String(index))?.field ?? '',
  );
  const versions: SeedVersion[] = [
    { kind: 'prepared', blob: await app.blobs.put(prepared.bytes), at: task.setUpAt, signer: null },
  ];
  let bytes = prepared.bytes;
  for (const [index, signer] of task.signers.entries()) {
    if (signer.signedAt === null) continue;
    const { name, email } = signer.person;
    bytes = await signField(
      heldFile(bytes, of),
      {
        field: fields[index] ?? '',
        identity: await authority.issueSigner({ name, email, firm: firm.name, at: signer.signedAt }),
        signer: {
          name,
          email,
          at: signer.signedAt,
          timeZone: TIME_ZONE,
          method: STAMP_METHOD,
          brandColor: firm.colour,
          reason: signer.kind === 'account' ? `I sign ${document.title}` : `I sign for ${firm.name}`,
        },
      },
      asIs,
    );
    const blob = await app.blobs.put(bytes);
    versions.push({ kind: 'signature', blob, at: signer.signedAt, signer: index });
  }
  if (task.actionType === actionTypes.signed)
    versions.push(await sealed(app, authority, firm, document, task, bytes));
  return { fields, versions };
}

async function sealed(
  app: App,
  authority: CertificateAuthority,
  firm: FirmPaper,
  document: SeedDocument,
  task: PlannedTask,
  bytes: Uint8Array,
): Promise<SeedVersion> {
  const at = task.closedAt ?? task.setUpAt;
  const emails = new Map(task.signers.map(({ person }) => [person.loginId, person.email]));
  const uploaded = {
    at: document.createdAt,
    who: document.creator.name,
    text: `${document.creator.name} uploaded the document.`,
    essential: true,
  };
  const lines = taskEntries(task).map((entry) =>
    auditLine({ ...entry, essential: true }, emails.get(entry.loginId ?? 0)),
  );
  const closed = await sealPdf(
    heldFile(bytes, { firmId: firm.firmId, documentId: document.id, log: app.log }),
    {
      identity: await authority.sealIdentity(),
      seal: {
        firmName: firm.name,
        at,
        timeZone: TIME_ZONE,
        brandColor: firm.colour,
        audit: { lines: [uploaded, ...lines], omitted: 0, upTo: null },
      },
    },
    asIs,
  );
  return { kind: 'sealed', blob: await app.blobs.put(closed), at, signer: null };
}
