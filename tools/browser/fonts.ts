import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const shipped = path.join(root, 'packages/ui/src/theme/fonts');
const mono = path.join(root, 'node_modules/dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf');

/** What a page's `sans-serif`, `serif` and `monospace` are made of: nothing that a machine brought. */
const made = [
  { from: 'inter-latin-opsz-normal.woff2', to: 'sans-400.ttf', axes: { wght: 400, opsz: 14 } },
  { from: 'inter-latin-opsz-normal.woff2', to: 'sans-700.ttf', axes: { wght: 700, opsz: 14 } },
  { from: 'newsreader-latin-500.woff2', to: 'serif.ttf', axes: {} },
] as const;

/** Requests for one of these, or for an unknown name, get this family. */
const families = [
  { asked: ['sans-serif', 'system-ui', 'Arial', 'Helvetica'], given: 'Inter' },
  { asked: ['serif', 'Georgia', 'Times New Roman'], given: 'Newsreader 16pt' },
  { asked: ['monospace', 'ui-monospace', 'Courier New'], given: 'DejaVu Sans Mono' },
] as const;

function configuration(folder: string): string {
  const aliases = families.flatMap(({ asked, given }) =>
    asked.map(
      (name) =>
        `  <match target="pattern"><test name="family"><string>${name}</string></test>` +
        `<edit name="family" mode="assign" binding="strong"><string>${given}</string></edit></match>`,
    ),
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/cache</cachedir>
${aliases.join('\n')}
  <match target="pattern"><edit name="family" mode="append_last"><string>Inter</string></edit></match>
</fontconfig>
`;
}

/** Returns a folder name derived from the contents of this file and of the fonts. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const { from } of made) hash.update(readFileSync(path.join(shipped, from)));
  return hash.update(readFileSync(mono)).digest('hex').slice(0, 16);
}

/**
 * A configuration of fontconfig by which a browser sees the project's own fonts and no other of the machine: what the
 * shipped fonts lack is drawn as nothing everywhere, instead of differently on each machine. Made once, into
 * `node_modules/.cache`; returns its path.
 */
export async function fontsOfTheProject(): Promise<string> {
  const folder = path.join(root, 'node_modules/.cache/fonts', fingerprint());
  const file = path.join(folder, 'fonts.conf');
  if (existsSync(file)) return file;
  // fontconfig in a browser reads neither woff2 nor an instance by its axes: it is given plain ones.
  const { default: subsetFont } = await import('subset-font');
  const partial = `${folder}.${process.pid}`;
  await mkdir(path.join(partial, 'fonts'), { recursive: true });
  const characters = String.fromCodePoint(
    ...Array.from({ length: 0x17f - 0x20 }, (_, index) => 0x20 + index),
    ...Array.from({ length: 0x2212 - 0x2010 + 1 }, (_, index) => 0x2010 + index),
  );
  for (const { from, to, axes } of made) {
    const font = await subsetFont(readFileSync(path.join(shipped, from)), characters, {
      targetFormat: 'truetype',
      variationAxes: axes,
      noHinting: true,
    });
    await writeFile(path.join(partial, 'fonts', to), font);
  }
  await copyFile(mono, path.join(partial, 'fonts', path.basename(mono)));
  await writeFile(path.join(partial, 'fonts.conf'), configuration(folder));
  // Another process may have been quicker: its folder is the same.
  await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }));
  return file;
}
