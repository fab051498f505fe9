/** A component's folder: source, styles, stories, page, test. */
export function componentFiles(name: string): Record<string, string> {
  const folder = `packages/ui/src/components/${name}`;
  return {
    [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react';
import * as styles from './${name}.css.js';

export interface ${name}Props {
  /** What it shows. */
  children: ReactNode;
}

/** Say in one sentence when to use it, and when not. */
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

const meta = {
  title: 'Components/${name}',
  component: ${name},
  tags: ['!autodocs'],
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { args: { children: 'Corriedale Pastoral Co' } };
`,
    [`${folder}/${name}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks';
import { Opening, Reference } from '../../docs/blocks.tsx';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

<Opening />

## When to use

- Say it in a few lines.

## When not to use

- Name what to take instead.

## Keyboard

It takes no focus.

<Reference />
`,
    [`${folder}/${name}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${name} } from './${name}.js';

it('shows what it is given', () => {
  render(<${name}>Corriedale Pastoral Co</${name}>);
  expect(screen.getByText('Corriedale Pastoral Co')).toBeVisible();
});
`,
  };
}
