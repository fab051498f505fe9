/** Parses an id in an address or setting, a positive integer; returns null for anything else. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
