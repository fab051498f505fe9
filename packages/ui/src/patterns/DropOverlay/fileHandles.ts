/** Lets a page read a file again after a reload; a `FileSystemFileHandle` is one. */
export interface FileHandle {
  /** The file as it is now. */
  getFile(): Promise<File>;
}

const handles = new WeakMap<File, Promise<unknown>>();

/** Notes the handles of dropped files, where the browser has them. To call in the event itself. */
export function noteHandles(transfer: DataTransfer | null, files: readonly File[]): void {
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  if (items.length !== files.length) return;
  for (const [index, item] of items.entries()) {
    const file = files[index];
    if (file === undefined || !hasHandle(item)) continue;
    const handle = item.getAsFileSystemHandle();
    // Nobody may ask for it.
    handle.catch(() => undefined);
    handles.set(file, handle);
  }
}

/** Returns the handle of a dropped file; null where there is none. */
export async function fileHandleOf(file: File): Promise<FileHandle | null> {
  try {
    const handle = await handles.get(file);
    return isFileHandle(handle) ? handle : null;
  } catch {
    return null;
  }
}

/** Not yet in every browser, and not yet in TypeScript. */
function hasHandle(item: object): item is { getAsFileSystemHandle(): Promise<unknown> } {
  return 'getAsFileSystemHandle' in item;
}

function isFileHandle(handle: unknown): handle is FileHandle {
  return typeof handle === 'object' && handle !== null && 'getFile' in handle;
}
