import { notOnOneLine } from '@countersign/api-client/rules';

/** A name that no person typed, as that of a file, on one line. */
export function asOneLine(text: string, instead = '_'): string {
  return text.split(notOnOneLine).join(instead);
}
