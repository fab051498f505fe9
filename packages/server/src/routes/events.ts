import type { PortalOperations } from '@countersign/api-client/contract';
import type { EventStreamHandler, Handlers } from '../contract.ts';
import { presentChanges, readChanges } from '../domain/events/changeEvents.ts';
import { createEventFeed } from '../domain/events/feed.ts';
import type { Reading } from '../domain/events/readEvents.ts';

type Bound = Handlers<'listEvents'> & {
  streamEvents: EventStreamHandler<PortalOperations['streamEvents']>;
};

export function eventHandlers(): Bound {
  const feed = createEventFeed();
  return {
    listEvents: ({ query }, { tx, caller }) =>
      readChanges(tx, caller, { after: query.after ?? null, age: query.age ?? 0 }),

    streamEvents: {
      async stream({ query }, { app, caller, lastEventId, send }) {
        /** Readings that came before the first message; null once it is sent. */
        let early: Reading[] | null = [];
        const pass = (reading: Reading) => {
          if (early !== null) return void early.push(reading);
          const changes = presentChanges(reading, caller);
          if (changes.Everything || changes.Changes.length > 0) send({ id: changes.Position, data: changes });
        };
        // Joined first: what is committed while the past is read must not be missed.
        const leave = await feed.join(app, pass);
        try {
          const past = await readChanges(app.db, caller, { after: lastEventId, age: query.age ?? 0 });
          send({ id: past.Position, data: past });
        } catch (error) {
          leave();
          throw error;
        }
        const waiting = early;
        early = null;
        waiting.forEach(pass);
        return leave;
      },
    },
  };
}
