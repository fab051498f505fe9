import { removeOnceDrawn } from '@countersign/ui';
import { railStore } from '../app/railStore.ts';
import { themeStore } from '../app/themeStore.ts';
import type { FirstRows } from '../routing/firstRows.ts';
import { browserSettings, tabSettings } from '../services/browserSettings.ts';
import { copyOfRead } from '../services/earlyReads.ts';
import { historyEntry } from '../services/historyEntry.ts';
import { leftAt } from '../services/leftLists.ts';
import { openTabChannel } from '../session/tabs.ts';
import { pageAt, readBuild, whenStyled } from './pageFiles.ts';
import { readConfig } from './readConfig.ts';
import { whenParsed } from './whenParsed.ts';

/*
 * Draws the frame of a page and its first rows as soon as they are there, while the portal's code is still on the way.
 * They were read with the token of this very sign-in, and go as soon as the portal draws them itself, or the session
 * ends in any tab.
 */

/** What each feature draws. */
const features = Object.values(
  import.meta.glob<FirstRows>('../features/*/*.rows.ts', { eager: true, import: 'rows' }),
);

/** A portal that has drawn nothing by then has something else to show, in milliseconds. */
const LIMIT_MS = 10_000;

async function drawFirst(): Promise<void> {
  const build = readBuild();
  const { pathname, searchParams } = new URL(location.href);
  const page = pageAt(build, pathname);
  const first = page === null ? undefined : features.map((rows) => rows[page.path]).find(Boolean);
  if (page === null || first === undefined) return;
  const opened = { params: page.params, search: Object.fromEntries(searchParams), settings: browserSettings };
  // The list opens farther down, where this tab left it: its first rows would go at once.
  if (leftAt(tabSettings, historyEntry()) > 0) return;
  const path = first.read(opened);
  const ended = new AbortController();
  await whenParsed(document);
  const root = document.getElementById('root');
  openTabChannel('countersign.session').listen(({ kind }) => {
    // The portal of this page tells the other tabs as well, and knows itself who else has signed in.
    const isOwn = kind === 'signedIn' && root !== null && root.childElementCount > 0;
    if (kind !== 'token' && !isOwn) ended.abort();
  });
  // Not before the reads are on their way: drawing would hold them up.
  await Promise.all([window.countersignAhead, whenStyled(build, pathname)]);
  const api = readConfig()?.api;
  const reading = path === null || api === undefined ? null : copyOfRead(api, path);
  if (reading === null || root === null || root.childElementCount > 0 || ended.signal.aborted) return;
  const look = { theme: themeStore.get(), rail: railStore.get() };
  const frame = first.frame(document.body, opened, look);
  if (frame === null) return;
  const end = removeOnceDrawn(frame.element, root);
  ended.signal.addEventListener('abort', end);
  window.countersignFirstRows = end;
  setTimeout(end, LIMIT_MS);
  const response = await reading;
  if (response.ok) frame.draw(await response.json());
}

// What cannot be drawn now is drawn by the portal, which can say what is wrong.
drawFirst().catch(() => undefined);
