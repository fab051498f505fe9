import { useCallback } from 'react';
import { treeOf, type FileTree } from './fileTree.js';

/**
 * Opens the system's file dialog for several files, for a button beside a drop area.
 *
 * @param onFiles called with the selected files
 * @returns a function to call in the press itself, because browsers open the dialog only then; stable as long
 * as `onFiles` is
 */
export function useFilePicker(onFiles: (files: File[]) => void): () => void {
  return useCallback(() => {
    openDialog((input) => {
      onFiles([...(input.files ?? [])]);
    });
  }, [onFiles]);
}

/**
 * The same for one folder with everything in it.
 *
 * @param onFolder called with its files
 */
export function useFolderPicker(onFolder: (tree: FileTree) => void): () => void {
  return useCallback(() => {
    openDialog(
      (input) => {
        onFolder(treeOf(input.files ?? []));
      },
      { folder: true },
    );
  }, [onFolder]);
}

/** The input of the last dialog: a browser may forget one that nothing refers to, and with it what is chosen. */
let opened: HTMLInputElement | null = null;

function openDialog(onChange: (input: HTMLInputElement) => void, { folder = false } = {}): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.webkitdirectory = folder;
  input.addEventListener('change', () => {
    if (opened === input) opened = null;
    onChange(input);
  });
  opened = input;
  input.click();
}
