/** Identifies the messages of the silent frame and of the popup. */
const KIND = 'countersign.signInReply';

/** Message from /auth/silent.html and /auth/popup.html to the page that opened them. */
export interface SignInReply {
  readonly kind: typeof KIND;
  /** The query of the identity site's answer. */
  readonly search: string;
}

export function signInReply(search: string): SignInReply {
  return { kind: KIND, search };
}

/** Returns the answer in a message; null for any other message. */
export function parseSignInReply(data: unknown): URLSearchParams | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('search' in data)) return null;
  return data.kind === KIND && typeof data.search === 'string' ? new URLSearchParams(data.search) : null;
}

/** Returns the answer of an identity site in a message of the OAuth response mode; null for any other message. */
export function parseWebMessage(data: unknown): URLSearchParams | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('response' in data)) return null;
  const { type, response } = data;
  if (type !== 'authorization_response' || typeof response !== 'object' || response === null) return null;
  const answer = new URLSearchParams();
  for (const [name, value] of Object.entries(response)) {
    if (typeof value === 'string') answer.set(name, value);
  }
  return answer;
}

/**
 * Waits for the answer of one window: from that window only, and from a page of ours in it, or from the identity site
 * itself where its origin is given.
 */
export function listenForReply(
  source: () => MessageEventSource | null,
  take: (answer: URLSearchParams) => void,
  identity?: string,
): () => void {
  const parsers = new Map([
    [identity, parseWebMessage],
    [location.origin, parseSignInReply],
  ]);
  const listen = ({ origin, source: sender, data }: MessageEvent) => {
    if (sender === null || sender !== source()) return;
    const answer = parsers.get(origin)?.(data) ?? null;
    if (answer !== null) take(answer);
  };
  addEventListener('message', listen);
  return () => {
    removeEventListener('message', listen);
  };
}
