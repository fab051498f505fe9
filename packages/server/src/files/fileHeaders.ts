import { viewerTypeOf } from '@countersign/api-client/rules';

/** Returns the content type by extension; files that browsers do not show are plain bytes. */
export function contentType(extension: string): string {
  return viewerTypeOf(extension) ?? 'application/octet-stream';
}

// Separators of folders, control characters, and the two that make letters read backwards: `a.exe` as `exe.a`.
const unsafe = /[\p{Cc}\\/\u202d\u202e]/gu;

/** The name that is offered for saving: the stored one, but for characters that no name of a file may have. */
export function safeFileName(name: string): string {
  const safe = name.toWellFormed().replace(unsafe, '_');
  return /^[.\s]*$/u.test(safe) ? 'document' : safe;
}

/**
 * The name under which a document is downloaded: as it came, but for what is no part of a name. Browsers make of it
 * what their system allows.
 */
export function downloadName(name: string): string {
  const whole = name.toWellFormed().replace(/[\p{Cc}\\/]+/gu, '_');
  return /^[.\s]*$/u.test(whole) ? 'document' : whole;
}

/** A Content-Disposition with the name for old and new readers (RFC 6266, RFC 8187). */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const whole = downloadName(name);
  const ascii = safeFileName(whole)
    .replace(/[^\x20-\x7e]/gu, '_')
    .replace(/["\\%]/gu, '_');
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/gu,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

export type RangeAnswer = { kind: 'whole' } | { kind: 'part'; start: number; end: number } | { kind: 'none' };

/** Reads a Range header: one range of bytes, or the whole where several are asked for. */
export function readRange(header: string | undefined, size: number): RangeAnswer {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/u.exec(header?.trim() ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return { kind: 'whole' };
  const [, from = '', to = ''] = match;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? { kind: 'none' } : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || end < start) return { kind: 'none' };
  return { kind: 'part', start, end };
}
