import { capitalised } from './words.ts';

/** A feature of the portal: its door, its screen, its stories, its sentences. */
export function screenFiles(noun: string): Record<string, string> {
  const folder = `packages/portal/src/features/${noun}`;
  const screen = `${capitalised(noun)}Screen`;
  return {
    [`${folder}/index.ts`]: `export { ${screen} } from './${screen}.tsx';
`,
    [`${folder}/${screen}.tsx`]: `import { EmptyState } from '@countersign/ui';
import { ${noun}Messages } from './${noun}.messages.ts';

/** Say what staff do here. */
export function ${screen}() {
  return <EmptyState title={${noun}Messages.empty} />;
}
`,
    [`${folder}/${screen}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${screen} } from './${screen}.tsx';

const meta = {
  title: 'Screens/${capitalised(noun)}',
  component: ${screen},
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${screen}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
`,
    [`${folder}/${noun}.messages.ts`]: `/** Sentences of the ${noun} screen. */
export const ${noun}Messages = {
  empty: 'No ${noun} found',
} as const;
`,
  };
}
