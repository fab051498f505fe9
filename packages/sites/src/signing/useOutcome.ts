import { useEffect } from 'react';
import type { SigningPage } from '@countersign/api-client/rules';
import type { OutcomeCheck } from './accountState.ts';

/** Pauses in ms before the server is asked by itself, each with retries of its own: a restart takes seconds. */
export const OUTCOME_PAUSES_MS: readonly number[] = [2_000, 4_000, 8_000, 16_000];

interface OutcomeQuestion {
  check: OutcomeCheck;
  /** Null without an answer. */
  ask: () => Promise<SigningPage | null>;
  onAnswer: (page: SigningPage) => void;
  /** Nobody answered, and nothing more is asked without a press. */
  onSilence: () => void;
}

/** Asks the server what came of a signature whose answer was lost: a few times by itself, or once after a press. */
export function useOutcome({ check, ask, onAnswer, onSilence }: OutcomeQuestion): void {
  useEffect(() => {
    if (check !== 'waiting' && check !== 'asking') return undefined;
    let current = true;
    const asking = async () => {
      for (const ms of check === 'waiting' ? OUTCOME_PAUSES_MS : [0]) {
        await new Promise((resolve) => setTimeout(resolve, ms));
        const page = current ? await ask() : null;
        if (!current) return;
        if (page !== null) return onAnswer(page);
      }
      onSilence();
    };
    void asking();
    return () => {
      current = false;
    };
  }, [check, ask, onAnswer, onSilence]);
}
