import { everyPage, type FirstReads } from '../routing/firstReads.ts';
import { browserSettings } from '../services/browserSettings.ts';
import { pageAt, type PortalBuild } from './pageFiles.ts';

/** What each feature states beside its routes. */
const features = Object.values(
  import.meta.glob<FirstReads>('../features/*/*.reads.ts', { eager: true, import: 'reads' }),
);

/** What the page at an address reads first for a person of these roles, as addresses of the API. */
export function readsAt(
  build: PortalBuild,
  { pathname, searchParams }: URL,
  roles: readonly string[],
): readonly string[] {
  const page = pageAt(build, pathname);
  if (page === null) return everyPage;
  const opened = {
    params: page.params,
    search: Object.fromEntries(searchParams),
    settings: browserSettings,
    roles,
  };
  // The page's own first, its rows before the rest: a browser asks for a few at once.
  return [...features.flatMap((reads) => reads[page.path]?.(opened) ?? []), ...everyPage];
}
