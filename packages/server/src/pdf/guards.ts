import { inflateSync } from 'node:zlib';

/** Every object takes some bytes: a table of more objects than the file has bytes, and than this, is made up. */
const entriesAlways = 100_000;
/** A cross-reference of four million objects has half of it. */
const largestStructure = 64 * 1024 * 1024;
/** A file that was cut off has a few; searching for the end of each takes the whole rest of the file. */
const unfinishedStreams = 1000;

/**
 * Whether a file is made to keep the parser busy: its cross-reference or its object streams grow beyond measure, or
 * its streams never end. Looks at the bytes alone, before the parser builds anything of them. What is hidden from it
 * meets the limits of the worker.
 */
export function isHostile(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let unfinished = 0;
  let isOpen = false;
  let after = 0;
  for (const { at, ends } of keywords(file)) {
    if (!ends) {
      if (isOpen) unfinished += 1;
      if (unfinished > unfinishedStreams) return true;
      if (growsBeyond(file, { from: after, keyword: at })) return true;
    }
    isOpen = !ends;
    after = at + keyword.length;
  }
  return false;
}

const keyword = 'stream';

/** Every `stream` and `endstream`, in the order of the file; not where the letters are part of another word. */
function* keywords(file: Buffer): Generator<{ at: number; ends: boolean }> {
  for (let at = file.indexOf(keyword); at !== -1; at = file.indexOf(keyword, at + keyword.length)) {
    const ends = file.toString('latin1', Math.max(0, at - 3), at) === 'end';
    if (ends) yield { at, ends };
    else if (!isRegular(file[at - 1]) && !isRegular(file[at + keyword.length])) yield { at, ends };
  }
}

/** A character that can be part of a keyword: neither white space nor a delimiter. */
function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && !'\0\t\n\f\r ()<>[]{}/%'.includes(String.fromCharCode(byte));
}

const expanding = /\/(?:Fl(?:ateDecode)?|LZW(?:Decode)?|RL|RunLengthDecode)(?![\w#])/gu;
/** A table's trailer says with `/XRefStm` where such a stream is, and is none. */
const structure = /\/(?:XRef|ObjStm)(?![\w#])/u;

/** @param stream Where its dictionary may begin, after the stream before it, and where its keyword is. */
function growsBeyond(file: Buffer, stream: { from: number; keyword: number }): boolean {
  const written = file.subarray(stream.from, stream.keyword);
  if (!['#', '/XRef', '/ObjStm'].some((sign) => written.includes(sign))) return false;
  const dictionary = plainNames(written.toString('latin1'));
  if (!structure.test(dictionary)) return false;
  const packed = dictionary.match(expanding)?.length ?? 0;
  if (packed > 1) return true;
  const entries = [...dictionary.matchAll(/\/Index\s*\[([\d\s]*)\]/gu)]
    .flatMap(([, pairs = '']) => pairs.trim().split(/\s+/u))
    .reduce((sum, value, index) => sum + (index % 2 === 1 ? Number(value) : 0), 0);
  if (entries > Math.max(entriesAlways, file.length)) return true;
  return packed === 1 && inflatesBeyond(file.subarray(afterLine(file, stream.keyword + keyword.length)));
}

/** A name may spell any of its characters as `#` and two digits. */
function plainNames(text: string): string {
  return text.replaceAll(/#([\da-f]{2})/giu, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

/** The data begins after the end of the keyword's line: LF, or CR and LF. */
function afterLine(file: Buffer, at: number): number {
  const skipped = file[at] === 0x0d ? at + 1 : at;
  return file[skipped] === 0x0a ? skipped + 1 : skipped;
}

function inflatesBeyond(data: Buffer): boolean {
  try {
    inflateSync(data, { maxOutputLength: largestStructure });
    return false;
  } catch (error) {
    // What is damaged otherwise is the parser's to judge.
    return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
  }
}
