/** Selectors for an element's `theme` attribute instead of the provider's attribute. */
const selectors: readonly (readonly [RegExp, string])[] = [
  [/:root,\s*\[data-cs-theme\](?=\{)/g, ':host'],
  [/:root(?=[,{])/g, ':host'],
  [/\[data-cs-theme="?(dark|contrast)"?\](?=\{)/g, ':host([theme="$1"])'],
  [/\[data-cs-theme="?system"?\](?=\{)/g, ':host(:not([theme="light"],[theme="dark"],[theme="contrast"]))'],
];

/** A variable of the theme in minified CSS, with its value. */
const declaration = /(?<=[{;])(--cs-[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/** Leaves out variables that nothing in the sheet reads: the elements show a part of the library only. */
function withoutUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--cs-[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replaceAll(declaration, (whole, name: string) => (read.has(name) ? whole : ''));
  // What was left out may have been the last to read another one.
  return kept === css ? css : withoutUnread(kept);
}

/**
 * Returns the style sheet for a shadow root, of minified CSS. Theme variables are set on the host, so that a page's rule for the
 * element (`countersign-upload-panel { --cs-color-accent: … }`) overrides them.
 */
export function shadowStyles(css: string): string {
  const adapted = selectors.reduce((rules, [from, to]) => rules.replaceAll(from, to), css);
  const left = /:root|\[data-cs-theme=/.exec(adapted);
  if (left !== null) throw new Error(`A rule of the themes would not reach the elements: ${left[0]}`);
  return withoutUnread(adapted);
}
