import { expect, it } from 'vitest';
import type { SessionState } from '../session/session.ts';
import { readWithin } from './readWithin.ts';

function setUp() {
  let state: SessionState = { status: 'starting' };
  const listeners = new Set<() => void>();
  const sent: Request[] = [];
  const fetch = readWithin(
    {
      getSnapshot: () => state,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    (request) => {
      sent.push(request);
      return Promise.resolve(new Response());
    },
  );
  return {
    async send(method: string): Promise<AbortSignal> {
      await fetch(new Request('https://portal.example/rest/clients/12', { method }));
      return sent.at(-1)?.signal ?? expect.fail('nothing was sent');
    },
    become(next: SessionState) {
      state = next;
      for (const listener of listeners) listener();
    },
  };
}

it('ends reads with the session, and lets none begin after it', async () => {
  const { send, become } = setUp();
  const read = await send('GET');
  become({ status: 'unreachable' });
  expect(read.aborted).toBe(false);
  become({ status: 'signedOut', message: null });
  expect(read.aborted).toBe(true);
  expect((await send('GET')).aborted).toBe(true);
});

it('lets writes go on', async () => {
  const { send, become } = setUp();
  const write = await send('POST');
  become({ status: 'signedOut', message: null });
  expect(write.aborted).toBe(false);
});
