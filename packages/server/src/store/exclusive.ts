import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the folder; the message says which, and what to do. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `${folder} is in use by another Countersign server${holder === '' ? '' : ` (${holder})`}. Stop it, or set DATA_DIR to another folder. To share one database between several servers, set DATABASE_URL.`,
    );
    this.name = 'FolderInUse';
  }
}

/** SQLite's code for a lock that another connection holds. */
const busy = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === busy;
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * Takes the folder for this process alone, until the returned function is called or the process ends, however it
 * ends: the operating system holds the lock, so that nothing is left behind to be judged or removed. Node has no
 * file locks of its own; SQLite's are the same on Linux, macOS and Windows, and work between containers that
 * share the folder.
 *
 * @param about Describes this process to the next one that tries.
 * @throws FolderInUse
 */
export function holdFolder(folder: string, about: string): () => void {
  mkdirSync(folder, { recursive: true });
  const holder = join(folder, 'database.holder');
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 });
  try {
    // No journal file: nothing is ever written.
    lock.exec('pragma journal_mode = memory');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new FolderInUse(folder, readHolder(holder)) : error;
  }
  writeFileSync(holder, `${about}\n`);
  return () => lock.close();
}
