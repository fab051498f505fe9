import { beforeAll, describe, expect, it } from 'vitest';
import type { CertificateAuthority } from './authority.ts';
import { asIs, preparePdf, signField, verifyPdf } from './processing.ts';
import { hasOracle, mutoolHistory, pdfsig, qpdfCheck, textOf } from './testing/oracles.ts';
import { fileOf } from './testing/files.ts';
import { healthyKinds, longPdf, samplePdf } from './testing/samples.ts';
import { memoryAuthority, planOf, signEverything, signers } from './testing/signing.ts';

let authority: CertificateAuthority;
beforeAll(async () => {
  authority = await memoryAuthority();
});

/** One bit turned at a place, given as a fraction of the file. */
function flipped(bytes: Uint8Array, place: number): Uint8Array {
  const changed = Uint8Array.from(bytes);
  const at = Math.floor(bytes.length * place);
  changed[at] = (changed[at] ?? 0) ^ 1;
  return changed;
}

const names = [...signers.map(({ name }) => name), 'Countersign Seal'];

describe.each(Object.entries(healthyKinds))('three signers and the seal on a PDF: %s', (_, make) => {
  let revisions: Uint8Array[];
  let signed: Uint8Array;
  beforeAll(async () => {
    ({ revisions, signed } = await signEverything(await make(), authority));
  });

  it('keeps every earlier byte', () => {
    revisions.slice(1).forEach((later, index) => {
      const earlier = revisions[index] ?? new Uint8Array();
      expect(Buffer.compare(earlier, later.subarray(0, earlier.length))).toBe(0);
    });
  });

  it('passes our own verifier', async () => {
    const result = await verifyPdf(fileOf(signed), authority.root);
    expect(result.problems).toEqual([]);
    expect(result.signatures.map(({ signer }) => signer)).toEqual(names);
    expect(result.signatures.flatMap(({ problems }) => problems)).toEqual([]);
    expect(result.signatures.map(({ covers }) => covers).indexOf('wholeFile')).toBe(names.length - 1);
    expect(result.ok).toBe(true);
  });

  it.skipIf(!hasOracle('pdfsig'))('passes pdfsig (skipped where it is not installed)', async () => {
    const found = await pdfsig(signed);
    expect(found.map(({ signer }) => signer)).toEqual(names);
    expect(found.every(({ valid }) => valid)).toBe(true);
    expect(found.map(({ wholeFile }) => wholeFile)).toEqual([false, false, false, true]);
  });

  it.skipIf(!hasOracle('qpdf'))('passes qpdf --check (skipped where it is not installed)', async () => {
    expect(await qpdfCheck(signed)).toMatchObject({ code: 0 });
  });

  it.skipIf(!hasOracle('mutool'))('passes the analysis of changes (skipped without mutool)', async () => {
    for (const revision of revisions.slice(1)) expect(await mutoolHistory(revision)).toBe(0);
  });
});

describe('tampering', () => {
  let signed: Uint8Array;
  beforeAll(async () => {
    ({ signed } = await signEverything(await samplePdf(), authority));
  });

  it.each([0.02, 0.2, 0.5, 0.8, 0.999])('is found by our verifier at %d of the file', async (place) => {
    expect((await verifyPdf(fileOf(flipped(signed, place)), authority.root)).ok).toBe(false);
  });

  it.skipIf(!hasOracle('pdfsig'))('is found by pdfsig (skipped where it is not installed)', async () => {
    const found = await pdfsig(flipped(signed, 0.005));
    expect(found.every(({ valid }) => !valid)).toBe(true);
  });

  it('is found when bytes are appended', async () => {
    const longer = Buffer.concat([signed, Buffer.from('\n% more\n')]);
    const result = await verifyPdf(fileOf(longer), authority.root);
    expect(result.ok).toBe(false);
    expect(result.problems).toContain('Bytes were added after the last signature.');
  });

  it('is found when another authority signed', async () => {
    const other = await memoryAuthority();
    const result = await verifyPdf(fileOf(signed), other.root);
    expect(result.signatures.every(({ problems }) => problems.length > 0)).toBe(true);
  });
});

describe.skipIf(!hasOracle('pdftotext'))('the words of empty fields (need pdftotext)', () => {
  const empty = ['Not signed yet', 'Countersign seals the document here when everyone has signed.'];

  it('are read until the field is signed, and lie beneath no stamp', async () => {
    const { revisions, signed } = await signEverything(await samplePdf(), authority);
    const prepared = await textOf(revisions[0] ?? new Uint8Array());
    for (const text of empty) expect(prepared).toContain(text);
    const sealed = await textOf(signed);
    for (const text of empty) expect(sealed).not.toContain(text);
    expect(sealed).toContain('Signature in the document, page 2');
  });
});

describe.skipIf(!hasOracle('pdftotext'))('the record in the seal (needs pdftotext)', () => {
  const line = (text: string, essential: boolean) => ({
    at: new Date('2026-11-21T03:06:00Z'),
    who: 'Priya Nair',
    text,
    essential,
  });

  it('claims to be whole where it is, and says how much is missing where it is not', async () => {
    const slips = Array.from({ length: 300 }, (_, index) => line(`Slip number ${index}.`, false));
    const record = [line('It was set up.', true), ...slips, line('Priya Nair signed.', true)];
    const few = await signEverything(await samplePdf(), authority, planOf(), record.slice(-3));
    expect(await textOf(few.signed)).toContain(
      'Every event of this signing task, until it was sealed, is listed.',
    );
    const { signed } = await signEverything(await samplePdf(), authority, planOf(), record);
    const printed = await textOf(signed);
    for (const text of ['It was set up.', 'Slip number 0.', 'Priya Nair signed.'])
      expect(printed).toContain(text);
    const shown = printed.split('Slip').length - 1;
    expect(shown).toBeLessThan(slips.length);
    expect(printed).toContain(`${slips.length - shown} events did not fit here`);
    expect(await mutoolHistory(signed)).toBe(0);
  });
});

describe('signField', () => {
  const stamp = {
    name: 'Margaret Ellery',
    email: 'm@corriedale.example',
    at: new Date('2026-11-21T03:06:00Z'),
    timeZone: 'UTC',
    method: 'Click-to-sign',
    reason: 'I agree',
  };

  it('signs a field once only', async () => {
    const { signed } = await signEverything(await samplePdf(), authority);
    const identity = await authority.issueSigner({ ...stamp, firm: 'Harrow & Finch' });
    await expect(
      signField(fileOf(signed), { field: 'Signer1', signer: stamp, identity }, asIs),
    ).rejects.toThrow('signed already');
    await expect(
      signField(fileOf(signed), { field: 'Signer9', signer: stamp, identity }, asIs),
    ).rejects.toThrow('no such signature field');
  });

  it('gives each placement of a signer a field of its own', async () => {
    const place = { page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.05 };
    const people = [
      { key: 'a', name: 'A B', email: 'a@b.example', placements: [place, { ...place, y: 0.5 }] },
    ];
    const { fields } = await preparePdf(fileOf(await samplePdf()), planOf(people), asIs);
    expect(fields).toEqual([
      { signer: 'a', field: 'Signer1' },
      { signer: 'a', field: 'Signer1-2' },
    ]);
  });

  it('takes a document that was prepared before, and never signed', async () => {
    const first = await preparePdf(fileOf(await samplePdf()), planOf(), asIs);
    const again = await signEverything(first.bytes, authority);
    expect((await verifyPdf(fileOf(again.signed), authority.root)).ok).toBe(true);
  });

  it('holds 25 signers, over several pages, whatever their names', async () => {
    const people = Array.from({ length: 25 }, (_, index) => ({
      key: String(index),
      name: index % 2 === 0 ? `Παπαδιαμαντόπουλος ${'Κωνσταντινόπουλος '.repeat(6)}` : '山田太郎 \u202Eevil',
      email: `${'very.long.address.'.repeat(8)}${index}@example.com`,
    }));
    const { signed } = await signEverything(await longPdf(40), authority, planOf(people));
    expect((await verifyPdf(fileOf(signed), authority.root)).ok).toBe(true);
  });
});
