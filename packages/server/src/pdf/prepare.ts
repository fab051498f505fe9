import { createHash } from 'node:crypto';
import type { PdfRef } from '@libpdf/core';
import { PdfDict, PdfName, PdfNumber, PdfStream, type PDF } from '@libpdf/core';
import { appearanceOf } from './appearance.ts';
import { addSignatureField, formOf } from './fields.ts';
import { embedFonts, type Fonts } from './fonts.ts';
import { placeOnPage, readPageBox } from './geometry.ts';
import { openUnsigned, saveIncrement } from './inspect.ts';
import {
  layOutSignaturePages,
  paper,
  type Area,
  type SignaturePageLayout,
} from './signaturePages/pageLayout.ts';
import { pdfMessages as messages } from './pdf.messages.ts';
import { freeFieldNames, type FieldNames, type PreparedPdf, type SigningPlan } from './plan.ts';
import { paintEmptyField, paintSignaturePage, sealKey } from './signaturePages/signaturePage.ts';
import { addStructure, type StructuredField, type StructuredPage } from './signaturePages/structureTree.ts';

/**
 * Makes the revision that is signed: appends the signature pages and creates every signature field,
 * the platform's seal included. Nothing but filling those fields is allowed afterwards.
 *
 * @throws PdfError when the document cannot be signed; RangeError for a placement on no page.
 */
export async function prepare(bytes: Uint8Array, plan: SigningPlan): Promise<PreparedPdf> {
  const { pdf, fields: present } = await openUnsigned(bytes);
  const names = freeFieldNames(present.map(({ name }) => name));
  const pages = pdf.getPageCount();
  const placed = placedFields(pdf, plan, names, pages);
  const signaturePages = await addSignaturePages(pdf, bytes, plan, names);
  const fields = [...placed, ...signaturePages.flatMap((page) => page.fields)];
  addStructure(pdf, signaturePages, new Map(fields.map((field) => [field.key, field])));
  const form = formOf(pdf);
  // Signatures exist, and only incremental saves keep them.
  form.set('SigFlags', PdfNumber.of(3));
  // A dynamic form would be drawn instead of the pages that are signed.
  form.delete('XFA');
  const order = new Map(plan.signers.map(({ key }, index) => [key, index]));
  const made = fields.flatMap(({ signer, name }) => (signer === undefined ? [] : [{ signer, field: name }]));
  made.sort((a, b) => (order.get(a.signer) ?? 0) - (order.get(b.signer) ?? 0));
  return { bytes: await saveIncrement(pdf, bytes), fields: made };
}

/** A field that was added. */
interface AddedField extends StructuredField {
  /** Its key in the structure of its page. */
  key: string;
  name: string;
  /** Key of the signer; undefined for the seal. */
  signer?: string;
}

function placedFields(pdf: PDF, plan: SigningPlan, names: FieldNames, pages: number): AddedField[] {
  return plan.signers.flatMap((signer, index) =>
    (signer.placements ?? []).map((placement, nth) => {
      const page = placement.page > pages ? null : pdf.getPage(placement.page - 1);
      if (!page) throw new RangeError(`A signature is placed on page ${placement.page} of ${pages}.`);
      const { rect, rotation } = placeOnPage(readPageBox(pdf, page.dict), placement);
      const name = names.signer(index, nth);
      const tooltip = messages.fieldOf(signer.name);
      const widget = addSignatureField(pdf, page, { name, tooltip, rect, rotation });
      return { key: name, name, signer: signer.key, widget, page: page.ref };
    }),
  );
}

async function addSignaturePages(
  pdf: PDF,
  bytes: Uint8Array,
  plan: SigningPlan,
  names: FieldNames,
): Promise<(StructuredPage & { fields: AddedField[] })[]> {
  const pages = pdf.getPageCount();
  const fonts = await embedFonts(pdf);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const layouts = layOutSignaturePages(plan.signers.length);
  return layouts.map((layout, index) => {
    const { painter, structure } = paintSignaturePage(fonts, { plan, sha256, pages }, layout, {
      page: index + 1,
      of: layouts.length,
    });
    const contents = pdf.register(new PdfStream(new PdfDict(), painter.bytes()));
    const page = pdf.addPage({ width: paper.width, height: paper.height });
    page.dict.set(PdfName.Contents, contents);
    page.dict.set(PdfName.Resources, painter.resources(pdf));
    // Pages may inherit a rotation or a crop box from the document's root.
    page.dict.set('Rotate', PdfNumber.of(0));
    page.dict.set('CropBox', page.dict.get(PdfName.MediaBox) ?? PdfNumber.of(0));
    const fields = addBoxFields({ pdf, page, fonts }, plan, names, layout);
    return { page, nodes: structure.nodes, fields };
  });
}

interface PageWithFonts {
  pdf: PDF;
  page: { ref: PdfRef; dict: PdfDict };
  fonts: Fonts;
}

function addBoxFields(
  onto: PageWithFonts,
  plan: SigningPlan,
  names: FieldNames,
  { boxes, seal }: SignaturePageLayout,
): AddedField[] {
  const made: AddedField[] = [];
  for (const { signer: index, field } of boxes) {
    const signer = plan.signers[index];
    if (!signer || (signer.placements ?? []).length > 0) continue;
    const name = names.signer(index, 0);
    const words = { tooltip: messages.fieldOf(signer.name), text: messages.notSigned };
    made.push({ ...addBoxField(onto, field, { name, ...words }), key: String(index), signer: signer.key });
  }
  if (seal) {
    const words = { tooltip: messages.seal, text: messages.notSealed };
    made.push({ ...addBoxField(onto, seal, { name: names.seal, ...words }), key: sealKey });
  }
  return made;
}

function addBoxField(
  { pdf, page, fonts }: PageWithFonts,
  area: Area,
  { name, tooltip, text }: { name: string; tooltip: string; text: string },
): { name: string } & StructuredField {
  const { width, height } = area;
  const empty = appearanceOf(pdf, paintEmptyField(fonts, area, text), { width, height, rotation: 0 });
  const widget = addSignatureField(pdf, page, { name, tooltip, rect: rectOf(area), rotation: 0, empty });
  return { name, widget, page: page.ref };
}

function rectOf({ x, y, width, height }: Area): number[] {
  return [x, paper.height - y - height, x + width, paper.height - y];
}
