import { strToU8, zipSync } from 'fflate';
import { PNG } from 'pngjs';
import writeXlsxFile from 'write-excel-file/node';
import { escapeHtml } from '../../escapeHtml.ts';

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const schemas = 'http://schemas.openxmlformats.org';
const officeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const contentTypes = `${xml}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${officeType}"/></Types>`;
const relations = `${xml}<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${schemas}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A Word document: a title and paragraphs, the least that every word processor opens. */
export function makeDocx(title: string, paragraphs: readonly string[]): Uint8Array {
  const run = (text: string, style: string) =>
    `<w:p><w:r><w:rPr>${style}</w:rPr><w:t xml:space="preserve">${escapeHtml(text)}</w:t></w:r></w:p>`;
  const text = paragraphs.map((paragraph) => run(paragraph.replace(/^# /, ''), '<w:sz w:val="22"/>'));
  const body = [run(title, '<w:b/><w:sz w:val="36"/>'), ...text].join('');
  return zipSync({
    '[Content_Types].xml': strToU8(contentTypes),
    '_rels/.rels': strToU8(relations),
    'word/document.xml': strToU8(
      `${xml}<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
    ),
  });
}

/** A workbook with one sheet of labels and amounts. */
export async function makeXlsx(
  title: string,
  figures: readonly (readonly [string, number])[],
): Promise<Uint8Array> {
  const rows = [
    [{ value: title, fontWeight: 'bold' as const }, null],
    ...figures.map(([label, amount]) => [
      { value: label },
      { value: amount, type: Number, format: '#,##0.00' },
    ]),
  ];
  const file = await writeXlsxFile(rows, { columns: [{ width: 36 }, { width: 16 }] }).toBuffer();
  return new Uint8Array(file);
}

/** An image of a site plan: ruled paper, plots in the firm's colour. */
export function makePng(colour: string): Uint8Array {
  const image = new PNG({ width: 480, height: 320 });
  const brand = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < image.width; x += 1) {
      const plot = x % 120 > 14 && x % 120 < 104 && y % 106 > 14 && y % 106 < 92;
      const ruled = x % 12 === 0 || y % 12 === 0;
      const shade = plot ? brand : ruled ? [226, 222, 216] : [250, 248, 245];
      image.data.set([...shade, 255], (y * image.width + x) * 4);
    }
  }
  return new Uint8Array(PNG.sync.write(image));
}

/** An archive of text files. */
export function makeZip(files: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
