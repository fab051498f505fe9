import path from 'node:path';
import type { Plugin } from 'rolldown';
import { isParam, stepsOf } from '../../packages/portal/src/routing/addressPattern.ts';
import { runModule, type RunOptions } from './runModule.ts';

/** An address of the portal, as its route states it, and what it loads. */
export interface Page {
  /** `/documents/$clientId` */
  readonly path: string;
  /** The modules that its components are in, those of the routes above it too. */
  readonly modules: readonly string[];
}

interface PagesOptions extends RunOptions {
  /** Exports every route of the features, by any name. */
  readonly features: string;
}

/** What is read of a route of TanStack Router. */
interface Route {
  readonly options: {
    readonly path?: string;
    readonly component?: { readonly module?: Promise<{ readonly file?: string }> };
  };
  readonly children?: Readonly<Record<string, Route>>;
}

const ROUTER = '@tanstack/react-router';
const observed = '\0observed-router';

/** A lazy component says which module it is in, instead of loading it. */
const pagesByName: Plugin = {
  name: 'countersign:pages-by-name',
  resolveId: (id, importer) => (id === ROUTER && importer !== observed ? observed : null),
  load: (id) =>
    id === observed
      ? `export * from '${ROUTER}';
         export const lazyRouteComponent = (load) => Object.assign(() => null, { module: load() });`
      : null,
  resolveDynamicImport: (specifier, importer) =>
    typeof specifier === 'string' && importer !== undefined && specifier.startsWith('.')
      ? { id: path.resolve(path.dirname(importer), specifier), external: 'absolute' }
      : null,
};

function isRoute(exported: unknown): exported is Route {
  return typeof exported === 'object' && exported !== null && 'options' in exported;
}

/** Runs the route files, and loads no page. */
async function routesIn({ features, ...options }: PagesOptions): Promise<readonly Route[]> {
  return Object.values(await runModule(features, options, [pagesByName])).filter(isRoute);
}

/** The first lines of a page compare whole steps. */
function checked(address: string): string {
  const odd = stepsOf(address).find((step) => !/^\$?[\w-]+$/.test(step));
  if (odd === undefined) return address;
  throw new Error(`${address}: "${odd}" is neither a word nor a parameter, such as $clientId.`);
}

/** Of two addresses that both match, the one with the earlier word wins, as in the router. */
export function mostExact(one: string, other: string): number {
  const rank = (address: string) => stepsOf(address).map((step) => (isParam(step) ? '1' : `0${step}`));
  const [first, second] = [rank(one).join('/'), rank(other).join('/')];
  return first < second ? -1 : Number(first > second);
}

async function pagesBelow(route: Route, above: string, modulesAbove: readonly string[]): Promise<Page[]> {
  const { path: own, component } = route.options;
  const address = own === undefined ? above : checked(`/${[...stepsOf(above), ...stepsOf(own)].join('/')}`);
  const { file } = (await component?.module) ?? {};
  const modules = file === undefined ? modulesAbove : [...modulesAbove, file];
  const children = Object.values(route.children ?? {});
  const below = await Promise.all(children.map((child) => pagesBelow(child, address, modules)));
  return [...(own === undefined ? [] : [{ path: address, modules }]), ...below.flat()];
}

/**
 * Reads from the routes themselves which address loads what, the most exact addresses first: runs the route files, and
 * loads no page.
 */
export async function readPages(options: PagesOptions): Promise<Page[]> {
  const found = await Promise.all((await routesIn(options)).map((route) => pagesBelow(route, '', [])));
  // A route with a page of its own and its index have one address.
  const pages = Map.groupBy(found.flat(), ({ path: address }) => address);
  return [...pages]
    .map(([address, same]) => ({
      path: address,
      modules: [...new Set(same.flatMap(({ modules }) => modules))],
    }))
    .sort((one, other) => mostExact(one.path, other.path));
}

/** What each feature loads for all its addresses, by the name of its folder. */
export function modulesOfFeatures(
  features: string,
  pages: readonly Page[],
): ReadonlyMap<string, readonly string[]> {
  const modules = new Set(pages.flatMap((page) => page.modules));
  return Map.groupBy(modules, (module) => path.relative(features, module).split(path.sep)[0] ?? '');
}
