import { capitalised } from '../naming.ts';
import type { ScreenModel } from './model.ts';

/** Writes the screen's route, its search parameters, and the component that connects them to the screen. */
export function routeFiles(model: ScreenModel): Record<string, string> {
  const { noun, Noun, path, labels, list, listCall, needs, usual } = model;
  const title = capitalised(labels.many);
  const search = `${Noun}Search`;
  return {
    [`${noun}.route.tsx`]: `import {
  createRoute,
  lazyRouteComponent,
  stripSearchParams,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { ${listCall.from} } from '@countersign/api-client';
import { LayersIcon } from '@countersign/ui';
import { signedInRoute } from '../../routing/root.ts';
import { defaultSearch, first${Noun}, parse${search}, type ${search} } from './${noun}Search.ts';

/**
 * ${needs === null ? 'Every member of staff can open it.' : '`needs` declares who can open it. The server enforces the same.'}
 * The grid requests the list once it knows how many rows fit; where this browser does, the loader starts with it. What
 * the loader reads, \`${noun}.reads.ts\` states for the page's first lines.
 */
export const ${noun}Route = createRoute({
  getParentRoute: () => signedInRoute,
  path: '${path}',
  validateSearch: (search: Partial<${search}> & SearchSchemaInput) => parse${search}(search),
  search: { middlewares: [stripSearchParams(defaultSearch)] },
  loader: ({ context: { queryClient, services }, location }) => {
    const page = first${Noun}(services.settings, location.search);
    if (page !== null) void queryClient.prefetchQuery(${listCall.from}.${listCall.name}(services.portal, page));
  },
  component: lazyRouteComponent(() => import('./${Noun}AtAddress.tsx'), '${Noun}AtAddress'),
  staticData: {
    title: '${title}',
    rail: { label: '${title}', icon: LayersIcon, order: 50${needs === 'owner' ? ", group: 'owner'" : ''} },
    ${needs === null ? '' : `needs: { role: '${needs}' },`}
  },
});
`,
    [`${noun}Search.ts`]: `import { ${list.id}SortFields } from '@countersign/api-client/contract';
import { listQuery, parseListSearch, type ListSearch } from '../../grid/listSearch.ts';
import { firstPage } from '../../grid/rememberedRows.ts';
import type { SettingsStore } from '../../services/browserSettings.ts';

/** The list in the settings of this browser that remember how many rows fit. */
export const ROWS = '${noun}';

/** The sort fields of the contract. */
export const sortFields = ${list.id}SortFields;

export type ${Noun}SortField = (typeof sortFields)[number];

/** What the address says of the list: the words searched for, the order, and the row that is open. */
export interface ${search} extends ListSearch<${Noun}SortField> {
  /** Id of the row whose details are open; 0 for none. */
  readonly opened: number;
}

export const defaultSearch: ${search} = { q: '', sort: '${usual.name}', direction: '${usual.kind === 'date' ? 'desc' : 'asc'}', opened: 0 };

/** Parses the query of an address and ignores invalid values. */
export function parse${search}(query: Readonly<Record<string, unknown>>): ${search} {
  const opened = Number(query['opened']);
  return {
    ...parseListSearch(query, sortFields, defaultSearch),
    opened: Number.isInteger(opened) && opened > 0 ? opened : 0,
  };
}

/** The page that the list begins with; null if this browser does not know how many rows fit. */
export function first${Noun}(settings: SettingsStore, query: Readonly<Record<string, unknown>>) {
  const page = firstPage(settings, ROWS);
  return page === null ? null : { ...page, ...listQuery(parse${search}(query)) };
}
`,
    [`${noun}.reads.ts`]: `import { readOf, type FirstReads } from '../../routing/firstReads.ts';
import { first${Noun} } from './${noun}Search.ts';

export const reads: FirstReads = {
  '${path}': ({ search, settings${needs === null ? '' : ', roles'} }) => {
    const query = first${Noun}(settings, search);
    return query === null${needs === null ? '' : ` || !roles.includes('${capitalised(needs)}')`} ? [] : [readOf('${list.path}', { query })];
  },
};
`,
    [`${Noun}AtAddress.tsx`]: `import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ${Noun}Screen } from './${Noun}Screen.tsx';
import type { ${search} } from './${noun}Search.ts';

const route = getRouteApi('/signedIn${path}');

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
