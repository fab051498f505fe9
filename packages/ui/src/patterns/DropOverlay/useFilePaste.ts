import { useEffect, useEffectEvent } from 'react';
import { foldersIn, readEntries, type FileTree } from './fileTree.js';
import { nameOfPasted } from './nameOfPasted.js';

/** Where a paste belongs to the element itself. */
const fields = [
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  'input:not([type="checkbox"], [type="radio"], [type="button"])',
  'dialog',
  '[role="dialog"]',
  '[role="alertdialog"]',
].join();

/**
 * Reports files and pictures that are pasted anywhere on the page, except in a field or a dialog. A pasted screenshot
 * gets a name with date and time.
 *
 * @param onFolders called instead of `onFiles` as soon as a folder is pasted; its files follow
 */
export function useFilePaste(
  onFiles: (files: File[]) => void,
  onFolders: (reading: Promise<FileTree>) => void,
): void {
  const pasted = useEffectEvent(onFiles);
  const pastedFolders = useEffectEvent(onFolders);

  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const { target, clipboardData } = event;
      if (event.defaultPrevented || (target instanceof Element && target.closest(fields) !== null)) return;
      const entries = foldersIn(clipboardData);
      if (entries !== null) {
        event.preventDefault();
        return pastedFolders(readEntries(entries));
      }
      const files = [...(clipboardData?.files ?? [])].map((file) => nameOfPasted(file, new Date()));
      if (files.length === 0) return;
      event.preventDefault();
      pasted(files);
    }
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('paste', paste);
    };
  }, []);
}
