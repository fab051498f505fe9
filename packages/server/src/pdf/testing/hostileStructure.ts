interface Parts {
  /** What the catalogue names as the root of the structure. */
  root?: string;
  /** Entries of the root besides its type and its child. */
  entries?: string;
  /** Entries of the one element below the root besides its type, its role and its child. */
  element?: string;
  parentTree?: string;
  page?: string;
}

/** A correct file of one page with a paragraph that is tagged, and with a structure of the caller's making. */
function taggedFile({
  root = '5 0 R',
  entries = '/ParentTree 8 0 R',
  element = '/P 5 0 R',
  parentTree = '<< /Nums [0 [7 0 R]] >>',
  page = '/StructParents 0',
}: Parts): Uint8Array {
  const content = '/P <</MCID 0>> BDC BT /F1 18 Tf 72 700 Td (You lend us 1 dollar.) Tj ET EMC';
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot ${root} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} /Resources << /Font << /F1 9 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /StructTreeRoot /K 6 0 R ${entries} >>`,
    `<< /Type /StructElem /S /Document /K [7 0 R] ${element} >>`,
    '<< /Type /StructElem /S /P /P 6 0 R /Pg 3 0 R /K 0 >>',
    parentTree,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Kids [8 0 R] >>',
    '<< /Type /Namespace /NS (Ours) /RoleMapNS << /Document /Figure >> >>',
  ];
  let file = '%PDF-1.7\n';
  const rows = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\n`;
  return Buffer.from(`${file}${table}startxref\n${file.length}\n%%EOF\n`);
}

const tree = '/ParentTree 8 0 R';

/** Documents whose one element would hide what is below it, or is not what it claims to be. */
export const hidingElements = {
  'a label': taggedFile({ element: '/P 5 0 R /Alt (Newsletter. Nothing to sign.)' }),
  'other text': taggedFile({ element: '/P 5 0 R /ActualText (Nothing to sign.)' }),
  'an expansion': taggedFile({ element: '/P 5 0 R /E (Nothing to sign.)' }),
  'a mapped role': taggedFile({ entries: `${tree} /RoleMap << /Document /Figure >>` }),
  'a role mapped by its namespace': taggedFile({ element: '/P 5 0 R /NS 11 0 R' }),
  'no parent': taggedFile({ element: '' }),
} as const;

/** A document that maps the roles of our pages to such as are not read. */
export const hidingRoles = taggedFile({
  entries: `${tree} /RoleMap << /Sect /Figure /P /Artifact /H2 /NonStruct /Note /P >>`,
});

/** Documents whose tree of owners has keys that none can follow, or names that of its next key wrongly. */
export const hostileKeys = {
  'a next key of 1e23': taggedFile({ entries: `${tree} /ParentTreeNextKey 1${'0'.repeat(23)}` }),
  'a next key of 1e300': taggedFile({ entries: `${tree} /ParentTreeNextKey 1${'0'.repeat(300)}` }),
  'a next key with a fraction': taggedFile({ entries: `${tree} /ParentTreeNextKey 2.5` }),
  'a next key below 0': taggedFile({ entries: `${tree} /ParentTreeNextKey -7` }),
  'the last next key': taggedFile({ entries: `${tree} /ParentTreeNextKey 2147483647` }),
  'the last key': taggedFile({ parentTree: '<< /Nums [2147483647 [7 0 R]] >>' }),
  'a key with a fraction': taggedFile({ parentTree: '<< /Nums [0.5 [7 0 R]] >>' }),
  'a page with a huge key': taggedFile({ page: '/StructParents 3000000000' }),
  'a page whose key is the next': taggedFile({
    entries: `${tree} /ParentTreeNextKey 5`,
    page: '/StructParents 5',
  }),
} as const;

/** Documents that name other objects of theirs as the tree of owners. */
export const wrongTrees = {
  'the catalogue': taggedFile({ entries: '/ParentTree 1 0 R' }),
  'the tree of pages': taggedFile({ entries: '/ParentTree 2 0 R' }),
  'a page': taggedFile({ entries: '/ParentTree 3 0 R' }),
  'a font': taggedFile({ entries: '/ParentTree 9 0 R' }),
  'an element': taggedFile({ entries: '/ParentTree 7 0 R' }),
  'a tree that leads back to itself': taggedFile({ parentTree: '<< /Kids [8 0 R 10 0 R] >>' }),
} as const;

/** Documents that name other objects of theirs as the root of the structure. */
export const wrongRoots = {
  'the catalogue': taggedFile({ root: '1 0 R' }),
  'the tree of pages': taggedFile({ root: '2 0 R' }),
  'a page': taggedFile({ root: '3 0 R' }),
  'a font': taggedFile({ root: '9 0 R' }),
} as const;

/** A document whose root is its own child, and calls itself the document. */
export const rootInItself = taggedFile({ entries: `${tree} /K 5 0 R /S /Document /P 5 0 R` });
