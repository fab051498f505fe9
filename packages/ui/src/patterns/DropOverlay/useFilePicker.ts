/**
 * Opens the system's choice of files, several at once, for a button beside a drop area.
 *
 * @returns A function to call from the press itself: browsers open the choice only then.
 */
export function useFilePicker(onFiles: (files: File[]) => void): () => void {
  return () => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    input.addEventListener('change', () => {
      onFiles([...(input.files ?? [])]);
    });
    input.click();
  };
}
