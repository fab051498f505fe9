const fields =
  'input:not([type="hidden"], :disabled), textarea:not(:disabled), select:not(:disabled), [role="combobox"], [data-dialog-focus]';

/** The tab stop of a tree: what is selected in it, or its first row. */
const row = '[role="treeitem"][tabindex="0"]';

/** The first field of a form, or the tree to select from. */
export function firstFieldIn(part: Element): HTMLElement | null {
  return part.querySelector<HTMLElement>(`:is(${fields}, ${row})`);
}

/**
 * Where focus goes when a dialog opens: the first field of its body, or in a drawer what is shown now. Without one it
 * goes to the dialog itself, so that its title is read and Enter cannot confirm by accident. A field of a drawer does
 * not take it: on phones, the keyboard would cover the rest.
 */
export function firstField(dialog: HTMLElement): HTMLElement | null {
  const body = dialog.querySelector('[data-dialog-body]');
  if (body !== null) return firstFieldIn(body);
  return dialog.querySelector<HTMLElement>(
    `[data-drawer-body] :is(a[aria-current], button[aria-current], ${row})`,
  );
}
