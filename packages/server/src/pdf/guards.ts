import { inflateSync } from 'node:zlib';

/** Every object takes some bytes: a table of more objects than the file has bytes, and than this, is made up. */
const entriesAlways = 100_000;
/** A cross-reference of four million objects has half of it. */
const largestStructure = 64 * 1024 * 1024;
/** A file that was cut off has a few; searching for the end of each takes the whole rest of the file. */
const unfinishedStreams = 1000;
/** How far from its type the rest of a dictionary is looked for, in bytes. */
const dictionaryReach = 4096;

/**
 * Whether a file is made to keep the parser busy: its cross-reference or its object streams grow beyond measure, or
 * its streams never end. Looks at the bytes alone, before the parser builds anything of them.
 */
export function isHostile(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  // The end of a stream contains the word as well.
  if (places(file, 'stream').length - 2 * places(file, 'endstream').length > unfinishedStreams) return true;
  return [...places(file, '/XRef'), ...places(file, '/ObjStm')].some((place) => growsBeyond(file, place));
}

function places(file: Buffer, word: string): number[] {
  const found: number[] = [];
  for (let at = file.indexOf(word); at !== -1; at = file.indexOf(word, at + word.length)) found.push(at);
  return found;
}

function growsBeyond(file: Buffer, place: number): boolean {
  // A table's trailer says with `/XRefStm` where such a stream is, and is none.
  if (file.toString('latin1', place, place + 8) === '/XRefStm') return false;
  const from = Math.max(0, file.lastIndexOf('obj', place), place - dictionaryReach);
  const keyword = file.indexOf('stream', place);
  if (keyword === -1 || keyword > place + dictionaryReach) return false;
  const dictionary = file.toString('latin1', from, keyword);
  const packed = dictionary.match(/\/Fl(?:ateDecode)?\b/gu)?.length ?? 0;
  if (packed > 1) return true;
  const pairs = /\/Index\s*\[([\d\s]*)\]/u.exec(dictionary)?.[1]?.trim().split(/\s+/u) ?? [];
  const entries = pairs.reduce((sum, value, index) => sum + (index % 2 === 1 ? Number(value) : 0), 0);
  if (entries > Math.max(entriesAlways, file.length)) return true;
  return packed === 1 && inflatesBeyond(file.subarray(afterLine(file, keyword + 'stream'.length)));
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
