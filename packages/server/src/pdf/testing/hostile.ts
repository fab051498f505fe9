import { deflateSync } from 'node:zlib';

interface CrossReference {
  type?: string;
  /** How many bytes it unpacks to. */
  grown: number;
  /** How many objects it claims to list. */
  entries: number;
  /** How many times it is packed. */
  packed: number;
  /** Entries of its dictionary between its type and the rest. */
  pad?: string;
  /** How its filter is called. */
  filter?: string;
}

/** A small file of one page with a stream for its cross-reference. */
export function crossReference({
  type = 'XRef',
  grown,
  entries,
  packed,
  pad = '',
  filter = 'FlateDecode',
}: CrossReference): Uint8Array {
  let data = Buffer.alloc(grown);
  for (let time = 0; time < packed; time += 1) data = deflateSync(data, { level: 9 });
  const before = [
    '%PDF-1.7',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>\nendobj\n',
  ].join('\n');
  const stream =
    `4 0 obj\n<< /Type /${type} ${pad} /Size 5 /W [1 4 2] /Index [0 ${entries}] /Root 1 0 R ` +
    `/Filter [${`/${filter} `.repeat(packed)}] /Length ${data.length} >>\nstream\n`;
  const after = `\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`;
  return Buffer.concat([Buffer.from(before + stream), data, Buffer.from(after)]);
}

/** Some hundred bytes whose cross-reference, packed twice, grows to the given number of megabytes. */
export function nestedCrossReference(megabytes: number): Uint8Array {
  const grown = megabytes * 1024 * 1024;
  return crossReference({ grown, entries: Math.floor(grown / 7), packed: 2 });
}

/** A cross-reference that grows, in a dictionary whose text hides its type from code that does not parse it. */
export function hiddenCrossReference(megabytes: number): Uint8Array {
  const grown = megabytes * 1024 * 1024;
  return crossReference({ grown, entries: 5, packed: 1, pad: '/Pad (\nstream\nendstream\n)' });
}

/**
 * Many objects, none of which ends: each is searched for its end through the rest of the file.
 *
 * @param before Precedes all of them.
 */
export function endlessObjects(count: number, before = ''): Uint8Array {
  const objects = Array.from(
    { length: count },
    (_, index) => `${index + 1} 0 obj << /Length 9999999 >> stream\n`,
  );
  return Buffer.from(`%PDF-1.7\n${before}${objects.join('')}`);
}

/** A correct file of one page whose catalogue holds so many thousand numbers, each an object of the parser. */
export function manyNumbers(thousands: number): Uint8Array {
  const thousand = `[${Array.from({ length: 1000 }, (_, index) => String(index)).join(' ')}]`;
  const items = Array.from({ length: thousands }, () => thousand).join(' ');
  const parts = [
    '%PDF-1.7\n',
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Numbers [${items}] >>\nendobj\n`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >>\nendobj\n',
  ];
  let end = 0;
  const starts = parts.map((part) => {
    end += part.length;
    return end - part.length;
  });
  const rows = starts.slice(1).map((start) => `${String(start).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 4\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size 4 /Root 1 0 R >>\n`;
  return Buffer.from(`${parts.join('')}${table}startxref\n${end}\n%%EOF\n`);
}
