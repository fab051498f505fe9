import { Problem } from '../../../errors.ts';

/** Who reads. */
export interface Reader {
  loginId: number;
  /** Whether the reader no longer waits. */
  isGone?: () => boolean;
}

export interface Asker extends Reader {
  firmId: number;
}

/** How many reads are under way at once, and how many wait. */
export interface TurnLimits {
  atOnce: { all: number; firm: number; login: number };
  waiting: { firm: number; login: number };
}

/** For what may look through all documents of a client, or write a row for each: few at once beside the lists. */
export const wholeListLimits: TurnLimits = {
  atOnce: { all: 2, firm: 2, login: 1 },
  waiting: { firm: 10, login: 3 },
};

interface Waiting {
  asker: Asker;
  begin: () => void;
  leave: () => void;
}

/** Seconds after which a reader may try again. */
const retryAfter = 2;

/** What is said to a reader who has too many reads under way; one who is gone does not hear it. */
export function tooManyReads(): Problem {
  return new Problem('tooManyAttempts', { retryAfter, noted: true });
}

/**
 * Whose expensive read is next. The firms alternate, and within a firm the logins, so that no reader holds up others
 * for longer than one read.
 */
export class ReadTurns {
  readonly #limits: TurnLimits;
  readonly #quiet: () => Promise<void>;
  readonly #isCourteous: boolean;
  #running: Asker[] = [];
  #waiting: Waiting[] = [];
  /** The numbers of the last turns of the firms and logins that wait. */
  readonly #last = new Map<string, number>();
  #turn = 0;

  /**
   * @param quiet Lets other work go first; a read that had to wait for its turn waits for this too.
   * @param isCourteous Every read waits for it: for those that block this process, so that no others are seen meanwhile
   */
  constructor(limits: TurnLimits, quiet: () => Promise<void> = () => Promise.resolve(), isCourteous = false) {
    this.#limits = limits;
    this.#quiet = quiet;
    this.#isCourteous = isCourteous;
  }

  /**
   * Reads when the turn has come: at once where nobody else reads.
   *
   * @throws Problem tooManyAttempts when too many reads of the login or the firm wait already, or the reader is gone
   */
  async take<T>(asker: Asker, read: () => Promise<T>): Promise<T> {
    const isFirst = this.#waiting.length === 0 && this.#hasRoom(asker);
    if (isFirst) this.#note(asker);
    else await this.#wait(asker);
    try {
      if (!isFirst || this.#isCourteous) await this.#quiet();
      if (asker.isGone?.() === true) throw tooManyReads();
      return await read();
    } finally {
      this.#running.splice(this.#running.indexOf(asker), 1);
      this.#next();
    }
  }

  /**
   * Waits for the turn, for work that is more than one function.
   *
   * @returns ends the turn, also where the work failed
   * @throws Problem tooManyAttempts as `take` does
   */
  hold(asker: Asker): Promise<() => void> {
    return new Promise((begin, refuse) => {
      const held = () => new Promise<void>((end) => begin(end));
      this.take(asker, held).catch(refuse);
    });
  }

  #wait(asker: Asker): Promise<void> {
    this.#dropGone();
    const { firm, login } = this.#limits.waiting;
    const waiting = this.#waiting.map((one) => one.asker);
    if (count(waiting, 'firmId', asker) >= firm || count(waiting, 'loginId', asker) >= login)
      return Promise.reject(tooManyReads());
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    this.#waiting.push({ asker, begin: () => resolve(undefined), leave: () => reject(tooManyReads()) });
    // Those before it may wait for others of their own login.
    this.#next();
    return promise;
  }

  #next(): void {
    this.#dropGone();
    for (;;) {
      const ready = this.#waiting.filter(({ asker }) => this.#hasRoom(asker));
      const [first] = ready;
      if (first === undefined) break;
      // Of equals the one that came first.
      const next = ready.reduce((best, one) => (this.#isBefore(one.asker, best.asker) ? one : best), first);
      this.#waiting = this.#waiting.filter((one) => one !== next);
      this.#note(next.asker);
      next.begin();
    }
    if (this.#waiting.length === 0 && this.#running.length === 0) this.#last.clear();
  }

  #hasRoom(asker: Asker): boolean {
    const { all, firm, login } = this.#limits.atOnce;
    return (
      this.#running.length < all &&
      count(this.#running, 'firmId', asker) < firm &&
      count(this.#running, 'loginId', asker) < login
    );
  }

  #note(asker: Asker): void {
    this.#running.push(asker);
    this.#turn += 1;
    this.#last.set(`firm ${asker.firmId}`, this.#turn);
    this.#last.set(`login ${asker.loginId}`, this.#turn);
  }

  #isBefore(one: Asker, other: Asker): boolean {
    const turnOf = (name: string) => this.#last.get(name) ?? 0;
    const firms = turnOf(`firm ${one.firmId}`) - turnOf(`firm ${other.firmId}`);
    return firms === 0 ? turnOf(`login ${one.loginId}`) < turnOf(`login ${other.loginId}`) : firms < 0;
  }

  #dropGone(): void {
    const gone = this.#waiting.filter(({ asker }) => asker.isGone?.() === true);
    this.#waiting = this.#waiting.filter((one) => !gone.includes(one));
    for (const { leave } of gone) leave();
  }
}

function count(askers: readonly Asker[], whose: 'firmId' | 'loginId', asker: Asker): number {
  return askers.filter((one) => one[whose] === asker[whose]).length;
}
