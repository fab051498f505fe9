import { capitalised, singular } from './drawable.ts';

/** A feature of the portal, for a resource that there is: its route, its screen, its stories, its sentences. */
export function screenFiles(noun: string): Record<string, string> {
  const folder = `packages/portal/src/features/${noun}`;
  const screen = `${capitalised(noun)}Screen`;
  const one = singular(noun);
  return {
    [`${folder}/${noun}.route.tsx`]: `import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { LayersIcon } from '@countersign/ui';
import { signedInRoute } from '../../routing/root.ts';

/** Who may open it stands in \`needs\`; the server refuses the same, whatever is shown. */
export const ${noun}Route = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/${noun}',
  component: lazyRouteComponent(() => import('./${screen}.tsx'), '${screen}'),
  staticData: {
    title: '${capitalised(noun)}',
    needs: { role: 'administrator' },
    rail: { label: '${capitalised(noun)}', icon: LayersIcon, order: 50 },
  },
});
`,
    [`${folder}/${screen}.tsx`]: `import { useCallback } from 'react';
import { ${one}Queries } from '@countersign/api-client';
import { DataGrid, EmptyState } from '@countersign/ui';
import { useGridPages, type PageRequest } from '../../grid/useGridPages.ts';
import { useServices } from '../../services/services.tsx';
import { ${one}Columns } from './${one}Columns.ts';
import { ${noun}Messages } from './${noun}.messages.ts';

/** Say what staff do here. */
export function ${screen}() {
  const { portal } = useServices();
  const { state, viewKey, onPageSizeChange } = useGridPages(
    useCallback(
      (page: PageRequest) => ${one}Queries.list(portal, { ...page, sortField: 'Name', sortDirection: 'asc' }),
      [portal],
    ),
  );
  return (
    <DataGrid
      label="${capitalised(noun)}"
      noun={{ one: '${one}', many: '${noun}' }}
      columns={${one}Columns}
      rowId={(row) => row.Id}
      state={state}
      viewKey={viewKey}
      onPageSizeChange={onPageSizeChange}
      empty={<EmptyState title={${noun}Messages.empty} />}
    />
  );
}
`,
    [`${folder}/${one}Columns.ts`]: `import type { Schemas } from '@countersign/api-client/contract';
import type { DataGridColumn } from '@countersign/ui';

export const ${one}Columns: readonly DataGridColumn<Schemas['${capitalised(one)}']>[] = [
  { id: 'Name', header: 'Name', width: 240, grow: 1, rowHeader: true, text: (row) => row.Name },
];
`,
    [`${folder}/${screen}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { answering, portal } from '@countersign/api-client/answers';
import { aPage, ${noun} } from '@countersign/api-client/fixtures';
import { withServices } from '../../testing/withServices.tsx';
import { ${screen} } from './${screen}.tsx';
import { ${noun}Messages } from './${noun}.messages.ts';

const [first] = ${noun}(3);

const meta = {
  title: 'Screens/${capitalised(noun)}',
  component: ${screen},
  decorators: [withServices],
  parameters: {
    layout: 'fullscreen',
    ...answering(portal.get('/${noun}/', ({ response }) => response(200).json(aPage(${noun}(3))))),
  },
} satisfies Meta<typeof ${screen}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(first?.Name ?? '')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answering(portal.get('/${noun}/', ({ response }) => response(200).json(aPage([])))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(${noun}Messages.empty)).toBeVisible();
  },
};
`,
    [`${folder}/${noun}.messages.ts`]: `/** Sentences of the ${noun} screen. */
export const ${noun}Messages = {
  empty: 'No ${noun} found',
} as const;
`,
  };
}

/** The list of features with one more in it. */
export function withFeature(routes: string, noun: string): string {
  if (routes.includes(`${noun}Route`)) return routes;
  return routes
    .replace(
      /(import \{ \w+Route \} from '\.\.\/features\/[^\n]+\n)(?!import \{ \w+Route \} from '\.\.\/features)/,
      `$1import { ${noun}Route } from '../features/${noun}/${noun}.route.tsx';\n`,
    )
    .replace(/(const features = \[[^\]]+)\]/, `$1, ${noun}Route]`);
}
