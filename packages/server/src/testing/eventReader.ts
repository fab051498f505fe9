import type { Schemas } from '@countersign/api-client/contract';

export interface ReadMessage {
  id: string;
  data: Schemas['ChangeEvents'];
}

export interface EventReader {
  status: number;
  headers: Headers;
  /** Waits for the next message; null once the stream has ended. */
  next(): Promise<ReadMessage | null>;
  /** Waits for the next part, comments included; null once the stream has ended. */
  part(): Promise<string | null>;
  leave(): Promise<void>;
}

function asMessage(part: string): ReadMessage {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1] ?? '';
  return { id: field('id'), data: JSON.parse(field('data')) };
}

/** Opens a stream of events over the network, as a page does. */
export async function openEvents(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<EventReader> {
  const leaving = new AbortController();
  const answer = await fetch(url, { headers, signal: leaving.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const part = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const found = text.slice(0, end);
        text = text.slice(end + 2);
        return found;
      }
      // Cut off, by a server that does not wait for us, is over too.
      const chunk = await reader?.read().catch(() => undefined);
      if (chunk?.value === undefined) return null;
      text += chunk.value;
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    part,
    async next() {
      for (;;) {
        const found = await part();
        if (found === null) return null;
        if (!found.startsWith(':')) return asMessage(found);
      }
    },
    async leave() {
      leaving.abort();
      await reader?.cancel().catch(() => undefined);
    },
  };
}
