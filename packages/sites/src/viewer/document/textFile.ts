/** A plain text as the viewer shows it. */
export interface TextFile {
  text: string;
  /** False if only its beginning is shown. */
  whole: boolean;
}

/** Maximum bytes of a displayed text: more than users read on a page, and few enough to lay out at once. */
export const TEXT_BYTES = 1024 * 1024;

/** Byte order marks with their encodings. */
const marks: readonly { encoding: string; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** So many bytes tell UTF-16 without a mark. */
const sampled = 4096;

/**
 * Returns UTF-16 if every other byte is mostly zero, as in any Western text, and the bytes between hardly ever; null
 * for any other file with zeroes.
 */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const pairs = Math.floor(Math.min(bytes.length, sampled) / 2);
  const zeroes: [number, number] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 1) if (bytes[at] === 0) zeroes[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeroes;
  if (odd > pairs * 0.7 && even === 0) return 'utf-16le';
  if (even > pairs * 0.7 && odd === 0) return 'utf-16be';
  return null;
}

/** UTF-8 can be validated; other bytes are read as the old default of Windows. */
function encodingOf(bytes: Uint8Array): string {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return marked.encoding;
  const wide = unmarkedUtf16(bytes);
  if (wide !== null) return wide;
  try {
    // A character cut in two by the limit is not an error of the file.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * Decodes bytes as text.
 *
 * @throws if they contain zeroes, which text never does: it is another kind of file with a wrong name
 */
export function decodeText(bytes: Uint8Array, whole: boolean): TextFile {
  const encoding = encodingOf(bytes);
  if (!encoding.startsWith('utf-16') && bytes.includes(0)) throw new TypeError('The file holds no text.');
  const text = new TextDecoder(encoding).decode(bytes, { stream: !whole });
  return { text: text.replaceAll(/\r\n?/g, '\n'), whole };
}

/** Returns the beginning of a response's body, and whether that is all of it; the rest is not fetched. */
export async function readStart(response: Response): Promise<{ bytes: Uint8Array; whole: boolean }> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader !== undefined) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size <= TEXT_BYTES) continue;
    await reader.cancel();
    return { bytes: joined(parts, size).subarray(0, TEXT_BYTES), whole: false };
  }
  return { bytes: joined(parts, size), whole: true };
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
