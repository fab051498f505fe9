import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fontsOfTheProject } from './fonts.ts';

/** A browser that can be started: where it is and what it calls itself, e.g. "Chromium 153.0.8010.0". */
export interface Browser {
  readonly path: string;
  readonly version: string;
  /** Whether the lockfile fixes this very build, so that screenshots are comparable bit by bit. */
  readonly pinned: boolean;
}

/** Playwright's options to start a browser for tests. */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly args: string[];
  readonly env: Record<string, string>;
}

/** Starts it the same on every machine: by the flags of the house, and with the project's fonts only. */
export async function launchOptions(browser: Browser): Promise<BrowserLaunch> {
  const env = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    executablePath: browser.path,
    args: [...browserFlags],
    env: { ...Object.fromEntries(env), FONTCONFIG_FILE: await fontsOfTheProject(), TZ: 'Australia/Sydney' },
  };
}

/** Flags that make a headless Chromium quick, offline and the same everywhere. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-font-subpixel-positioning',
  // Redrawing only what changed blends edges once more: a page would look by a step of colour other than drawn at once.
  '--disable-partial-raster',
  // One code path of the rasteriser whatever the processor can do, so that pictures hold on every machine.
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
] as const;

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function tryBrowser(candidate: string, pinned: boolean): Browser | null {
  if (!existsSync(candidate)) return null;
  const answer = spawnSync(candidate, ['--version'], { encoding: 'utf8', timeout: 15_000 });
  const version = answer.status === 0 ? answer.stdout.trim() : '';
  return version === '' ? null : { path: candidate, version, pinned };
}

/**
 * Unpacks the Chromium that the lockfile pins, once, into `node_modules/.cache`.
 * It is a Linux x64 build; on other machines, and where its system libraries are missing, the answer is null.
 */
async function pinnedBrowser(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const modules = path.resolve(import.meta.dirname, '../../node_modules');
  const { version } = JSON.parse(
    readFileSync(path.join(modules, '@sparticuz/chromium/package.json'), 'utf8'),
  );
  const folder = path.join(modules, '.cache/chromium');
  const target = path.join(folder, `chromium-${version}`);
  if (!existsSync(target)) {
    const { default: chromium } = await import('@sparticuz/chromium');
    const unpacked = await chromium.executablePath();
    await mkdir(folder, { recursive: true });
    const partial = `${target}.${process.pid}`;
    await copyFile(unpacked, partial);
    await rename(partial, target);
  }
  return tryBrowser(target, true);
}

/**
 * The browser for stories, screenshots and journeys: the one named by `CHROMIUM_PATH`, else the one that the
 * lockfile pins, else an installed one. Null where none can be started.
 */
export async function findBrowser(): Promise<Browser | null> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return tryBrowser(named, false);
  const pinned = await pinnedBrowser().catch(() => null);
  if (pinned) return pinned;
  for (const candidate of installed) {
    const found = tryBrowser(candidate, false);
    if (found) return found;
  }
  return null;
}
