import { takeEarlyStart, type EarlyStart } from './earlyStart.ts';
import { forgiving } from './forgivingStorage.ts';
import { TOKEN_LOCK } from './lock.ts';
import { openPopup, type Popup } from './popup.ts';
import type { TargetStorage } from './rememberedTarget.ts';
import { askSilently } from './silent/silentFrame.ts';
import { openTabChannel, type TabChannel } from './tabs.ts';

/** What the session needs of the browser; tests provide their own. */
export interface SessionEnvironment {
  readonly origin: string;
  /** Whether the portal is inside a frame. */
  readonly framed: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly currentPath: () => string;
  readonly leave: (url: string) => void;
  readonly tabStorage: TargetStorage;
  readonly sharedStorage: TargetStorage;
  readonly tabs: TabChannel;
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  readonly askSilently: (url: string) => Promise<URLSearchParams>;
  readonly openPopup: () => Popup;
  /** Returns the silent sign-in that was started before this code had loaded. */
  readonly takeEarlyStart: () => EarlyStart | null;
}

export function browserEnvironment(): SessionEnvironment {
  return {
    origin: location.origin,
    framed: window.self !== window.top,
    now: () => Date.now(),
    currentPath: () => `${location.pathname}${location.search}`,
    leave: (url) => {
      location.assign(url);
    },
    tabStorage: forgiving(() => sessionStorage),
    sharedStorage: forgiving(() => localStorage),
    tabs: openTabChannel('countersign.session'),
    exclusively: (work) => navigator.locks.request(TOKEN_LOCK, work),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    askSilently,
    openPopup,
    takeEarlyStart,
  };
}
