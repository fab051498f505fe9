import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

/** A page of the build as it is sent. */
export interface BuiltPage {
  readonly html: Buffer;
  readonly compressed: Buffer;
  readonly inline: InlineSources;
}

/** Hashes of the inline scripts and styles of a page, for its policy. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

function hashesOf(text: string, element: 'script' | 'style'): string[] {
  const found = text.matchAll(new RegExp(`<${element} data-inline>([\\s\\S]*?)</${element}>`, 'g'));
  return [...found].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

/** Reads a page; `data` is written into its empty elements of data, by their ids. */
export function readPage(file: string, data: Readonly<Record<string, unknown>> = {}): BuiltPage {
  let text = readFileSync(file, 'utf8');
  for (const [id, value] of Object.entries(data)) {
    const json = JSON.stringify(value).replaceAll('<', '\\u003c');
    text = text.replace(`id="${id}"></script>`, () => `id="${id}">${json}</script>`);
  }
  const html = Buffer.from(text);
  const inline = { scripts: hashesOf(text, 'script'), styles: hashesOf(text, 'style') };
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return { html, compressed: brotliCompressSync(html, { params }), inline };
}
