import {
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfString,
  type PdfStream,
  type PDF,
  type PdfObject,
} from '@libpdf/core';

/** A signature field in the form. */
export interface SignatureFieldEntry {
  /** The full name, its parts joined by dots. */
  name: string;
  dict: PdfDict;
  /** The signature dictionary; undefined until signed. */
  value: PdfDict | undefined;
}

/** Deeper trees than this are taken for loops. */
const deepestField = 32;

export function numbersOf(values: readonly number[]): PdfArray {
  return new PdfArray(values.map((value) => PdfNumber.of(value)));
}

/** The form of a document, made where there is none. */
export function formOf(pdf: PDF): PdfDict {
  const catalog = pdf.getCatalog();
  const form = catalog.getDict('AcroForm', pdf.getObject.bind(pdf));
  if (form) return form;
  const made = new PdfDict();
  catalog.set('AcroForm', pdf.register(made));
  return made;
}

/** An array entry of a dictionary, made where there is none. */
function arrayIn(pdf: PDF, dict: PdfDict, key: string): PdfArray {
  const known = dict.getArray(key, pdf.getObject.bind(pdf));
  if (known) return known;
  const made = new PdfArray();
  dict.set(key, made);
  return made;
}

/**
 * Marks a dictionary as changed after a direct array in it has grown, so that the incremental save
 * writes it.
 */
function touch(dict: PdfDict, key: string): void {
  const value = dict.get(key);
  if (value) dict.set(key, value);
}

/** Every signature field of the form, in the order of the form. */
export function signatureFields(pdf: PDF): SignatureFieldEntry[] {
  const resolve = pdf.getObject.bind(pdf);
  const found: SignatureFieldEntry[] = [];
  const seen = new Set<PdfDict>();

  function walk(item: PdfObject | undefined, path: string, type: string, depth: number): void {
    const dict = item instanceof PdfRef ? resolve(item) : item;
    if (!(dict instanceof PdfDict) || seen.has(dict) || depth > deepestField) return;
    seen.add(dict);
    const part = dict.getString('T', resolve)?.asString();
    const name = [path, part].filter(Boolean).join('.');
    const kind = dict.getName('FT', resolve)?.value ?? type;
    const kids = dict.getArray('Kids', resolve);
    const fieldKids = kids?.toArray().filter((kid) => hasName(kid)) ?? [];
    if (kind === 'Sig' && fieldKids.length === 0 && part !== undefined)
      found.push({ name, dict, value: dict.getDict('V', resolve) });
    for (const kid of fieldKids) walk(kid, name, kind, depth + 1);
  }

  function hasName(kid: PdfObject): boolean {
    const dict = kid instanceof PdfRef ? resolve(kid) : kid;
    return dict instanceof PdfDict && dict.get('T', resolve) instanceof PdfString;
  }

  const fields = pdf.getCatalog().getDict('AcroForm', resolve)?.getArray('Fields', resolve);
  for (const field of fields ?? []) walk(field, '', '', 0);
  return found;
}

/** The signature that certifies the document and limits later changes, with its level P (1 to 3). */
export function certification(pdf: PDF): { signature: PdfDict; level: number } | undefined {
  const resolve = pdf.getObject.bind(pdf);
  const signature = pdf.getCatalog().getDict('Perms', resolve)?.getDict('DocMDP', resolve);
  if (!signature) return undefined;
  for (const item of signature.getArray('Reference', resolve) ?? []) {
    const reference = item instanceof PdfRef ? resolve(item) : item;
    if (!(reference instanceof PdfDict)) continue;
    const level = reference.getDict('TransformParams', resolve)?.getNumber('P', resolve)?.value;
    return { signature, level: level ?? 2 };
  }
  return { signature, level: 2 };
}

/** Adds an empty, visible signature field to a page of the document. */
export function addSignatureField(
  pdf: PDF,
  page: { ref: PdfRef; dict: PdfDict },
  field: {
    name: string;
    tooltip: string;
    rect: readonly number[];
    rotation: number;
    /** Drawn until the field is signed; the signature's own takes its place. */
    empty?: PdfStream;
  },
): { ref: PdfRef; dict: PdfDict } {
  const widget = PdfDict.of({
    Type: PdfName.of('Annot'),
    Subtype: PdfName.of('Widget'),
    FT: PdfName.of('Sig'),
    T: PdfString.fromString(field.name),
    TU: PdfString.fromString(field.tooltip),
    // Print, and locked against being moved.
    F: PdfNumber.of(132),
    P: page.ref,
    Rect: numbersOf(field.rect),
  });
  if (field.rotation !== 0) widget.set('MK', PdfDict.of({ R: PdfNumber.of(field.rotation) }));
  if (field.empty) widget.set('AP', PdfDict.of({ N: pdf.register(field.empty) }));
  const ref = pdf.register(widget);
  arrayIn(pdf, page.dict, 'Annots').push(ref);
  touch(page.dict, 'Annots');
  const form = formOf(pdf);
  arrayIn(pdf, form, 'Fields').push(ref);
  touch(form, 'Fields');
  return { ref, dict: widget };
}
