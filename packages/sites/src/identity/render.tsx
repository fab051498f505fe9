import { readFileSync } from 'node:fs';
import '@countersign/ui/theme/sheets';
import { renderToStaticMarkup } from 'react-dom/server';
import { IdentityPageView, titleOf } from './IdentityPageView.tsx';
import { PAGE_END } from './Layout.tsx';
import { classesIn, withoutUnusedRules } from './usedRules.ts';
import { withoutUnusedVariables } from './usedVariables.ts';
import type { IdentityPage, PageFrame } from '@countersign/api-client/rules';

interface Assets {
  script: string;
  /** All style sheets, inlined so that the page renders as soon as it has loaded. */
  css: string;
}

interface ManifestEntry {
  file: string;
  css?: string[];
}

function isManifest(value: unknown): value is Readonly<Record<string, ManifestEntry>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(
      (entry: unknown) =>
        typeof entry === 'object' && entry !== null && 'file' in entry && typeof entry.file === 'string',
    )
  );
}

/** The build writes its file names beside this bundle. */
function readManifest(name: string): Readonly<Record<string, ManifestEntry>> {
  const manifest: unknown = JSON.parse(readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'));
  if (!isManifest(manifest)) throw new Error(`${name} does not name the files of the build.`);
  return manifest;
}

function readAssets(): Assets {
  const script = readManifest('script.json')['client.ts'];
  const styles = readManifest('styles.json');
  const sheets = styles['render.tsx']?.css;
  if (script === undefined || sheets === undefined) {
    throw new Error('The pages were built without their script or styles. Build the sites again.');
  }
  const css = sheets.map((file) => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'));
  return { script: script.file, css: css.join('') };
}

let assets: Assets | undefined;

/** Placeholder for the styles until it is known which of them the page needs. With the tag, no page's text matches it. */
const STYLES = '/* styles */';
/** By the classes of a page: the pages of one kind have the same. */
const styles = new Map<string, string>();

function stylesFor(css: string, markup: string): string {
  const classes = classesIn(markup);
  const key = [...classes].sort().join(' ');
  const known = styles.get(key) ?? withoutUnusedVariables(withoutUnusedRules(css, classes));
  styles.set(key, known);
  return known;
}

/**
 * Renders a complete HTML document for one page of the identity site. Its fonts are not preloaded: the browser would
 * hold the first frame back for them, and the fallbacks have their metrics.
 */
export function renderPage(page: IdentityPage, { brand, brandCss, nonce }: PageFrame): string {
  assets ??= readAssets();
  const document = renderToStaticMarkup(
    <html lang="en-AU" data-cs-theme="system">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{titleOf(page, brand.firm)}</title>
        {/* The form is centred: rendered in part, it would move as the rest of it arrives. */}
        <link rel="expect" href={`#${PAGE_END}`} blocking="render" />
        <style nonce={nonce}>{STYLES}</style>
        {/* Created from six hex digits by our own code: it contains no user text. */}
        {brandCss === '' ? null : <style nonce={nonce}>{brandCss}</style>}
        <script type="module" src={`/${assets.script}`} />
      </head>
      <body>
        <IdentityPageView page={page} brand={brand} />
      </body>
    </html>,
  );
  const { css } = assets;
  return `<!doctype html>${document.replace(`${STYLES}</style>`, () => `${stylesFor(css, document)}</style>`)}`;
}
