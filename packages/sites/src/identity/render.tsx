import { readFileSync } from 'node:fs';
import '@countersign/ui/theme/sheets';
import { renderToStaticMarkup } from 'react-dom/server';
import { IdentityPageView, titleOf } from './IdentityPageView.tsx';
import type { IdentityPage, PageFrame } from '@countersign/api-client/rules';

interface Assets {
  script: string;
  styles: readonly string[];
  /** What is needed first, loaded with the page. */
  fonts: readonly string[];
}

interface ManifestEntry {
  file: string;
  css?: string[];
}

/** The build writes the names of its files beside this bundle. */
function readManifest(name: string): Record<string, ManifestEntry> {
  const manifest: Record<string, ManifestEntry> = JSON.parse(
    readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'),
  );
  return manifest;
}

function readAssets(): Assets {
  const script = readManifest('script.json')['client.ts'];
  const styles = readManifest('styles.json');
  const sheets = styles['render.tsx']?.css;
  if (script === undefined || sheets === undefined) {
    throw new Error('The pages were built without their script or styles. Build the sites again.');
  }
  const fonts = Object.values(styles)
    .map(({ file }) => file)
    .filter((file) => /(inter-core-opsz|newsreader-latin)[\w-]*\.woff2$/.test(file));
  return { script: script.file, styles: sheets, fonts };
}

let assets: Assets | undefined;

/** A whole HTML document for one page of the identity site. */
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
        {assets.fonts.map((file) => (
          <link key={file} rel="preload" href={`/${file}`} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map((file) => (
          <link key={file} rel="stylesheet" href={`/${file}`} />
        ))}
        {/* Made from six hex digits by our own code: it holds no text of anybody's. */}
        {brandCss === '' ? null : <style nonce={nonce}>{brandCss}</style>}
        <script type="module" src={`/${assets.script}`} />
      </head>
      <body>
        <IdentityPageView page={page} brand={brand} />
      </body>
    </html>,
  );
  return `<!doctype html>${document}`;
}
