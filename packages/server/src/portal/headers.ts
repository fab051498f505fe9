import type { Config } from '../config.ts';
import type { InlineSources } from './builtPage.ts';

/** The portal's policy: only its own scripts and styles, only its own sites, no framing (decision B13). */
export function portalHeaders({ origins }: Pick<Config, 'origins'>): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(origins, "'none'"),
    // The sign-in popup must keep its way back to the page that opened it.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** Of scripts, styles and fonts. None of them is a page or a worker: opened as one, it may do nothing at all. */
export const assetPolicy = "default-src 'none'; sandbox";

/**
 * The same with framing allowed: the page of the silent sign-in, and /login on a firm's own site.
 *
 * @param inline The page's inline script; any other inline script or style is blocked.
 */
export function contentPolicy(
  origins: Config['origins'],
  frameAncestors: string,
  inline: InlineSources = { scripts: [], styles: [] },
): string {
  const api = new URL(origins.api).origin;
  const { identity, files, signing } = origins;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline.scripts].join(' ')}`,
    `style-src ${["'self'", ...inline.styles].join(' ')}`,
    "font-src 'self'",
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    `connect-src ${[...new Set(["'self'", api, identity, files, signing])].join(' ')}`,
    `frame-src 'self' ${identity} ${files} ${signing}`,
    `form-action 'self' ${identity}`,
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
    'trusted-types countersign',
  ].join('; ');
}
