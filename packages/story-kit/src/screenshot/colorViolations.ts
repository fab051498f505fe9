import axe from 'axe-core';

/** The rules of axe that depend on colours; the rest check markup, which is the same in every mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Returns the colour violations on the page, one line for each element. */
export async function colorViolations(): Promise<string[]> {
  axe.reset();
  const { violations } = await axe.run(document.body, { runOnly: { type: 'rule', values: colorRules } });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, any, all }) => `${id}: ${html} ${[...any, ...all].map(({ message }) => message).join(' ')}`,
    ),
  );
}
