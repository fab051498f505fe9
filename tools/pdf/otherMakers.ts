/** Writes an object as PDF has it, by the references of the others. */
type Body = (ref: (name: string) => string) => string;

/** Writes a PDF of the version that most makers write, with a plain table of its objects. */
function written(objects: Readonly<Record<string, Body>>): Uint8Array {
  const names = Object.keys(objects);
  const ref = (name: string) => {
    const at = names.indexOf(name);
    if (at === -1) throw new Error(`No object is called ${name}.`);
    return `${at + 1} 0 R`;
  };
  let text = '%PDF-1.6\n';
  const places = Object.values(objects).map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body(ref)}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = names.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}`;
  const trailer = `trailer\n<< /Size ${count} /Root ${ref('root')} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return new TextEncoder().encode(text + table + trailer);
}

const stream = (content: string, entries = '') =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const line = (text: string, x: number, y: number, size = 12) =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;
const tagged = (role: string, id: number, content: string) => `/${role} << /MCID ${id} >> BDC ${content} EMC`;

/** A form with a structure: its labels are text, its fields are named, one drawn and two without drawing. */
export function taggedForm(): Uint8Array {
  const content = [
    tagged('H1', 0, line('Change of address', 72, 760, 20)),
    tagged('P', 1, line('Full name', 72, 700)),
    tagged('P', 2, line('Kind of company', 72, 660)),
    tagged('P', 3, line('Australian Business Number', 72, 620)),
    tagged('P', 4, line('Send letters by email', 100, 580)),
  ].join('\n');
  const part = (role: string, id: number): Body => {
    return (ref) => `<< /Type /StructElem /S /${role} /P ${ref('whole')} /Pg ${ref('page')} /K ${id} >>`;
  };
  const formPart = (widget: string): Body => {
    return (ref) =>
      `<< /Type /StructElem /S /Form /P ${ref('whole')} /Pg ${ref('page')} /K << /Type /OBJR /Obj ${ref(widget)} >> >>`;
  };
  const field = (own: string, y: number, parent: number, more: Body = () => ''): Body => {
    return (ref) =>
      `<< /Type /Annot /Subtype /Widget /F 4 /P ${ref('page')} /Rect [250 ${y} 450 ${y + 20}] /StructParent ${parent} /DA (/F1 12 Tf 0 g) ${own} ${more(ref)} >>`;
  };
  const look = (text: string) =>
    stream(
      `/Tx BMC q BT /F1 12 Tf 2 6 Td (${text}) Tj ET Q EMC`,
      `/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 ${helvetica} >> >>`,
    );
  const parts = ['h', 'p1', 'name', 'p2', 'kind', 'p3', 'abn', 'letters', 'p4'];
  return written({
    root: (ref) =>
      `<< /Type /Catalog /Pages ${ref('pages')} /Lang (en-AU) /MarkInfo << /Marked true >> /StructTreeRoot ${ref('tree')} /AcroForm << /Fields [${['fName', 'fKind', 'fAbn', 'fLetters'].map(ref).join(' ')}] /DA (/F1 12 Tf 0 g) /DR << /Font << /F1 ${ref('font')} >> >> >> >>`,
    pages: (ref) => `<< /Type /Pages /Count 1 /Kids [${ref('page')}] >>`,
    page: (ref) =>
      `<< /Type /Page /Parent ${ref('pages')} /MediaBox [0 0 595 842] /Contents ${ref('content')} /Resources << /Font << /F1 ${ref('font')} >> >> /StructParents 0 /Tabs /S /Annots [${['fName', 'fKind', 'fAbn', 'fLetters'].map(ref).join(' ')}] >>`,
    content: () => stream(content),
    font: () => helvetica,
    tree: (ref) =>
      `<< /Type /StructTreeRoot /K ${ref('whole')} /ParentTree ${ref('parents')} /ParentTreeNextKey 5 >>`,
    whole: (ref) => `<< /Type /StructElem /S /Document /P ${ref('tree')} /K [${parts.map(ref).join(' ')}] >>`,
    parents: (ref) =>
      `<< /Nums [0 [${['h', 'p1', 'p2', 'p3', 'p4'].map(ref).join(' ')}] 1 ${ref('name')} 2 ${ref('kind')} 3 ${ref('abn')} 4 ${ref('letters')}] >>`,
    h: part('H1', 0),
    p1: part('P', 1),
    p2: part('P', 2),
    p3: part('P', 3),
    p4: part('P', 4),
    name: formPart('fName'),
    kind: formPart('fKind'),
    abn: formPart('fAbn'),
    letters: formPart('fLetters'),
    fName: field('/FT /Tx /T (name) /TU (Full name of the director) /V (Margaret Ellery)', 695, 1, (ref) => {
      return `/AP << /N ${ref('nameLook')} >>`;
    }),
    nameLook: () => look('Margaret Ellery'),
    fKind: field(
      '/FT /Ch /Ff 131072 /T (kind) /TU (Kind) /Opt [[(t) (Trust)] [(c) (Company)]] /V (c)',
      655,
      2,
    ),
    fAbn: field('/FT /Tx /T (abn) /TU (ABN)', 615, 3),
    fLetters: field('/FT /Btn /T (letters) /TU (By email) /V /Yes /AS /Yes', 575, 4, (ref) => {
      return `/AP << /N << /Yes ${ref('ticked')} /Off ${ref('unticked')} >> >>`;
    }),
    ticked: () => look('X'),
    unticked: () => stream('', '/Type /XObject /Subtype /Form /BBox [0 0 200 20]'),
  });
}

/** The same form as `taggedForm`, of a maker that writes no structure. */
export function untaggedForm(): Uint8Array {
  const text = new TextDecoder().decode(taggedForm());
  // Names of the same length keep the places of the objects.
  return new TextEncoder().encode(
    text.replaceAll('/StructTreeRoot', '/XtructTreeRoot').replace('/Marked true', '/Marked null'),
  );
}

/** Two pages that are pictures, as scanners write them. */
export function scan(): Uint8Array {
  const page: Body = (ref) =>
    `<< /Type /Page /Parent ${ref('pages')} /MediaBox [0 0 595 842] /Contents ${ref('content')} /Resources << /XObject << /Im ${ref('picture')} >> >> >>`;
  return written({
    root: (ref) => `<< /Type /Catalog /Pages ${ref('pages')} >>`,
    pages: (ref) => `<< /Type /Pages /Count 2 /Kids [${ref('first')} ${ref('second')}] >>`,
    first: page,
    second: page,
    content: () => stream('q 595 0 0 842 0 0 cm /Im Do Q'),
    picture: () =>
      stream(
        'ff00ff00>',
        '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /ASCIIHexDecode',
      ),
  });
}

const hebrew = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת';
const firstCode = 0x41;

/** Codes of the Hebrew font, from left to right as a page shows them. */
const shownAsHex = (text: string) =>
  [...text]
    .toReversed()
    .map((letter) => (letter === ' ' ? 0x20 : firstCode + hebrew.indexOf(letter)))
    .map((code) => code.toString(16).padStart(2, '0'))
    .join('');

export const rightToLeftText = { heading: 'הסכם שכירות', clause: 'השוכר משלם דמי שכירות' } as const;

/** A contract that is read from right to left; its letters are drawn from left to right, as most makers write them. */
export function rightToLeft(): Uint8Array {
  const show = (text: string, y: number) => `BT /F1 14 Tf 1 0 0 1 300 ${y} Tm <${shownAsHex(text)}> Tj ET`;
  const content = [
    tagged('H1', 0, show(rightToLeftText.heading, 760)),
    tagged('P', 1, show(rightToLeftText.clause, 700)),
  ].join('\n');
  const code = (value: number, width: number) => value.toString(16).toUpperCase().padStart(width, '0');
  const pairs = [...hebrew].map((letter, index) => {
    return `<${code(firstCode + index, 2)}> <${code(letter.charCodeAt(0), 4)}>`;
  });
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Hebrew def /CMapType 2 def\n1 begincodespacerange <00> <FF> endcodespacerange\n${pairs.length + 1} beginbfchar\n<20> <0020>\n${pairs.join('\n')}\nendbfchar\nendcmap end end`;
  const part = (role: string, id: number): Body => {
    return (ref) => `<< /Type /StructElem /S /${role} /P ${ref('whole')} /Pg ${ref('page')} /K ${id} >>`;
  };
  return written({
    root: (ref) =>
      `<< /Type /Catalog /Pages ${ref('pages')} /Lang (he-IL) /MarkInfo << /Marked true >> /ViewerPreferences << /Direction /R2L >> /StructTreeRoot ${ref('tree')} >>`,
    pages: (ref) => `<< /Type /Pages /Count 1 /Kids [${ref('page')}] >>`,
    page: (ref) =>
      `<< /Type /Page /Parent ${ref('pages')} /MediaBox [0 0 595 842] /Contents ${ref('content')} /Resources << /Font << /F1 ${ref('font')} >> >> /StructParents 0 >>`,
    content: () => stream(content),
    font: (ref) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${ref('map')} >>`,
    map: () => stream(map),
    tree: (ref) => `<< /Type /StructTreeRoot /K ${ref('whole')} /ParentTree ${ref('parents')} >>`,
    whole: (ref) => `<< /Type /StructElem /S /Document /P ${ref('tree')} /K [${ref('h')} ${ref('p')}] >>`,
    parents: (ref) => `<< /Nums [0 [${ref('h')} ${ref('p')}]] >>`,
    h: part('H1', 0),
    p: part('P', 1),
  });
}

/** A file of many pages, each with its number. */
export function manyPages(count: number): Uint8Array {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const entries = numbers.flatMap((number): [string, Body][] => [
    [
      `page${number}`,
      (ref) =>
        `<< /Type /Page /Parent ${ref('pages')} /MediaBox [0 0 595 842] /Contents ${ref(`content${number}`)} /Resources << /Font << /F1 ${ref('font')} >> >> >>`,
    ],
    [`content${number}`, () => stream(line(`Schedule ${number} of the deed`, 72, 760))],
  ]);
  return written({
    root: (ref) => `<< /Type /Catalog /Pages ${ref('pages')} >>`,
    pages: (ref) =>
      `<< /Type /Pages /Count ${count} /Kids [${numbers.map((number) => ref(`page${number}`)).join(' ')}] >>`,
    font: () => helvetica,
    ...Object.fromEntries(entries),
  });
}
