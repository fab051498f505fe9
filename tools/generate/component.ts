import { kebab } from '../../packages/ui/build/entryPoints.ts';

/** Returns a component's folder (source, styles, stories, page, test) and its changeset. */
export function componentFiles(name: string): Record<string, string> {
  const folder = `packages/ui/src/components/${name}`;
  return {
    [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import * as styles from './${name}.css.js';

export interface ${name}Props {
  /** Content of the component. */
  children: ReactNode;
}

/** Describe in one sentence when to use it and when not. */
export function ${name}({ children }: ${name}Props) {
  return <div className={styles.root}>{children}</div>;
}
`,
    [`${folder}/${name}.css.ts`]: `import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/style.js';

export const root = componentStyle({ color: vars.color.text });
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.js';

/** Describe in one sentence when to use it and when not. */
const meta = {
  title: 'Components/${name}',
  component: ${name},
  tags: ['!autodocs'],
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { children: 'Corriedale Pastoral Co' } };

export const LongTexts: Story = {
  args: { children: 'The Trustee for the Corriedale Pastoral Company and Associated Entities Superannuation Fund' },
};
`,
    [`${folder}/${name}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks';
import { Opening, Reference } from '../../docs/blocks.tsx';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

<Opening />

## When to use

- Name each case in one line.

## When not to use

- Name the alternative.

## Keyboard

Not focusable.

<Reference />
`,
    [`${folder}/${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${name} } from './${name}.js';

it('renders its children', () => {
  render(<${name}>Corriedale Pastoral Co</${name}>);
  expect(screen.getByText('Corriedale Pastoral Co')).toBeVisible();
});
`,
    [`.changeset/${kebab(name)}.md`]: `---
'@countersign/ui': minor
---

Add \`${name}\`. Describe its purpose in one sentence.
`,
  };
}

/** Adds the component's export to the list of components. */
export function withExport(components: string, name: string): string {
  const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}.js';\n`;
  return components.includes(line) ? components : components + line;
}

/** Initial size budget of an import, in kB. */
const FIRST_BUDGET = 0.4;

export function withBudget(budgets: string, name: string): string {
  const rows = Object.entries<number>(JSON.parse(budgets));
  const key = `./${kebab(name)}`;
  if (rows.some(([other]) => other === key)) return budgets;
  // Components come first, sorted by name; then the whole package.
  const at = rows.findIndex(([other]) => other === '.' || other > key);
  return `${JSON.stringify(Object.fromEntries(rows.toSpliced(at, 0, [key, FIRST_BUDGET])), null, 2)}\n`;
}

/** Inserts a paragraph among paragraphs sorted by name. */
function withParagraph(text: string, paragraph: string, nameOf: (paragraph: string) => string): string {
  const paragraphs = text.trimEnd().split('\n\n');
  if (paragraphs.includes(paragraph)) return text;
  const at = paragraphs.findIndex((other) => nameOf(other) > nameOf(paragraph));
  return `${paragraphs.toSpliced(at === -1 ? paragraphs.length : at, 0, paragraph).join('\n\n')}\n`;
}

/** Adds the component's names to the list of public names. */
export function withNames(names: string, name: string): string {
  return withParagraph(
    names,
    `${kebab(name)}\n  ${name}\n  type ${name}Props`,
    (entryPoint) => entryPoint.split('\n')[0] ?? '',
  );
}

/** Adds a row to the last table of components in the guide, as wide as the others. */
export function withGuideRow(guide: string, name: string): string {
  const start = guide.indexOf('\n## Components\n');
  const end = guide.indexOf('\n\n## ', start + 1);
  const section = guide.slice(start, end);
  const entryPoint = `\`${kebab(name)}\``;
  if (section.includes(`\n| ${entryPoint} `)) return guide;
  const widths = (section.split('\n').at(-1) ?? '').split('|').map((cell) => cell.length - 2);
  const row = [entryPoint, `\`${name}\`: describe it in a few words`].map((cell, index) =>
    cell.padEnd(widths[index + 1] ?? 0),
  );
  return `${guide.slice(0, end)}\n| ${row.join(' | ')} |${guide.slice(end)}`;
}

/** Adds the component's props to the list of public props. */
export function withProps(props: string, name: string): string {
  const paragraph = `component ${name}\n  children: ReactNode`;
  return withParagraph(props, paragraph, (thing) => /^\w+ (\w+)/.exec(thing)?.[1] ?? '');
}
