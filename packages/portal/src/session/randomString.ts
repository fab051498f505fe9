const symbols = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Length of state and nonce, in characters. */
const RANDOM_LENGTH = 31;

/** Bytes from here on are rejected, so that every symbol is equally likely. */
const fairBytes = 256 - (256 % symbols.length);

/** Creates an unguessable string: 31 of 62 symbols, 184 bits. */
export function randomString(
  fill: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => crypto.getRandomValues(bytes),
): string {
  let text = '';
  const bytes = new Uint8Array(RANDOM_LENGTH);
  while (text.length < RANDOM_LENGTH) {
    fill(bytes);
    for (const byte of bytes) {
      if (byte < fairBytes && text.length < RANDOM_LENGTH) text += symbols.charAt(byte % symbols.length);
    }
  }
  return text;
}
