import { errorSentences } from '@countersign/api-client/rules';
import { describe, expect, it } from 'vitest';
import { asIs, inspectPdf, preparePdf } from './processing.ts';
import { fileOf } from './testing/files.ts';
import { healthyKinds, samplePdf, unfitKinds } from './testing/samples.ts';
import { memoryAuthority, planOf, signEverything } from './testing/signing.ts';

describe('inspectPdf', () => {
  it.each(Object.entries(healthyKinds))('accepts a PDF: %s', async (_, make) => {
    expect(await inspectPdf(fileOf(await make()))).toEqual({ ok: true, pages: 2 });
  });

  it.each(Object.entries(unfitKinds))('refuses a file: %s', async (code, make) => {
    expect(await inspectPdf(fileOf(await make()))).toMatchObject({ ok: false, code });
  });

  it('refuses what is signed already', async () => {
    const { revisions } = await signEverything(await samplePdf(), await memoryAuthority());
    expect(await inspectPdf(fileOf(revisions[0] ?? new Uint8Array()))).toMatchObject({ ok: true });
    for (const revision of revisions.slice(1))
      expect(await inspectPdf(fileOf(revision))).toMatchObject({ ok: false, code: 'pdfSignedBefore' });
  });

  it('speaks in the words of the product', async () => {
    expect(errorSentences.pdfUnrecognised).toBe(
      'Only pdf format documents are supported by the signing process.',
    );
    expect(errorSentences.pdfTooLarge).toBe(
      'The PDF is too large to be signed. Make it smaller and upload it again.',
    );
    expect(errorSentences.pdfTooComplex).toBe(
      'The PDF takes too long or too much memory to check. Print it to a new PDF, or make it smaller, and upload that.',
    );
    await expect(preparePdf(fileOf(await unfitKinds.pdfEncrypted()), planOf(), asIs)).rejects.toThrow(
      "Unfortunately the selected file didn't pass our checks.",
    );
  });

  it('answers, and does not throw, for a file cut anywhere', async () => {
    const whole = await samplePdf();
    for (let length = 0; length < whole.length; length += 97) {
      const answer = await inspectPdf(fileOf(whole.slice(0, length)));
      expect(answer.ok).toBe(false);
    }
  });
});

describe('preparePdf', () => {
  it('refuses what inspection refuses', async () => {
    await expect(preparePdf(fileOf(await unfitKinds.pdfRestricted()), planOf(), asIs)).rejects.toMatchObject({
      code: 'pdfRestricted',
    });
  });

  it('refuses a placement on a page that is not there', async () => {
    const people = [
      {
        key: 'a',
        name: 'A',
        email: 'a@b.example',
        placements: [{ page: 9, x: 0, y: 0, width: 1, height: 1 }],
      },
    ];
    await expect(preparePdf(fileOf(await samplePdf()), planOf(people), asIs)).rejects.toThrow(RangeError);
  });
});
