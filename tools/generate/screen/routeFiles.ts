import { capitalised } from '../naming.ts';
import type { ScreenModel } from './model.ts';

/** Writes the screen's route, its search parameters, and the component that connects them to the screen. */
export function routeFiles({ noun, Noun, labels, list, needs, named }: ScreenModel): Record<string, string> {
  const usual = list.sortFields.find((field) => field === named.name) ?? list.sortFields[0] ?? '';
  const title = capitalised(labels.many);
  const search = `${Noun}Search`;
  return {
    [`${noun}.route.tsx`]: `import {
  createRoute,
  lazyRouteComponent,
  stripSearchParams,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { LayersIcon } from '@countersign/ui';
import { signedInRoute } from '../../routing/root.ts';
import { defaultSearch, parse${search}, type ${search} } from './${noun}Search.ts';

/**
 * ${needs === null ? 'Every member of staff can open it.' : '`needs` declares who can open it. The server enforces the same.'}
 * The grid requests the list once it knows how many rows fit. Start the page's other first queries in a \`loader\`.
 */
export const ${noun}Route = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/${noun}',
  validateSearch: (search: Partial<${search}> & SearchSchemaInput) => parse${search}(search),
  search: { middlewares: [stripSearchParams(defaultSearch)] },
  component: lazyRouteComponent(() => import('./${Noun}AtAddress.tsx'), '${Noun}AtAddress'),
  staticData: {
    title: '${title}',
    rail: { label: '${title}', icon: LayersIcon, order: 50${needs === 'owner' ? ", group: 'owner'" : ''} },
    ${needs === null ? '' : `needs: { role: '${needs}' },`}
  },
});
`,
    [`${noun}Search.ts`]: `import { ${list.id}SortFields } from '@countersign/api-client/contract';
import { parseListSearch, type ListSearch } from '../../grid/listSearch.ts';

/** The sort fields of the contract. */
export const sortFields = ${list.id}SortFields;

/** What the address says of the list: the words searched for, the order, and the row that is open. */
export interface ${search} extends ListSearch<(typeof sortFields)[number]> {
  /** Id of the row whose details are open; 0 for none. */
  readonly opened: number;
}

export const defaultSearch: ${search} = { q: '', sort: '${usual}', direction: '${/Date$/.test(usual) ? 'desc' : 'asc'}', opened: 0 };

/** Parses the query of an address and ignores invalid values. */
export function parse${search}(query: Readonly<Record<string, unknown>>): ${search} {
  const opened = Number(query['opened']);
  return {
    ...parseListSearch(query, sortFields, defaultSearch),
    opened: Number.isInteger(opened) && opened > 0 ? opened : 0,
  };
}
`,
    [`${Noun}AtAddress.tsx`]: `import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ${Noun}Screen } from './${Noun}Screen.tsx';
import type { ${search} } from './${noun}Search.ts';

const route = getRouteApi('/signedIn/${noun}');

/** Connects the screen to its address. */
export function ${Noun}AtAddress() {
  const navigate = route.useNavigate();
  const search = route.useSearch();
  const find = useCallback(
    (change: Partial<${search}>) => {
      void navigate({ search: (before) => ({ ...before, ...change }) });
    },
    [navigate],
  );
  return <${Noun}Screen search={search} find={find} />;
}
`,
  };
}
