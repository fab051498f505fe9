import type { Audience } from './session.ts';

/** An access token shared with other tabs, so that they need not request one. */
export interface SharedToken {
  readonly audience: Audience;
  readonly token: string;
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** Messages between tabs. They stay in memory, because a channel stores nothing. */
export type TabMessage =
  | { readonly kind: 'token'; readonly shared: SharedToken }
  | { readonly kind: 'signedIn'; readonly subject: string }
  /** A user signed out. */
  | { readonly kind: 'signedOut' }
  /** The server rejected a token. */
  | { readonly kind: 'ended' };

export interface TabChannel {
  post(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

function isAudience(value: unknown): value is Audience {
  return value === 'api' || value === 'files';
}

function parseShared(value: unknown): SharedToken | null {
  if (typeof value !== 'object' || value === null) return null;
  const audience: unknown = Reflect.get(value, 'audience');
  const token: unknown = Reflect.get(value, 'token');
  const subject: unknown = Reflect.get(value, 'subject');
  const expires: unknown = Reflect.get(value, 'expires');
  return isAudience(audience) &&
    typeof token === 'string' &&
    typeof subject === 'string' &&
    typeof expires === 'number'
    ? { audience, token, subject, expires }
    : null;
}

/** Validates a message from the channel, because a tab may still run an older build. */
function parseTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const kind: unknown = Reflect.get(data, 'kind');
  if (kind === 'signedOut' || kind === 'ended') return { kind };
  if (kind === 'signedIn') {
    const subject: unknown = Reflect.get(data, 'subject');
    return typeof subject === 'string' ? { kind, subject } : null;
  }
  if (kind !== 'token') return null;
  const shared = parseShared(Reflect.get(data, 'shared'));
  return shared === null ? null : { kind, shared };
}

export function openTabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name);
  return {
    post(message) {
      channel.postMessage(message);
    },
    listen(listener) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = parseTabMessage(data);
        if (message !== null) listener(message);
      });
    },
  };
}
