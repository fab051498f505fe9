import { certificateAuthority, type CertificateAuthority } from '../authority.ts';
import type { SignerPlan, SigningPlan } from '../plan.ts';
import type { AuditLine } from '../sealStamp.ts';
import { asIs, preparePdf, sealPdf, signField } from '../processing.ts';
import { fileOf } from './files.ts';

const at = new Date('2026-11-21T03:06:00Z');
const timeZone = 'Australia/Sydney';

export const signers: readonly SignerPlan[] = [
  { key: 'margaret', name: 'Margaret Ellery', email: 'margaret.ellery@corriedale.example' },
  {
    key: 'anh',
    name: 'Nguyễn Thị Ánh Tuyết',
    email: 'anh.tuyet@corriedale.example',
    placements: [{ page: 2, x: 0.55, y: 0.7, width: 0.32, height: 0.08 }],
  },
  {
    key: 'imogen',
    name: 'Imogen Hartley',
    email: 'imogen@harrowfinch.example',
    role: 'Firm representative',
  },
];

export function planOf(people: readonly SignerPlan[] = signers): SigningPlan {
  return {
    title: 'ASIC annual statement 2025',
    firmName: 'Harrow & Finch',
    brandColor: '333C91',
    reference: 'Document 1041, Corriedale Pastoral Co',
    preparedAt: at,
    timeZone,
    signers: people,
  };
}

/** An authority with its keys in memory. */
export function memoryAuthority(): Promise<CertificateAuthority> {
  const kept = new Map<string, Uint8Array>();
  const keys = {
    get: async (name: string, make: () => Promise<Uint8Array>) => {
      const made = kept.get(name) ?? (await make());
      kept.set(name, made);
      return made;
    },
  };
  return certificateAuthority(keys, () => new Date('2026-01-01T00:00:00Z'));
}

export interface SignedSample {
  /** The file after each step: prepared, each signature, sealed. */
  revisions: Uint8Array[];
  signed: Uint8Array;
}

function usualLines(plan: SigningPlan): AuditLine[] {
  return plan.signers.map(({ name, email }) => ({
    at,
    who: name,
    email,
    text: `${name} signed the document.`,
    essential: true,
  }));
}

/** Takes a document through the whole of its signing. */
export async function signEverything(
  bytes: Uint8Array,
  authority: CertificateAuthority,
  plan: SigningPlan = planOf(),
  audit: readonly AuditLine[] = usualLines(plan),
): Promise<SignedSample> {
  const prepared = await preparePdf(fileOf(bytes), plan, asIs);
  const revisions = [prepared.bytes];
  let latest = prepared.bytes;
  for (const { signer: key, field } of prepared.fields) {
    const signer = plan.signers.find((one) => one.key === key);
    if (!signer) throw new Error(`The plan names no signer ${key}.`);
    const stamp = { name: signer.name, email: signer.email, at, timeZone, brandColor: '333C91' };
    latest = await signField(
      fileOf(latest),
      {
        field,
        signer: { ...stamp, method: 'Click-to-sign, PIN sent by email', reason: 'I agree to this document' },
        identity: await authority.issueSigner({
          name: signer.name,
          email: signer.email,
          firm: plan.firmName,
          at,
        }),
      },
      asIs,
    );
    revisions.push(latest);
  }
  const record = { lines: audit, omitted: 0, upTo: null };
  const seal = { firmName: plan.firmName, at, timeZone, brandColor: '333C91', audit: record };
  latest = await sealPdf(fileOf(latest), { seal, identity: await authority.sealIdentity() }, asIs);
  return { revisions: [...revisions, latest], signed: latest };
}
