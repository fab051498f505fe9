/** A file of a folder. */
export interface FoundFile {
  /** The file itself. */
  file: File;
  /** Names of its folders, outermost first; empty for a file that was dropped beside them. */
  folders: readonly string[];
}

/** What was in dropped or selected folders. */
export interface FileTree {
  /** Files, each folder's in the order of their names. */
  files: readonly FoundFile[];
  /** Paths of files and folders that the browser couldn't read. */
  unreadable: readonly string[];
}

/** What this module needs of a browser's `FileSystemEntry`. */
export interface DroppedEntry {
  readonly name: string;
  readonly isFile: boolean;
  readonly isDirectory: boolean;
}

interface DroppedFileEntry extends DroppedEntry {
  file(resolve: (file: File) => void, reject: (error: Error) => void): void;
}

interface DroppedFolderEntry extends DroppedEntry {
  createReader(): {
    readEntries(resolve: (entries: DroppedEntry[]) => void, reject: (error: Error) => void): void;
  };
}

/** Old browsers have no items, and some items have no entry. */
interface Transfer {
  readonly items?: Iterable<{ kind: string; webkitGetAsEntry?: () => DroppedEntry | null }>;
}

/** Files that systems add to folders by themselves. */
const systemFiles: readonly string[] = ['.ds_store', 'thumbs.db', 'desktop.ini'];

function isSystemFile(name: string): boolean {
  return systemFiles.includes(name.toLowerCase());
}

const inOrder = new Intl.Collator('en-AU', { numeric: true });

/** Reads everything in dropped folders, and the files dropped beside them. Never rejects. */
export async function readEntries(entries: readonly DroppedEntry[]): Promise<FileTree> {
  const files: FoundFile[] = [];
  const unreadable: string[] = [];

  async function read(entry: DroppedEntry, folders: readonly string[]): Promise<void> {
    try {
      if (isFile(entry)) {
        if (!isSystemFile(entry.name)) files.push({ file: await fileOf(entry), folders });
      } else if (isDirectory(entry)) {
        const children = await childrenOf(entry);
        children.sort((a, b) => inOrder.compare(a.name, b.name));
        for (const child of children) await read(child, [...folders, entry.name]);
      }
    } catch {
      unreadable.push([...folders, entry.name].join('/'));
    }
  }

  for (const entry of entries) await read(entry, []);
  return { files, unreadable };
}

/** The same for the files of a folder that was selected in the system's dialog. */
export function treeOf(selected: Iterable<File>): FileTree {
  const files = [...selected]
    .filter(({ name }) => !isSystemFile(name))
    .map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1) }));
  return { files, unreadable: [] };
}

/**
 * Returns the dropped or pasted entries if a folder is among them; null otherwise. To call in the event itself: the
 * browser forgets them afterwards.
 */
export function foldersIn(transfer: Transfer | null): readonly DroppedEntry[] | null {
  const entries = [...(transfer?.items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry?.() ?? null)
    .filter((entry) => entry !== null);
  return entries.some(isDirectory) ? entries : null;
}

function isFile(entry: DroppedEntry): entry is DroppedFileEntry {
  return entry.isFile;
}

function isDirectory(entry: DroppedEntry): entry is DroppedFolderEntry {
  return entry.isDirectory;
}

function fileOf(entry: DroppedFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

async function childrenOf(folder: DroppedFolderEntry): Promise<DroppedEntry[]> {
  const reader = folder.createReader();
  const children: DroppedEntry[] = [];
  for (;;) {
    // Browsers return a hundred at a time; only an empty answer is the end.
    const some = await new Promise<DroppedEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (some.length === 0) return children;
    children.push(...some);
  }
}
