import { publicPageOf } from '@countersign/api-client/config';
import { paramsIn } from '../routing/addressPattern.ts';
import { readJson } from './readJson.ts';
import { whenParsed } from './whenParsed.ts';

/** What the build writes into the page: addresses of scripts; see tools/build/firstLoad.ts. */
export interface PortalBuild {
  /** The entry. */
  readonly main: string;
  /** The style sheet of every page. */
  readonly style: string;
  /** What draws the first rows of a page behind the sign-in. */
  readonly rows: string;
  /** What the pages before the sign-in need; what every page behind it needs too. */
  readonly front: readonly string[];
  readonly portal: readonly string[];
  /** What else each page needs, by the path of its route; the first that matches an address is its page. */
  readonly pages: readonly (readonly [path: `/${string}`, scripts: readonly string[]])[];
}

function isBuild(value: unknown): value is PortalBuild {
  return typeof value === 'object' && value !== null && 'main' in value && 'pages' in value;
}

/** @throws where the page was not built */
export function readBuild(): PortalBuild {
  const build = readJson('portal-build');
  if (!isBuild(build)) throw new Error('The page was built without the names of its files.');
  return build;
}

/** The page behind the sign-in at an address; null where there is none. */
export function pageAt({ pages }: PortalBuild, pathname: string) {
  for (const [path, scripts] of pages) {
    const params = paramsIn(path, pathname);
    if (params !== null) return { path, params, scripts };
  }
  return null;
}

/** Every script that an address needs. */
export function scriptsAt(build: PortalBuild, pathname: string): readonly string[] {
  const front = publicPageOf(pathname)?.page;
  // Who comes back from the sign-in goes on to a page behind it.
  if (front !== undefined && front !== 'callback') return build.front;
  return [...build.front, ...build.portal, ...(pageAt(build, pathname)?.scripts ?? [])];
}

function link(rel: 'modulepreload' | 'stylesheet', href: string): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
}

/** Asks for all files of the page at once, and runs its entry. */
export function loadPage(): void {
  const build = readBuild();
  link('stylesheet', build.style);
  // Whoever looks for a session will have rows to show.
  if (window.countersignAhead !== undefined) {
    void import(/* @vite-ignore */ build.rows).catch(() => undefined);
  }
  for (const href of scriptsAt(build, location.pathname)) link('modulepreload', href);
  const run = () => import(/* @vite-ignore */ build.main);
  whenParsed(document)
    .then(run)
    .catch(() => {
      const shell = document.querySelector('.shell p');
      if (shell !== null) shell.textContent = 'The portal could not be loaded. Reload the page.';
    });
}
