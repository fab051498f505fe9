import { shownName } from '@countersign/api-client/rules';
import type { App, Database } from '../../app.ts';
import { Problem } from '../../errors.ts';
import type { StoredBlob } from '../../files/blobs/blobStore.ts';
import { sealPdf, signField } from '../../pdf/processing.ts';
import { requireBlobs } from '../../store/blobReferences.ts';
import type { VersionRow } from '../../store/schema.ts';
import { TIME_ZONE } from './constants.ts';
import { readFirmBrand } from '../branding.ts';
import { signingAuthority } from './keys.ts';
import { sealRecord } from './seal.ts';
import { STAMP_METHOD } from './stamps.ts';
import { fullName, isLast } from './tasks.ts';
import { requireLock, takeTurn, type Opening, type Turn } from './turn.ts';
import { currentVersion, pdfFile } from './versions.ts';

interface Ground extends Turn {
  base: VersionRow;
}

/** Reads the state that a signature needs, checked under the lock of this session. */
async function loadSigningState(tx: Database, opening: Opening, now: Date): Promise<Ground> {
  const turn = await takeTurn(tx, opening, ({ id }) => id === opening.signerId);
  await requireLock(tx, turn, opening.fence, now);
  return { ...turn, base: await currentVersion(tx, turn.document) };
}

/**
 * Creates the signed revision and stores it as a draft under the lock's fence; nothing is signed until the
 * commit. The last signature is sealed here already, so that the commit has nothing left that can fail. The
 * slow part runs outside a transaction: the fence is checked before, and again when the draft is stored.
 */
export async function prepareSignature(app: App, opening: Opening): Promise<void> {
  const at = app.clock.now();
  const ground = await app.db.transaction().execute((tx) => loadSigningState(tx, opening, at));
  const blob = await signedRevision(app, ground, at);
  const sealed = isLast(ground.task, ground.signer.id) ? await sealedRevision(app, ground, blob, at) : null;
  await app.db.transaction().execute(async (tx) => {
    const { base } = await loadSigningState(tx, opening, app.clock.now());
    if (base.id !== ground.base.id) throw new Problem('changedMeanwhile');
    await requireBlobs(tx, app.blobs, sealed === null ? [blob.key] : [blob.key, sealed.key]);
    await storeDraft(tx, opening, { baseVersionId: base.id, at, blob, sealed });
  });
}

async function signedRevision(app: App, { signer, base, document }: Ground, at: Date): Promise<StoredBlob> {
  if (signer.field_name === null) throw new Error(`Signer ${signer.id} has no signature field.`);
  const authority = await signingAuthority(app);
  const brand = await readFirmBrand(app.db, document.firm_id);
  const person = { name: fullName(signer), email: signer.email };
  const identity = await authority.issueSigner({ ...person, firm: brand.firmName, at });
  return signField(
    pdfFile(app, document, { key: base.blob_key, sha256: base.sha256, size: base.size }),
    {
      field: signer.field_name,
      identity,
      signer: {
        ...person,
        at,
        timeZone: TIME_ZONE,
        method: STAMP_METHOD,
        brandColor: brand.color,
        reason:
          signer.employee_id === null
            ? `I sign ${shownName(document.title)}`
            : `I sign for ${brand.firmName}`,
      },
    },
    (made) => app.blobs.put(made),
  );
}

async function sealedRevision(
  app: App,
  { document, task, signer }: Ground,
  signed: StoredBlob,
  at: Date,
): Promise<StoredBlob> {
  const authority = await signingAuthority(app);
  const brand = await readFirmBrand(app.db, document.firm_id);
  const audit = await sealRecord(app.db, task, { signer, at });
  const seal = { firmName: brand.firmName, at, timeZone: TIME_ZONE, audit, brandColor: brand.color };
  return sealPdf(pdfFile(app, document, signed), { seal, identity: await authority.sealIdentity() }, (made) =>
    app.blobs.put(made),
  );
}

interface Draft {
  baseVersionId: number;
  at: Date;
  blob: StoredBlob;
  sealed: StoredBlob | null;
}

async function storeDraft(tx: Database, opening: Opening, draft: Draft): Promise<void> {
  const values = {
    signer_id: opening.signerId,
    fence: opening.fence,
    base_version_id: draft.baseVersionId,
    signed_at: draft.at,
    blob_key: draft.blob.key,
    sha256: draft.blob.sha256,
    size: draft.blob.size,
    sealed_blob_key: draft.sealed?.key ?? null,
    sealed_sha256: draft.sealed?.sha256 ?? null,
    sealed_size: draft.sealed?.size ?? null,
  };
  await tx
    .insertInto('signing_drafts')
    .values({ ...values, document_id: opening.documentId, firm_id: opening.firmId })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet(values))
    .execute();
}
