import { randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ExtKeyUsage,
  Extension,
  GeneralName,
  GeneralNames,
  RelativeDistinguishedNames,
  Time,
} from 'pkijs';
import { ownBuffer } from './cms.ts';

/** The authority that signs certificates. */
export interface Issuer {
  certificate: Certificate;
  key: CryptoKey;
}

export interface CertificateRequest {
  subject: readonly (readonly [oid: string, value: string])[];
  from: Date;
  years: number;
  publicKey: CryptoKey;
  email?: string;
  isAuthority: boolean;
  issuer: Issuer | null;
  signingKey: CryptoKey;
}

/** Parts of a name. */
export const name = { common: '2.5.4.3', organisation: '2.5.4.10' } as const;

const extension = {
  subjectKey: '2.5.29.14',
  keyUsage: '2.5.29.15',
  subjectAltName: '2.5.29.17',
  basicConstraints: '2.5.29.19',
  authorityKey: '2.5.29.35',
  extKeyUsage: '2.5.29.37',
} as const;
const emailProtection = '1.3.6.1.5.5.7.3.4';
const documentSigning = '1.3.6.1.5.5.7.3.36';
/** Bits of keyUsage: certificates and revocation lists; digital signature and non-repudiation. */
const signsCertificates = 0x06;
const signsDocuments = 0xc0;
/** Characters; the upper bound of X.520. */
const longestNamePart = 64;
/** Certificates are valid from slightly earlier, for PDF readers whose clock is behind. */
const clockSkew = 5 * 60 * 1000;

/** A certificate that the signing key makes for a public key. */
export async function issue(request: CertificateRequest): Promise<Certificate> {
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = serialNumber();
  certificate.subject = distinguishedName(request.subject);
  certificate.issuer = request.issuer?.certificate.subject ?? certificate.subject;
  const end = wholeSeconds(request.from.getTime());
  end.setUTCFullYear(end.getUTCFullYear() + request.years);
  certificate.notBefore = timeOf(wholeSeconds(request.from.getTime() - clockSkew));
  certificate.notAfter = timeOf(end);
  await certificate.subjectPublicKeyInfo.importKey(request.publicKey);
  certificate.extensions = await extensionsOf(request, certificate);
  await certificate.sign(request.signingKey, 'SHA-256');
  return certificate;
}

async function extensionsOf(request: CertificateRequest, certificate: Certificate): Promise<Extension[]> {
  const own = await keyId(certificate);
  const parent = request.issuer ? await keyId(request.issuer.certificate) : own;
  const usage = request.isAuthority ? signsCertificates : signsDocuments;
  const made = [
    extend(extension.basicConstraints, true, new BasicConstraints({ cA: request.isAuthority }).toSchema()),
    extend(
      extension.keyUsage,
      true,
      new asn1js.BitString({
        valueHex: new Uint8Array([usage]).buffer,
        unusedBits: usage === signsDocuments ? 6 : 1,
      }),
    ),
    extend(extension.subjectKey, false, new asn1js.OctetString({ valueHex: own })),
    extend(
      extension.authorityKey,
      false,
      new asn1js.Sequence({
        value: [new asn1js.Primitive({ idBlock: { tagClass: 3, tagNumber: 0 }, valueHex: parent })],
      }),
    ),
  ];
  if (!request.isAuthority)
    made.push(
      extend(
        extension.extKeyUsage,
        false,
        new ExtKeyUsage({ keyPurposes: [documentSigning, emailProtection] }).toSchema(),
      ),
    );
  if (request.email)
    made.push(
      extend(
        extension.subjectAltName,
        false,
        new GeneralNames({ names: [new GeneralName({ type: 1, value: request.email })] }).toSchema(),
      ),
    );
  return made;
}

/**
 * A name of one part after the other. The library alone would write all parts as a single one
 * (`CN=…+O=…`), which readers show oddly.
 */
function distinguishedName(parts: CertificateRequest['subject']): RelativeDistinguishedNames {
  const typesAndValues = parts
    .filter(([, value]) => value.trim() !== '')
    .map(([type, value]) => {
      const text = Array.from(value.trim()).slice(0, longestNamePart).join('');
      return new AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value: text }) });
    });
  const sequence = new asn1js.Sequence({
    value: typesAndValues.map((part) => new asn1js.Set({ value: [part.toSchema()] })),
  });
  return new RelativeDistinguishedNames({ schema: asn1js.fromBER(sequence.toBER()).result });
}

function extend(extnID: string, critical: boolean, value: asn1js.BaseBlock): Extension {
  return new Extension({ extnID, critical, extnValue: value.toBER() });
}

/** Method 1 of RFC 5280: the SHA-1 of the public key. It is a name, not a safeguard. */
async function keyId(certificate: Certificate): Promise<ArrayBuffer> {
  const bits = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView;
  return crypto.subtle.digest('SHA-1', ownBuffer(bits));
}

/** Creates 16 random bytes as a positive number. */
function serialNumber(): asn1js.Integer {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return new asn1js.Integer({ valueHex: ownBuffer(bytes) });
}

/** RFC 5280: the short form until 2049, the long one from 2050. */
function timeOf(value: Date): Time {
  return new Time({ type: value.getUTCFullYear() < 2050 ? 0 : 1, value });
}

function wholeSeconds(time: number): Date {
  return new Date(Math.floor(time / 1000) * 1000);
}
