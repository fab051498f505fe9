import axe from 'axe-core';

/** The rules of axe whose outcome hangs on colours; the rest judge markup, which is the same in every mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What is wrong with the colours on the page, one line for each element; nothing where nothing is. */
export async function colorViolations(): Promise<string[]> {
  axe.reset();
  const { violations } = await axe.run(document.body, { runOnly: { type: 'rule', values: colorRules } });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any, all }) => `${id}: ${html} ${[...any, ...all].map(({ message }) => message).join(' ')}`,
    ),
  );
}
