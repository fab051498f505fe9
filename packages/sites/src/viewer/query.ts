import type { ThemeChoice } from '@countersign/ui';
import { frameThemeOf, shownName } from '@countersign/api-client/rules';

/**
 * What users come to the document for: to sign one of its fields, or to see what was signed. null: to read it.
 * @story sign ToSign
 */
export type ViewerPurpose = { kind: 'sign'; field: string } | { kind: 'signed' } | null;

/** What the page was asked to show. */
export interface ViewerQuery {
  /** The file's one-time link on this origin; null if the address has none. */
  url: string | null;
  title: string;
  /** Six hexadecimal digits. */
  color: string;
  /** That of the page around it; the reader's system where it names none. */
  theme: ThemeChoice;
  /** Target of "Close"; null without it. */
  finishedUrl: string | null;
  purpose: ViewerPurpose;
  /** Whether the page around it downloads the file when it is asked to. */
  canDownload: boolean;
  /** Whether it has a list of documents, of which this is one. */
  hasBeside: boolean;
}

/** Default light blue for anything but a colour of six digits. */
const lightBlue = 'ADD8E6';

/**
 * Parses the address of the page. Only links of its own origin are ever fetched, and "Close" leads only to one of
 * the origins that the server names.
 */
export function readViewerQuery(
  search: string,
  origin: string,
  finishOrigins: readonly string[],
): ViewerQuery {
  const query = new URLSearchParams(search);
  const color = query.get('color')?.replace(/^#/u, '') ?? '';
  return {
    url: ownLink(query.get('url'), origin),
    title: shownName(query.get('title')?.trim() ?? ''),
    color: /^[0-9a-f]{6}$/iu.test(color) ? color.toUpperCase() : lightBlue,
    theme: frameThemeOf(search),
    finishedUrl: addressAt(query.get('finishedurl'), finishOrigins),
    purpose: purposeIn(query),
    canDownload: query.get('download') === '1',
    hasBeside: query.get('beside') === '1',
  };
}

function purposeIn(query: URLSearchParams): ViewerPurpose {
  const field = query.get('field') ?? '';
  if (field !== '') return { kind: 'sign', field };
  return query.get('signed') === '1' ? { kind: 'signed' } : null;
}

/** Returns whether the dialog around the page's frame already shows the title. */
export function titleStandsOutside(search: string): boolean {
  return new URLSearchParams(search).get('untitled') === '1';
}

function ownLink(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin && url.pathname.startsWith('/d/') ? url.href : null;
}

function addressAt(address: string | null, origins: readonly string[]): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return origins.includes(url.origin) ? url.href : null;
}
