import { PDF } from '@libpdf/core';
import { expect, it } from 'vitest';
import { signatureFields } from './fields.ts';
import { pdfMessages } from './pdf.messages.ts';
import { prepare } from './prepare.ts';
import { samplePdf } from './testing/samples.ts';
import { planOf, signers } from './testing/signing.ts';

it('names each field after its signer, and the seal', async () => {
  const { bytes } = await prepare(await samplePdf(), planOf());
  const told = signatureFields(await PDF.load(bytes)).map(({ dict }) => dict.getString('TU')?.asString());
  const names = signers.map(({ name }) => pdfMessages.fieldOf(name));
  expect(new Set(told)).toEqual(new Set([...names, pdfMessages.seal]));
});
