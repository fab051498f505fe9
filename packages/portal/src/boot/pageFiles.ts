import { publicPageOf } from '@countersign/api-client/config';
import { paramsIn } from '../routing/addressPattern.ts';
import { bootMessages } from './boot.messages.ts';
import { readJson } from './readJson.ts';
import { whenParsed } from './whenParsed.ts';

/** What the build writes into the page: addresses of scripts and style sheets; see tools/build/firstLoad.ts. */
export interface PortalBuild {
  /** The entry. */
  readonly main: string;
  /** What draws the first rows of a page, and the paths of the pages that have some. */
  readonly rows: string;
  readonly rowsAt: readonly string[];
  /** What every page needs; what those before the sign-in need besides, and those behind it. */
  readonly base: readonly string[];
  readonly front: readonly string[];
  readonly portal: readonly string[];
  /** What else each page needs, by the path of its route; the first that matches an address is its page. */
  readonly pages: readonly (readonly [path: `/${string}`, files: readonly string[]])[];
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
  for (const [path, files] of pages) {
    const params = paramsIn(path, pathname);
    if (params !== null) return { path, params, files };
  }
  return null;
}

/** Whether the first rows of an address are drawn before its code is there. */
function hasRows(build: PortalBuild, pathname: string): boolean {
  const page = pageAt(build, pathname);
  return page !== null && build.rowsAt.includes(page.path);
}

/** Every script and style sheet that an address needs. */
export function filesAt(build: PortalBuild, pathname: string): readonly string[] {
  const front = publicPageOf(pathname)?.page;
  // A user who returns from the sign-in continues to a page behind it.
  if (front !== undefined && front !== 'callback') return [...build.base, ...build.front];
  const entrance = front === undefined ? [] : build.front;
  return [...build.base, ...entrance, ...build.portal, ...(pageAt(build, pathname)?.files ?? [])];
}

function link(rel: 'modulepreload' | 'stylesheet', href: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
  return element;
}

const isStyle = (file: string) => file.endsWith('.css');

/** Resolves when a style sheet has loaded. */
function loaded(sheet: HTMLLinkElement): Promise<unknown> {
  if (sheet.sheet !== null) return Promise.resolve();
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve, { once: true });
    sheet.addEventListener('error', reject, { once: true });
  });
}

/** Resolves when the page's style sheets have loaded: without them nothing would be where it finally is. */
export async function whenStyled(build: PortalBuild, pathname: string): Promise<void> {
  const sheets = filesAt(build, pathname)
    .filter(isStyle)
    .flatMap((href) => document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`) ?? []);
  await Promise.all(sheets.map(loaded));
}

/**
 * Asks for all files of the page, and runs its entry. Where rows are drawn first, the portal's own code is asked for
 * after them: everything on the way shares the network.
 */
export function loadPage(): void {
  const build = readBuild();
  const { pathname } = location;
  const { countersignStart: start, countersignAhead: ahead } = window;
  const drawsRows = start !== undefined && hasRows(build, pathname);
  const files = filesAt(build, pathname);
  // Unstyled is better than nothing.
  const styled = Promise.allSettled(files.filter(isStyle).map((href) => loaded(link('stylesheet', href))));
  if (drawsRows) {
    link('modulepreload', build.rows);
    // It runs while the tokens are on their way. What cannot be drawn early is drawn by the portal.
    void import(/* @vite-ignore */ build.rows).catch(() => undefined);
  }
  const scripts = files.filter((file) => !isStyle(file));
  if (!drawsRows) for (const href of scripts) link('modulepreload', href);
  const run = () => {
    // The entry last: what it draws asks for fonts, which would hold up the other scripts.
    if (drawsRows) for (const href of scripts.toReversed()) link('modulepreload', href);
    return styled.then(() => import(/* @vite-ignore */ build.main));
  };
  Promise.all([whenParsed(document), drawsRows ? ahead : undefined])
    .then(run)
    .catch(() => {
      const shell = document.querySelector('.shell p');
      if (shell !== null) shell.textContent = bootMessages.notLoaded;
    });
}
