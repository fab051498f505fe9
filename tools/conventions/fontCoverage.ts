/** The code points that a font has a drawing for, by its table `cmap` (formats 4 and 12). */
export function codePointsOf(sfnt: Buffer): Set<number> {
  const cmap = tableOf(sfnt, 'cmap');
  const found = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    const format = table.readUInt16BE(0);
    const ranges = format === 4 ? rangesOfFormat4(table) : format === 12 ? rangesOfFormat12(table) : [];
    for (const [first, last] of ranges) for (let code = first; code <= last; code += 1) found.add(code);
  }
  // The last range of format 4 closes the table and draws nothing.
  found.delete(0xffff);
  return found;
}

function tableOf(sfnt: Buffer, tag: string): Buffer {
  for (let index = 0; index < sfnt.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (sfnt.toString('latin1', record, record + 4) === tag) {
      const offset = sfnt.readUInt32BE(record + 8);
      return sfnt.subarray(offset, offset + sfnt.readUInt32BE(record + 12));
    }
  }
  throw new Error(`The font has no table ${tag}.`);
}

type Range = readonly [first: number, last: number];

function rangesOfFormat4(table: Buffer): Range[] {
  const segments = table.readUInt16BE(6) / 2;
  return Array.from({ length: segments }, (_, segment) => {
    const last = table.readUInt16BE(14 + segment * 2);
    const first = table.readUInt16BE(16 + (segments + segment) * 2);
    return [first, last] as const;
  });
}

function rangesOfFormat12(table: Buffer): Range[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, group) => {
    const record = 16 + group * 12;
    return [table.readUInt32BE(record), table.readUInt32BE(record + 4)] as const;
  });
}
