import { useEffect } from 'react';
import type { SigningPage } from '@countersign/api-client/rules';
import type { OutcomeCheck } from './accountState.ts';

/** Pauses in ms before the server is asked by itself, each with retries of its own: a restart takes seconds. */
export const OUTCOME_PAUSES_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000];

/** What the server says of a signature: its page since, and why it did not count if it did not. */
export interface Outcome {
  page: SigningPage;
  failure: string;
}

interface OutcomeQuestion {
  check: OutcomeCheck;
  /** `working`: the server is still at it. Null without a response. */
  ask: () => Promise<Outcome | 'working' | null>;
  onAnswer: (outcome: Outcome) => void;
  /** No response came, and nothing more is asked without a press. */
  onSilence: () => void;
}

/**
 * Asks the server what came of a signature whose response was lost: a few times by itself, or once after a press, and
 * for as long as the server says that it is still working on it.
 */
export function useOutcome({ check, ask, onAnswer, onSilence }: OutcomeQuestion): void {
  useEffect(() => {
    if (check !== 'waiting' && check !== 'asking') return undefined;
    let current = true;
    const asking = async () => {
      const pauses = check === 'waiting' ? [...OUTCOME_PAUSES_MS] : [0];
      for (let ms = pauses.shift(); ms !== undefined;) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        const outcome = current ? await ask() : null;
        if (!current) return;
        if (outcome === 'working') ms = OUTCOME_PAUSES_MS[0];
        else if (outcome === null) ms = pauses.shift();
        else return onAnswer(outcome);
      }
      onSilence();
    };
    void asking();
    return () => {
      current = false;
    };
  }, [check, ask, onAnswer, onSilence]);
}
