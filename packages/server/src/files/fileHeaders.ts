import { viewerTypeOf } from '@countersign/api-client/rules';

/** Returns the content type by extension; files that browsers do not show are plain bytes. */
export function contentType(extension: string): string {
  return viewerTypeOf(extension) ?? 'application/octet-stream';
}

// Control and direction characters, and what separates folders or means something to a file system.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;

/** A name that is safe to save under on any system; at most 200 characters, with its extension. */
export function safeFileName(name: string): string {
  const clean = name
    .toWellFormed()
    .normalize('NFC')
    .replace(unsafe, '_')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const letters = Array.from(clean === '' ? 'document' : clean);
  if (letters.length <= 200) return letters.join('');
  const dot = letters.lastIndexOf('.');
  const extension = dot > 0 && letters.length - dot <= 20 ? letters.slice(dot) : [];
  return [...letters.slice(0, 200 - extension.length), ...extension].join('');
}

/**
 * The name under which a document is downloaded: as it came, but for what is no part of a name. Browsers make of it
 * what their system allows.
 */
export function downloadName(name: string): string {
  const whole = name.toWellFormed().replace(/[\p{Cc}\\/]+/gu, '_');
  return /^[.\s]*$/u.test(whole) ? 'document' : whole;
}

/** A Content-Disposition with the name for old and new readers (RFC 6266, RFC 5987). */
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
