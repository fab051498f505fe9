import { pause } from '../http/timing.ts';
import { parseChangeEvents, type ChangeEvents } from './changeEvents.ts';
import { ageOf, pauseOf, receiveEvents, whenSeen, type ConnectionOptions } from './connection.ts';

/** What the tabs of a browser share: one of them receives the events and passes them on to the others. */
export interface LiveTabs {
  /**
   * Runs the work while no other tab does the same.
   *
   * @param wait False: not at all, if another tab does it now.
   * @returns Whether it ran.
   */
  lead(work: () => Promise<void>, options: { wait: boolean; signal: AbortSignal }): Promise<boolean>;
  post(message: unknown): void;
  /** Calls back with what other tabs post; the returned function ends it. */
  listen(listener: (message: unknown) => void): () => void;
}

export interface LiveOptions extends ConnectionOptions {
  readonly tabs: LiveTabs;
  /** Called with what was changed, also if this tab has read it since. */
  readonly onEvents: (events: ChangeEvents) => void;
}

/** Receives what others change, until the returned function is called. */
export function startLiveEvents(options: LiveOptions): () => void {
  const { tabs, transport, timing, sight, readSince, onEvents } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let position: string | null = null;

  function receive(events: ChangeEvents): void {
    if (signal.aborted) return;
    position = events.Position;
    onEvents(events);
  }

  const stopListening = tabs.listen((message) => {
    const events = parseChangeEvents(message);
    if (events !== null) receive(events);
  });

  const lead = () =>
    receiveEvents(
      options,
      () => position,
      (events) => {
        receive(events);
        tabs.post(events);
      },
      signal,
    );

  /** Reads what was changed between this tab's own data and its first message from the leading tab. */
  async function catchUp(): Promise<void> {
    for (let failed = 1; ; failed += 1) {
      try {
        return receive(await transport.poll({ after: null, age: ageOf(readSince, timing) }, signal));
      } catch (error) {
        if (signal.aborted) return;
        await pause(pauseOf(failed, error), timing, signal);
        await whenSeen(sight, signal);
      }
    }
  }

  /** Waits for its turn to lead. A tab that nobody sees gives it up where it would have to poll, until it is seen. */
  async function leadInTurn(): Promise<void> {
    for (;;) {
      await tabs.lead(lead, { wait: true, signal });
      await whenSeen(sight, signal);
    }
  }

  async function run(): Promise<void> {
    if (await tabs.lead(lead, { wait: false, signal })) await whenSeen(sight, signal).then(leadInTurn);
    else await Promise.all([catchUp(), leadInTurn()]);
  }

  // Only the end of the tab's part ends it with an error.
  run().catch(() => undefined);
  return () => {
    closing.abort();
    stopListening();
  };
}
