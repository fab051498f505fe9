/** What the page was asked to show. */
export interface ViewerQuery {
  /** The file's one-time link on this origin; null when the address names none. */
  url: string | null;
  title: string;
  /** Six hexadecimal digits. */
  color: string;
  /** Where "Close" leads; null without it. */
  finishedUrl: string | null;
}

/** The light blue that stands in for anything but a colour of six digits. */
const lightBlue = 'ADD8E6';

/** Reads the address of the page. Nothing but links of its own origin is ever fetched. */
export function readViewerQuery(search: string, origin: string): ViewerQuery {
  const query = new URLSearchParams(search);
  const color = query.get('color')?.replace(/^#/u, '') ?? '';
  return {
    url: ownLink(query.get('url'), origin),
    title: query.get('title')?.trim() ?? '',
    color: /^[0-9a-f]{6}$/iu.test(color) ? color.toUpperCase() : lightBlue,
    finishedUrl: webAddress(query.get('finishedurl')),
  };
}

/** Whether the dialog around the page's frame shows the title already. */
export function titleStandsOutside(search: string): boolean {
  return new URLSearchParams(search).get('untitled') === '1';
}

function ownLink(address: string | null, origin: string): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.origin === origin && url.pathname.startsWith('/d/') ? url.href : null;
}

function webAddress(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
