import type { DroppedEntry } from './fileTree.js';

/** A folder's content by name: text for a file, null for what cannot be read. */
export interface FolderContent {
  [name: string]: string | null | FolderContent;
}

/** Browsers return at most this many entries at a time; fewer here, so that every test asks twice. */
const AT_A_TIME = 2;

/** An item of a drop, as browsers report a folder: only they can make real ones. */
export function aDroppedFolder(name: string, content: FolderContent) {
  return { kind: 'file', webkitGetAsEntry: () => anEntry(name, content) };
}

/** An item of a drop that is a file. */
export function aDroppedFile(name: string, content: string) {
  return { kind: 'file', webkitGetAsEntry: () => anEntry(name, content) };
}

function anEntry(name: string, content: string | null | FolderContent): DroppedEntry {
  const isDirectory = content !== null && typeof content === 'object';
  const entry = {
    name,
    isDirectory,
    isFile: !isDirectory,
    file(resolve: (file: File) => void, reject: (error: Error) => void) {
      if (typeof content === 'string') resolve(new File([content], name));
      else reject(new DOMException('', 'NotReadableError'));
    },
    createReader() {
      const left = isDirectory
        ? Object.entries(content).map(([child, within]) => anEntry(child, within))
        : [];
      return {
        readEntries(resolve: (entries: DroppedEntry[]) => void) {
          resolve(left.splice(0, AT_A_TIME));
        },
      };
    },
  };
  return entry;
}
