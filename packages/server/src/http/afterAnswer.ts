import type { ServerResponse } from 'node:http';
import type { Logger } from '../log.ts';

/** Work that a response must not wait for, because how long it takes would tell whether an email is known. */
export interface AfterAnswer {
  /** Starts the work once the response is sent, or its connection is gone. */
  add(answer: ServerResponse, work: () => Promise<void>): void;
  /** Waits for all of it. Never rejects: what fails is logged. */
  done(): Promise<void>;
}

/** Closing a site waits for it, so that a stop of the server loses none. */
export function createAfterAnswer(log: Logger): AfterAnswer {
  const open = new Set<Promise<void>>();

  async function run(answer: ServerResponse, work: () => Promise<void>): Promise<void> {
    if (!answer.closed) await new Promise((resolve) => void answer.once('close', resolve));
    try {
      await work();
    } catch (error) {
      log.error({ err: error }, 'work after an answer failed');
    }
  }

  return {
    add(answer, work) {
      const running = run(answer, work).finally(() => open.delete(running));
      open.add(running);
    },
    async done() {
      await Promise.all(open);
    },
  };
}
