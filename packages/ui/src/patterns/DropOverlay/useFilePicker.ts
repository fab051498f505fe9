import { useCallback } from 'react';

/**
 * Opens the system's file dialog for several files, for a button beside a drop area.
 *
 * @param onFiles called with the selected files
 * @returns a function to call in the press itself, because browsers open the dialog only then; stable as long
 * as `onFiles` is
 */
export function useFilePicker(onFiles: (files: File[]) => void): () => void {
  return useCallback(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.addEventListener('change', () => {
      onFiles([...(input.files ?? [])]);
    });
    input.click();
  }, [onFiles]);
}
