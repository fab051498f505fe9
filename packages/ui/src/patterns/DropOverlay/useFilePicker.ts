import { useCallback } from 'react';

/**
 * Opens the system's choice of files, several at once, for a button beside a drop area.
 *
 * @param onFiles Told what was chosen.
 * @returns A function to call from the press itself: browsers open the choice only then. The same one as long as
 *   `onFiles` is.
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
