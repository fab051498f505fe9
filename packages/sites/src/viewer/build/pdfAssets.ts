import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** What the PDF worker loads by name when a document needs it. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'] as const;
/** The page's policy does not allow WebAssembly, and scripts inside PDFs are not run. */
const unused = /\.wasm$|quickjs/u;
const base = 'assets/pdfjs';

/** Vite plugin that places the PDF library's character maps, fonts and decoders beside its worker. */
export function pdfAssets(): Plugin {
  return {
    name: 'countersign:pdf-assets',
    apply: 'build',
    async generateBundle() {
      for (const folder of folders) {
        for (const name of await readdir(join(library, folder))) {
          if (unused.test(name)) continue;
          this.emitFile({
            type: 'asset',
            fileName: `${base}/${folder}/${name}`,
            source: await readFile(join(library, folder, name)),
          });
        }
      }
    },
  };
}
