/** Identifies the messages of the silent frame and of the popup. */
const KIND = 'countersign.signInReply';

/** Message from /auth/silent.html and /auth/popup.html to the page that opened them. */
export interface SignInReply {
  readonly kind: typeof KIND;
  /** The query of the identity site's response. */
  readonly search: string;
}

export function signInReply(search: string): SignInReply {
  return { kind: KIND, search };
}

/** Returns the response in a message; null for any other message. */
function parseSignInReply(data: unknown): URLSearchParams | null {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('search' in data)) return null;
  return data.kind === KIND && typeof data.search === 'string' ? new URLSearchParams(data.search) : null;
}

/** Waits for the response from one window: from that window only, and from a page of ours in it. */
export function listenForReply(
  source: () => MessageEventSource | null,
  take: (answer: URLSearchParams) => void,
): () => void {
  const listen = ({ origin, source: sender, data }: MessageEvent) => {
    if (origin !== location.origin || sender === null || sender !== source()) return;
    const answer = parseSignInReply(data);
    if (answer !== null) take(answer);
  };
  addEventListener('message', listen);
  return () => {
    removeEventListener('message', listen);
  };
}
