const fields =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), [role="combobox"], [data-dialog-focus]';

/**
 * Where focus goes when a dialog opens: the first field of its body. Without one it goes to the
 * dialog itself, so that its title is read and Enter cannot confirm by accident.
 */
export function firstField(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${fields})`);
}
