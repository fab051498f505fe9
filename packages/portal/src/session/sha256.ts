/*
 * SHA-256 as FIPS 180-4 describes it. The browser's own resolves in a later task, after the page's first frame; the
 * first request of every load waits for it. Only what is public is hashed: the challenge of PKCE.
 */

const primes: number[] = [];
for (let number = 2; primes.length < 64; number += 1) {
  if (primes.every((prime) => number % prime !== 0)) primes.push(number);
}

/** The first 32 bits of the fractional part. */
function fraction(value: number): number {
  return ((value % 1) * 2 ** 32) | 0;
}

const constants = primes.map((prime) => fraction(Math.cbrt(prime)));
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The text in blocks of 64 bytes, with a bit and its length in bits behind it. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const view = new DataView(blocks.buffer);
  view.setUint32(blocks.length - 4, bytes.length * 8);
  return view;
}

/** Returns the 32 bytes of a text's hash. The text is shorter than 512 MiB. */
export function sha256(text: string): Uint8Array {
  const blocks = padded(text);
  const hash = Int32Array.from(initial);
  const words = new Int32Array(64);
  for (let block = 0; block < blocks.byteLength; block += 64) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (const [round, constant] of constants.entries()) {
      const [w2 = 0, w7 = 0, w15 = 0, w16 = 0] = [2, 7, 15, 16].map((before) => words[round - before]);
      words[round] =
        round < 16
          ? blocks.getInt32(block + round * 4)
          : w16 +
            w7 +
            (rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3)) +
            (rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10));
      const choice = (e & f) ^ (~e & g);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const first =
        h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + constant + (words[round] ?? 0);
      const second = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) hash[index] = (hash[index] ?? 0) + word;
  }
  const bytes = new DataView(new ArrayBuffer(32));
  for (const [index, word] of hash.entries()) bytes.setInt32(index * 4, word);
  return new Uint8Array(bytes.buffer);
}
