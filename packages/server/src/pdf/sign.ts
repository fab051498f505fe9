import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfString,
  type PDF,
  type PdfRef,
  type PdfStream,
} from '@libpdf/core';
import { appearanceOf } from './appearance.ts';
import { contentsLength, digestAround, widest, writeByteRange, writeContents } from './byteRange.ts';
import { signDigest, type SigningIdentity } from './cms.ts';
import { certification, numbersOf, signatureFields, type SignatureFieldEntry } from './fields.ts';
import { embedFonts, type Fonts } from './fonts.ts';
import type { Rotation } from './geometry.ts';
import { openPdf, saveIncrement } from './inspect.ts';
import type { Painter } from './painter.ts';
import { isSealField } from './plan.ts';
import { paintSeal, type SealText } from './sealStamp.ts';
import { paintStamp, type StampText } from './stamp.ts';
import { pdfDate } from './when.ts';

export interface SignerStamp extends StampText {
  /** Why the person signs; readers show it beside the signature. */
  reason: string;
}

/** Signs one prepared field for a person; the result begins with exactly the given bytes. */
export async function sign(
  bytes: Uint8Array,
  field: string,
  signer: SignerStamp,
  identity: SigningIdentity,
): Promise<Uint8Array> {
  return signRevision(bytes, {
    find: ({ name }) => name === field,
    paint: (fonts, width, height) => paintStamp(fonts, signer, width, height),
    name: signer.name,
    contact: signer.email,
    reason: signer.reason,
    at: signer.at,
    identity,
  });
}

/** Closes the document with the platform's seal, whose appearance is the audit record. */
export async function seal(
  bytes: Uint8Array,
  text: SealText,
  identity: SigningIdentity,
): Promise<Uint8Array> {
  return signRevision(bytes, {
    find: ({ name, value }) => isSealField(name) && !value,
    paint: (fonts, width, height) => paintSeal(fonts, text, width, height),
    name: 'Countersign Seal',
    contact: null,
    reason: `Sealed for ${text.firmName}: everyone has signed`,
    at: text.at,
    identity,
  });
}

interface RevisionPlan {
  find: (field: SignatureFieldEntry) => boolean;
  paint: (fonts: Fonts, width: number, height: number) => Painter;
  name: string;
  contact: string | null;
  reason: string;
  at: Date;
  identity: SigningIdentity;
}

async function signRevision(bytes: Uint8Array, plan: RevisionPlan): Promise<Uint8Array> {
  const pdf = await openPdf(bytes);
  const field = signatureFields(pdf).findLast(plan.find);
  if (!field) throw new Error('The document has no such signature field.');
  if (field.value) throw new Error(`The field ${field.name} is signed already.`);
  field.dict.set('AP', PdfDict.of({ N: pdf.register(await appearance(pdf, field.dict, plan)) }));
  const signature = signatureDict(plan);
  const ref = pdf.register(signature);
  field.dict.set('V', ref);
  if (!certification(pdf)) certify(pdf, signature, ref);
  const signed = await saveIncrement(pdf, bytes);
  const ranges = writeByteRange(signed, bytes.length);
  writeContents(signed, ranges, signDigest(digestAround(signed, ranges), plan.identity));
  return signed;
}

async function appearance(pdf: PDF, field: PdfDict, plan: RevisionPlan): Promise<PdfStream> {
  const resolve = pdf.getObject.bind(pdf);
  const side = (index: number) => {
    const value = field.getArray('Rect', resolve)?.at(index, resolve);
    return value instanceof PdfNumber ? value.value : 0;
  };
  const [across, up] = [Math.abs(side(2) - side(0)), Math.abs(side(3) - side(1))];
  const rotation = rotationOf(field.getDict('MK', resolve)?.getNumber('R', resolve)?.value);
  const turned = rotation === 90 || rotation === 270;
  const [width, height] = turned ? [up, across] : [across, up];
  const painter = plan.paint(await embedFonts(pdf), width, height);
  return appearanceOf(pdf, painter, { width, height, rotation });
}

function rotationOf(value: number | undefined): Rotation {
  return value === 90 || value === 180 || value === 270 ? value : 0;
}

function signatureDict({ name, contact, reason, at }: RevisionPlan): PdfDict {
  const signature = PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: numbersOf([0, widest, widest, widest]),
    Contents: new PdfString(new Uint8Array(contentsLength), 'hex'),
    M: PdfString.fromString(pdfDate(at)),
    Name: PdfString.fromString(name),
    Reason: PdfString.fromString(reason),
  });
  if (contact) signature.set('ContactInfo', PdfString.fromString(contact));
  return signature;
}

/** Level 2: from the first signature on, only filling and signing of existing fields is allowed. */
function certify(pdf: PDF, signature: PdfDict, ref: PdfRef): void {
  signature.set(
    'Reference',
    new PdfArray([
      PdfDict.of({
        Type: PdfName.of('SigRef'),
        TransformMethod: PdfName.of('DocMDP'),
        TransformParams: PdfDict.of({
          Type: PdfName.of('TransformParams'),
          P: PdfNumber.of(2),
          V: PdfName.of('1.2'),
        }),
      }),
    ]),
  );
  pdf.getCatalog().set('Perms', PdfDict.of({ DocMDP: ref }));
}
