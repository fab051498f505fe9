import { createHash, sign, type KeyObject } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';

/** A private key with its certificate and what links that to the root. DER. */
export interface SigningIdentity {
  key: KeyObject;
  certificate: Uint8Array;
  /** Issuers, nearest first, the root included. */
  chain: readonly Uint8Array[];
}

export const oids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  sha256WithRsa: '1.2.840.113549.1.1.11',
} as const;

/** A copy in its own buffer, which the ASN.1 library asks for. */
export function ownBuffer(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

/**
 * Creates a detached CAdES signature (DER) over content of which only the SHA-256 digest is given.
 *
 * There is no signing-time attribute: in a PDF the time is in `/M`.
 */
export function signDigest(digest: Uint8Array, identity: SigningIdentity): Uint8Array {
  const certificate = Certificate.fromBER(ownBuffer(identity.certificate));
  const attributes = derSorted([
    attribute(oids.contentType, new asn1js.ObjectIdentifier({ value: oids.data })),
    attribute(oids.messageDigest, new asn1js.OctetString({ valueHex: ownBuffer(digest) })),
    attribute(oids.signingCertificateV2, signingCertificate(identity.certificate)),
  ]);
  // The signature covers the SET itself, not the [0] that represents it in the message.
  const set = new asn1js.Set({ value: attributes.map((item) => item.toSchema()) }).toBER();
  const signature = sign('sha256', new Uint8Array(set), { key: identity.key, dsaEncoding: 'der' });
  const signatureOid = identity.key.asymmetricKeyType === 'rsa' ? oids.sha256WithRsa : oids.ecdsaWithSha256;
  const signed = new SignedData({
    version: 1,
    digestAlgorithms: [new AlgorithmIdentifier({ algorithmId: oids.sha256 })],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates: [certificate, ...identity.chain.map((issuer) => Certificate.fromBER(ownBuffer(issuer)))],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({
          issuer: certificate.issuer,
          serialNumber: certificate.serialNumber,
        }),
        digestAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
        signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: signatureOid }),
        signature: new asn1js.OctetString({ valueHex: ownBuffer(signature) }),
      }),
    ],
  });
  const content = new ContentInfo({
    contentType: oids.signedData,
    content: signed.toSchema(true),
  });
  return new Uint8Array(content.toSchema().toBER());
}

function attribute(type: string, value: asn1js.BaseBlock): Attribute {
  return new Attribute({ type, values: [value] });
}

/** ESSCertIDv2 with the default digest, SHA-256: binds the signature to this one certificate. */
function signingCertificate(certificate: Uint8Array): asn1js.Sequence {
  const hash = createHash('sha256').update(certificate).digest();
  const id = new asn1js.Sequence({ value: [new asn1js.OctetString({ valueHex: ownBuffer(hash) })] });
  return new asn1js.Sequence({ value: [new asn1js.Sequence({ value: [id] })] });
}

/** DER wants the members of a SET in the order of their encodings. */
function derSorted(attributes: Attribute[]): Attribute[] {
  return attributes
    .map((item) => ({ item, der: new Uint8Array(item.toSchema().toBER()) }))
    .sort((a, b) => Buffer.compare(a.der, b.der))
    .map(({ item }) => item);
}
