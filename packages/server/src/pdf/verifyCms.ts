import { createHash, X509Certificate, verify } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  Certificate,
  CertificateChainValidationEngine,
  ContentInfo,
  IssuerAndSerialNumber,
  SignedData,
  type SignerInfo,
} from 'pkijs';
import { oids, ownBuffer } from './cms.ts';

export interface CmsCheck {
  signer: string;
  email: string | null;
  problems: string[];
}

/**
 * Checks a detached CMS signature: that it signs this SHA-256 digest, that the key of its
 * certificate made it, that the certificate is the one bound by signing-certificate-v2, and that
 * the certificate leads to the root at the time of signing.
 */
export async function verifyCms(
  contents: Uint8Array,
  digest: Uint8Array,
  root: Uint8Array,
  at: Date | null,
): Promise<CmsCheck> {
  const check: CmsCheck = { signer: '', email: null, problems: [] };
  try {
    const { signed, signer, certificate } = readMessage(contents);
    const der = new Uint8Array(certificate.toSchema(true).toBER());
    const x509 = new X509Certificate(der);
    check.signer = commonName(certificate);
    check.email = /email:([^,]+)/u.exec(x509.subjectAltName ?? '')?.[1] ?? null;
    if (!attributeBytes(signer, oids.messageDigest)?.equals(digest))
      check.problems.push('The document was changed after it was signed.');
    const hash = createHash('sha256').update(der).digest();
    if (!boundCertificate(signer)?.equals(hash))
      check.problems.push('The signature is bound to another certificate.');
    if (!signatureHolds(signer, x509)) check.problems.push('The signature itself is not valid.');
    if (!(await leadsToRoot(signed, certificate, root, at)))
      check.problems.push('The certificate does not lead to the trusted root.');
  } catch {
    check.problems.push('The signature cannot be read.');
  }
  return check;
}

interface Message {
  signed: SignedData;
  signer: SignerInfo;
  certificate: Certificate;
}

function readMessage(contents: Uint8Array): Message {
  // The message is followed by the rest of its reserved space.
  const parsed = asn1js.fromBER(ownBuffer(contents));
  if (parsed.offset === -1) throw new Error('No ASN.1');
  const signed = new SignedData({ schema: new ContentInfo({ schema: parsed.result }).content });
  const [signer] = signed.signerInfos;
  if (!signer || signed.signerInfos.length !== 1) throw new Error('Not exactly one signer');
  if (!(signer.sid instanceof IssuerAndSerialNumber)) throw new Error('Signer named otherwise');
  const { issuer, serialNumber } = signer.sid;
  const certificate = certificatesOf(signed).find(
    (one) => one.issuer.isEqual(issuer) && one.serialNumber.isEqual(serialNumber),
  );
  if (!certificate) throw new Error('No certificate of the signer');
  return { signed, signer, certificate };
}

function certificatesOf(signed: SignedData): Certificate[] {
  return (signed.certificates ?? []).filter((one) => one instanceof Certificate);
}

function commonName(certificate: Certificate): string {
  const value: unknown = certificate.subject.typesAndValues.find(({ type }) => type === '2.5.4.3')?.value
    .valueBlock.value;
  return typeof value === 'string' ? value : '';
}

function attributeValue(signer: SignerInfo, type: string): asn1js.BaseBlock | undefined {
  const found = signer.signedAttrs?.attributes.filter((item) => item.type === type) ?? [];
  const value: unknown = found.length === 1 ? found[0]?.values[0] : undefined;
  return value instanceof asn1js.BaseBlock ? value : undefined;
}

function attributeBytes(signer: SignerInfo, type: string): Buffer | undefined {
  const value = attributeValue(signer, type);
  return value instanceof asn1js.OctetString ? Buffer.from(value.getValue()) : undefined;
}

/** The digest of the certificate in signing-certificate-v2: the first octet string inside it. */
function boundCertificate(signer: SignerInfo): Buffer | undefined {
  let node: unknown = attributeValue(signer, oids.signingCertificateV2);
  while (node instanceof asn1js.Sequence) node = node.valueBlock.value[0];
  return node instanceof asn1js.OctetString ? Buffer.from(node.getValue()) : undefined;
}

function signatureHolds(signer: SignerInfo, certificate: X509Certificate): boolean {
  const encoded = signer.signedAttrs?.encodedValue;
  if (!encoded || signer.digestAlgorithm.algorithmId !== oids.sha256) return false;
  const set = Buffer.from(encoded);
  // In the message the attributes carry the tag [0]; signed is the SET.
  set[0] = 0x31;
  return verify(
    'sha256',
    set,
    { key: certificate.publicKey, dsaEncoding: 'der' },
    Buffer.from(signer.signature.getValue()),
  );
}

async function leadsToRoot(
  signed: SignedData,
  certificate: Certificate,
  root: Uint8Array,
  at: Date | null,
): Promise<boolean> {
  if (!at) return false;
  const between = certificatesOf(signed).filter((one) => one !== certificate);
  const engine = new CertificateChainValidationEngine({
    trustedCerts: [Certificate.fromBER(ownBuffer(root))],
    // The engine validates the last of the list.
    certs: [...between, certificate],
    checkDate: at,
  });
  return (await engine.verify()).result;
}
