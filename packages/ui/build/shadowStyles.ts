/** The attribute `theme` of an element, in place of the provider's own mark. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/:root,\s*\[data-cs-theme\](?=\{)/g, ':host'],
  [/:root(?=[,{])/g, ':host'],
  [/\[data-cs-theme="?(dark|contrast)"?\](?=\{)/g, ':host([theme="$1"])'],
  [/\[data-cs-theme="?system"?\](?=\{)/g, ':host(:not([theme="light"],[theme="dark"],[theme="contrast"]))'],
];

/**
 * The style sheet as a shadow root wears it: every variable of the themes stands on the host, where a page's own
 * rule for the element (`countersign-upload-panel { --cs-color-accent: … }`) wins over it.
 */
export function shadowStyles(css: string): string {
  const worn = looks.reduce((rules, [from, to]) => rules.replaceAll(from, to), css);
  const left = /:root|\[data-cs-theme=/.exec(worn);
  if (left !== null) throw new Error(`A rule of the themes would not reach the elements: ${left[0]}`);
  return worn;
}
