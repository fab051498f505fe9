import { createPrivateKey } from 'node:crypto';
import { Certificate } from 'pkijs';
import { issue, name, type Issuer } from './certificate.ts';
import { ownBuffer, type SigningIdentity } from './cms.ts';

/** Store of secrets that are created once. */
export interface KeyStore {
  /** Returns the value stored under the name, created by `make` the first time. */
  get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
}

export interface CertificateAuthority {
  /** The trust anchor (DER). */
  root: Uint8Array;
  /** A key for one signature, with a certificate for it on the person's name. */
  issueSigner: (person: { name: string; email: string; firm: string; at: Date }) => Promise<SigningIdentity>;
  /** The platform's own key, which seals documents. */
  sealIdentity: () => Promise<SigningIdentity>;
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const rootName = 'Countersign Document Signing Root';
const rootYears = 20;
const leafYears = 10;

/**
 * Creates the authority behind every signature: one root for the installation, created once and stored in the
 * key store. Each signature gets a fresh key that is discarded afterwards, so none can be stolen.
 */
export async function certificateAuthority(keys: KeyStore, now: () => Date): Promise<CertificateAuthority> {
  const root = await readIssuer(await keys.get('pdf-root', () => makeRoot(now())));
  const rootDer = new Uint8Array(root.certificate.toSchema(true).toBER());
  return {
    root: rootDer,
    issueSigner: async ({ name: person, email, firm, at }) => {
      const pair = await newPair();
      const certificate = await issue({
        subject: [
          [name.common, person],
          [name.organisation, firm],
        ],
        from: at,
        years: leafYears,
        publicKey: pair.publicKey,
        email,
        isAuthority: false,
        issuer: root,
        signingKey: root.key,
      });
      return identity(pair.privateKey, certificate, rootDer);
    },
    sealIdentity: async () => {
      const seal = await readIssuer(await keys.get('pdf-seal', () => makeSeal(root, now())));
      return identity(seal.key, seal.certificate, rootDer);
    },
  };
}

async function newPair(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
}

async function identity(
  key: CryptoKey,
  certificate: Certificate,
  root: Uint8Array,
): Promise<SigningIdentity> {
  const der = await crypto.subtle.exportKey('pkcs8', key);
  return {
    key: createPrivateKey({ key: Buffer.from(der), format: 'der', type: 'pkcs8' }),
    certificate: new Uint8Array(certificate.toSchema(true).toBER()),
    chain: [root],
  };
}

async function makeRoot(from: Date): Promise<Uint8Array> {
  const pair = await newPair();
  const certificate = await issue({
    subject: [[name.common, rootName]],
    from,
    years: rootYears,
    publicKey: pair.publicKey,
    isAuthority: true,
    issuer: null,
    signingKey: pair.privateKey,
  });
  return writeIssuer({ certificate, key: pair.privateKey });
}

async function makeSeal(root: Issuer, from: Date): Promise<Uint8Array> {
  const pair = await newPair();
  const certificate = await issue({
    subject: [[name.common, 'Countersign Seal']],
    from,
    years: rootYears,
    publicKey: pair.publicKey,
    isAuthority: false,
    issuer: root,
    signingKey: root.key,
  });
  return writeIssuer({ certificate, key: pair.privateKey });
}

/** Key (PKCS 8) and certificate, each in base64, with a dot between. */
async function writeIssuer({ certificate, key }: Issuer): Promise<Uint8Array> {
  const parts = [await crypto.subtle.exportKey('pkcs8', key), certificate.toSchema(true).toBER()].map(
    (part) => Buffer.from(part).toString('base64'),
  );
  return new TextEncoder().encode(parts.join('.'));
}

async function readIssuer(stored: Uint8Array): Promise<Issuer> {
  const [key = '', certificate = ''] = new TextDecoder().decode(stored).split('.');
  return {
    key: await crypto.subtle.importKey('pkcs8', Buffer.from(key, 'base64'), curve, true, ['sign']),
    certificate: Certificate.fromBER(ownBuffer(Buffer.from(certificate, 'base64'))),
  };
}
