import pLimit from 'p-limit';
import { Problem } from '../../errors.ts';

export interface TurnOptions {
  /** How many files are processed at once, each of another firm. */
  atOnce: number;
  /**
   * How many files may wait: of a firm those of signers in the middle of signing, and all others; of these, the checks
   * and the setups of one login.
   */
  waiting: { signers: number; others: number; ofLogin: Record<LoginKind, number> };
}

type LoginKind = 'check' | 'setUp';

export interface Asker {
  firmId: number;
  /** What it is for; a signature is asked for by a signer in the middle of signing. */
  kind: 'signature' | LoginKind;
  /** Whose check or setup it is. */
  loginId?: number;
  /** Whether it is no longer waited for. */
  isGone?: () => boolean;
}

export interface Turns {
  /**
   * Runs work when its turn has come. A firm has one file at a time, and the firms alternate; within a firm a signer
   * goes before checks and setups, and the logins that ask for these alternate.
   *
   * @throws Problem signingBusy when too many files of the firm or the login wait already.
   */
  take: <T>(asker: Asker, work: () => Promise<T>) => Promise<T>;
  /** How many firms have files here. */
  firms: () => number;
}

/** A file that waits or is processed. */
interface Held {
  asker: Asker;
  hasBegun: boolean;
  /** Gives up its place while it waits. */
  leave: () => void;
}

interface Line {
  /** The firm's one place in the turns of all. */
  place: ReturnType<typeof pLimit>;
  /** What is not of a signer waits here, so that only one of it is ever in front of a signer. */
  others: ReturnType<typeof pLimit>;
  /** And before that behind what else the same login asked for. */
  logins: Map<number | undefined, ReturnType<typeof pLimit>>;
  held: Set<Held>;
}

/** Seconds after which a caller may try again. */
const retryAfter = 30;

function busy(): Problem {
  return new Problem('signingBusy', { retryAfter });
}

export function fairTurns({ atOnce, waiting }: TurnOptions): Turns {
  const all = pLimit(atOnce);
  const lines = new Map<number, Line>();

  function lineOf(firmId: number): Line {
    const line = lines.get(firmId) ?? {
      place: pLimit(1),
      others: pLimit(1),
      logins: new Map(),
      held: new Set(),
    };
    lines.set(firmId, line);
    return line;
  }

  function loginOf({ logins }: Line, { loginId }: Asker): ReturnType<typeof pLimit> {
    const login = logins.get(loginId) ?? pLimit(1);
    logins.set(loginId, login);
    return login;
  }

  /** Throws when there is no place left for another one. */
  function requirePlace({ held }: Line, { kind, loginId }: Asker): void {
    for (const one of held) if (!one.hasBegun && one.asker.isGone?.() === true) one.leave();
    const isSignature = kind === 'signature';
    const askers = [...held].map(({ asker }) => asker);
    const count = (isAlike: (asker: Asker) => boolean) => askers.filter(isAlike).length;
    // One of them is being processed, the rest wait.
    const most = isSignature ? waiting.signers : waiting.others;
    if (count((asker) => (asker.kind === 'signature') === isSignature) > most) throw busy();
    if (isSignature || loginId === undefined) return;
    const ofLogin = count((asker) => asker.kind === kind && asker.loginId === loginId);
    if (ofLogin > waiting.ofLogin[kind]) throw busy();
  }

  return {
    async take(asker, work) {
      const line = lineOf(asker.firmId);
      requirePlace(line, asker);
      const { promise: left, reject } = Promise.withResolvers<never>();
      const leave = (): void => {
        line.held.delete(held);
        reject(busy());
      };
      const held: Held = { asker, hasBegun: false, leave };
      line.held.add(held);
      const begin = () => {
        held.hasBegun = true;
        return work();
      };
      // One that left is still in the line, and is skipped there.
      const unlessLeft = <Result>(go: () => Promise<Result>) => {
        return () => (line.held.has(held) ? go() : left);
      };
      const inTurn = () => line.place(unlessLeft(() => all(unlessLeft(begin))));
      try {
        if (asker.kind === 'signature') return await Promise.race([inTurn(), left]);
        const inOthers = unlessLeft(() => line.others(inTurn));
        return await Promise.race([loginOf(line, asker)(inOthers), left]);
      } finally {
        line.held.delete(held);
        if (line.held.size === 0 && lines.get(asker.firmId) === line) lines.delete(asker.firmId);
      }
    },
    firms: () => lines.size,
  };
}
