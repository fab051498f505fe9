import { publicPageOf } from '@countersign/api-client/config';
import { whenParsed } from './whenParsed.ts';

/** What the build writes into the page: addresses of scripts; see tools/build/firstLoad.ts. */
export interface PortalBuild {
  /** The entry. */
  readonly main: string;
  /** The style sheet of every page. */
  readonly style: string;
  /** What the pages before the sign-in need; what every page behind it needs too; by the first step of an address. */
  readonly front: readonly string[];
  readonly portal: readonly string[];
  readonly features: Readonly<Record<string, readonly string[]>>;
}

/** The content of a script element of data. */
export function readJson(id: string): unknown {
  return JSON.parse(document.getElementById(id)?.textContent || 'null');
}

function isBuild(value: unknown): value is PortalBuild {
  return typeof value === 'object' && value !== null && 'main' in value && 'features' in value;
}

function link(rel: 'modulepreload' | 'stylesheet', href: string): void {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  document.head.append(element);
}

function ask(scripts: readonly string[]): void {
  for (const href of scripts) link('modulepreload', href);
}

/** The feature that an address belongs to: it is named as the first step. The start page leads to the documents. */
export function featureOf(pathname: string): string {
  return pathname.split('/')[1] || 'documents';
}

/** Asks for all files of the page at once, and runs the portal. */
export function loadPortal(): void {
  const build = readJson('portal-build');
  if (!isBuild(build)) throw new Error('The page was built without the names of its files.');
  link('stylesheet', build.style);
  ask(build.front);
  const { pathname } = location;
  const front = publicPageOf(pathname)?.page;
  // Who comes back from the sign-in goes on to a page behind it.
  if (front === undefined || front === 'callback') {
    ask(build.portal);
    // An address may be called like something that every object has.
    const name = featureOf(pathname);
    const feature = Object.hasOwn(build.features, name) ? build.features[name] : undefined;
    if (feature !== undefined) ask(feature);
  }
  const run = () => import(/* @vite-ignore */ build.main);
  whenParsed(document)
    .then(run)
    .catch(() => {
      const shell = document.querySelector('.shell p');
      if (shell !== null) shell.textContent = 'The portal could not be loaded. Reload the page.';
    });
}
