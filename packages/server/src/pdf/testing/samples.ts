import { PDF, PdfArray, PdfBool, PdfDict, PdfName, PdfNumber, PdfStream, PdfString } from '@libpdf/core';
import { numbersOf } from '../fields.ts';

async function drawn(
  change: (pdf: PDF) => void = () => undefined,
  options: { useXRefStream?: boolean } = {},
): Promise<Uint8Array> {
  const pdf = PDF.create();
  pdf.addPage({ size: 'a4' }).drawText('Solvency resolution', { x: 72, y: 700, size: 20 });
  pdf.addPage({ size: 'a4' }).drawText('Signed by the directors', { x: 72, y: 700, size: 12 });
  change(pdf);
  return pdf.save(options);
}

function turned(degrees: number): (pdf: PDF) => void {
  return (pdf) => {
    for (const page of pdf.getPages()) page.dict.set('Rotate', PdfNumber.of(degrees));
  };
}

function append(bytes: Uint8Array, text: string): Uint8Array {
  return Buffer.concat([bytes, Buffer.from(text)]);
}

/** Tags the text of the first page as a heading, below the one element of the whole document. */
function tagged(keepOwners: (owners: PdfArray, pdf: PDF) => PdfDict): (pdf: PDF) => void {
  return (pdf) => {
    const page = pdf.getPage(0);
    if (!page) return;
    const root = PdfDict.of({ Type: PdfName.of('StructTreeRoot') });
    const rootRef = pdf.register(root);
    const whole = PdfDict.of({ Type: PdfName.of('StructElem'), S: PdfName.of('Document'), P: rootRef });
    const wholeRef = pdf.register(whole);
    const heading = pdf.register(
      PdfDict.of({
        Type: PdfName.of('StructElem'),
        S: PdfName.of('H1'),
        P: wholeRef,
        Pg: page.ref,
        K: PdfNumber.of(0),
      }),
    );
    whole.set('K', heading);
    root.set('K', wholeRef);
    root.set('ParentTree', pdf.register(keepOwners(PdfArray.of(heading), pdf)));
    const contents = page.dict.get(PdfName.Contents);
    const content = (text: string) =>
      pdf.register(new PdfStream(new PdfDict(), new TextEncoder().encode(text)));
    if (contents)
      page.dict.set(
        PdfName.Contents,
        new PdfArray([
          content('/H1 <</MCID 0>> BDC\n'),
          ...(contents instanceof PdfArray ? contents.toArray() : [contents]),
          content('\nEMC'),
        ]),
      );
    page.dict.set('StructParents', PdfNumber.of(4));
    pdf.getCatalog().set('StructTreeRoot', rootRef);
    pdf.getCatalog().set('MarkInfo', PdfDict.of({ Marked: PdfBool.TRUE }));
    pdf.getCatalog().set('Lang', PdfString.fromString('de-AT'));
  };
}

/** Documents that are tagged, with their owners of marked content kept in a list or in a tree. */
export const taggedKinds = {
  tagged: () => drawn(tagged((owners) => PdfDict.of({ Nums: PdfArray.of(PdfNumber.of(4), owners) }))),
  'tagged, with a deep tree': () =>
    drawn(
      tagged((owners, pdf) => {
        const leaf = PdfDict.of({ Nums: PdfArray.of(PdfNumber.of(4), owners) });
        const ref = pdf.register(leaf);
        const middle = PdfDict.of({ Kids: PdfArray.of(ref) });
        return PdfDict.of({ Kids: PdfArray.of(pdf.register(middle)) });
      }),
    ),
} as const;

/** Healthy documents of several kinds, each of two pages. */
export const healthyKinds = {
  plain: () => drawn(),
  'cross-reference streams': () => drawn(undefined, { useXRefStream: true }),
  'rotated by 90': () => drawn(turned(90)),
  'rotated by 180': () => drawn(turned(180)),
  'rotated by 270': () => drawn(turned(270)),
  'cropped, with a negative origin': () =>
    drawn((pdf) => {
      for (const page of pdf.getPages()) {
        page.dict.set('MediaBox', numbersOf([-100, -50, 600, 800]));
        page.dict.set('CropBox', numbersOf([-40, 10, 500, 760]));
      }
    }),
  'page attributes inherited': () =>
    drawn((pdf) => {
      for (const page of pdf.getPages()) {
        const parent = page.dict.getDict('Parent', pdf.getObject.bind(pdf));
        parent?.set('MediaBox', numbersOf([0, 0, 400, 500]));
        parent?.set('Rotate', PdfNumber.of(90));
        page.dict.delete('MediaBox');
      }
    }),
  'with a form': () =>
    drawn((pdf) => {
      pdf.getOrCreateForm().createTextField('ABN');
    }),
  ...taggedKinds,
  'a line after the end': async () => append(await drawn(), '\n\n'),
} as const;

/** Files that must be rejected, with the code. */
export const unfitKinds = {
  pdfEmpty: () => Promise.resolve(new Uint8Array()),
  pdfUnrecognised: () => Promise.resolve(new TextEncoder().encode('PK\u0003\u0004 not a PDF at all')),
  pdfEncrypted: () =>
    drawn((pdf) => {
      pdf.setProtection({ userPassword: 'open sesame', ownerPassword: 'owner' });
    }),
  pdfRestricted: () =>
    drawn((pdf) => {
      pdf.setProtection({ userPassword: '', ownerPassword: 'owner' });
    }),
  pdfBroken: () => Promise.resolve(new TextEncoder().encode('%PDF-1.7\nthis is nothing\n%%EOF\n')),
  pdfRepaired: async () => {
    const whole = await drawn();
    return whole.slice(0, Math.floor(whole.length * 0.85));
  },
  pdfWithoutPages: () => PDF.create().save(),
} as const;

export function samplePdf(): Promise<Uint8Array> {
  return drawn();
}

/** Creates a document with its own title and many pages. */
export async function longPdf(pages: number): Promise<Uint8Array> {
  return drawn((pdf) => {
    for (let page = 2; page < pages; page += 1) pdf.addPage({ size: 'a4' });
    pdf.getCatalog().set('Lang', PdfString.fromString('en-AU'));
  });
}
