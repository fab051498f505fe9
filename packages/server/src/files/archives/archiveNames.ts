import { shownName } from '@countersign/api-client/rules';
import { safeFileName } from '../fileHeaders.ts';

/** Names that mean a device on Windows, whatever their extension; spaces before that count for nothing. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/iu;
/** Characters that Windows refuses in a name, and those it drops at its end. */
const refused = /[:*?"<>|]|[. ]+$/gu;
/** What file systems allow for one part of a path: in UTF-16 units on Windows and macOS, in bytes of UTF-8 on Linux. */
const LONGEST_PART = 255;

/**
 * A part of a path that any system can unpack, that leads nowhere else and looks like no other; otherwise it stays as it
 * is.
 */
function part(name: string): string {
  const kept = shownName(safeFileName(name)).replace(refused, (found) => '_'.repeat(found.length));
  return kept.replace(device, (found) => `${found}_`);
}

/** The name with `ending` before its extension, shortened where no system could store it otherwise. */
function named(name: string, ending: string): string {
  const dot = name.lastIndexOf('.');
  const [title, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  return `${start(title, LONGEST_PART - Buffer.byteLength(ending + extension))}${ending}${extension}`;
}

/** As many of its first characters, whole ones, as have room in so many bytes, and so in as many UTF-16 units. */
function start(text: string, room: number): string {
  if (Buffer.byteLength(text) <= room) return text;
  let kept = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > room) break;
    kept += character;
  }
  return kept;
}

/** The path of a folder inside an archive, without a slash at its end. */
export function folderPath(names: readonly string[]): string {
  return names.map(part).join('/');
}

function keyOf(path: string): string {
  return path.toLowerCase().normalize('NFC');
}

/** Gives out paths that are unique in one archive, also where a system ignores case. */
export class ArchiveNames {
  readonly #taken = new Set<string>();
  /** By the key of a wanted path, the count of the last one given out for it: thousands may want the same. */
  readonly #counts = new Map<string, number>();

  /** @param folders Every folder of the archive, which no file may be named as. */
  constructor(folders: Iterable<string>) {
    for (const folder of folders) {
      const parts = folder.split('/');
      for (let depth = 1; depth <= parts.length; depth += 1) this.#take(parts.slice(0, depth).join('/'));
    }
  }

  #take(path: string): boolean {
    const key = keyOf(path);
    if (this.#taken.has(key)) return false;
    this.#taken.add(key);
    return true;
  }

  /** A free path for a file in a folder, or in none where that is empty: `Tax/Return (2).pdf` beside another one. */
  next(folder: string, fileName: string): string {
    const name = part(fileName);
    const before = folder === '' ? '' : `${folder}/`;
    const wanted = keyOf(`${before}${name}`);
    for (let count = (this.#counts.get(wanted) ?? 0) + 1; ; count += 1) {
      const path = `${before}${named(name, count === 1 ? '' : ` (${count})`)}`;
      if (!this.#take(path)) continue;
      this.#counts.set(wanted, count);
      return path;
    }
  }
}
