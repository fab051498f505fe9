import pLimit from 'p-limit';
import { Problem } from '../../errors.ts';

export interface TurnOptions {
  /** How many files are processed at once, each of another firm. */
  atOnce: number;
  /** How many files of a firm may wait: those of signers in the middle of signing, and all others. */
  waiting: { signers: number; others: number };
}

export interface Turns {
  /**
   * Runs work when its turn has come. A firm has one file at a time, and the firms alternate; within a firm a signer
   * goes before checks and set-ups.
   *
   * @throws Problem signingBusy when too many files of the firm wait already.
   */
  take: <T>(of: { firmId: number; signing: boolean }, work: () => Promise<T>) => Promise<T>;
  /** How many firms have files here. */
  firms: () => number;
}

interface Line {
  /** The firm's one place in the turns of all. */
  place: ReturnType<typeof pLimit>;
  /** What is not of a signer waits here, so that only one of it is ever in front of a signer. */
  others: ReturnType<typeof pLimit>;
  held: { signers: number; others: number };
}

/** Seconds after which a caller may try again. */
const retryAfter = 30;

export function fairTurns({ atOnce, waiting }: TurnOptions): Turns {
  const all = pLimit(atOnce);
  const lines = new Map<number, Line>();

  function lineOf(firmId: number): Line {
    const line = lines.get(firmId) ?? {
      place: pLimit(1),
      others: pLimit(1),
      held: { signers: 0, others: 0 },
    };
    lines.set(firmId, line);
    return line;
  }

  return {
    async take({ firmId, signing }, work) {
      const line = lineOf(firmId);
      const kind = signing ? 'signers' : 'others';
      // One of them is being processed, the rest wait.
      if (line.held[kind] > waiting[kind]) throw new Problem('signingBusy', { retryAfter });
      line.held[kind] += 1;
      const inTurn = () => line.place(() => all(work));
      try {
        return await (signing ? inTurn() : line.others(inTurn));
      } finally {
        line.held[kind] -= 1;
        if (line.held.signers + line.held.others === 0) lines.delete(firmId);
      }
    },
    firms: () => lines.size,
  };
}
