import type { Problem } from '../errors.ts';
import { triedBy, type Principal } from './caller.ts';
import { refusedAttempt } from './refusedAttempts.ts';
import type { RefusedAttempt } from './refusals.ts';

interface Attempt {
  operation: string;
  caller: Principal;
  subject: { documentId?: number; clientId?: number };
  at: Date;
}

/** What the history says of a refused attempt; null where it says it already, and of a fault of ours. */
export function refusalOf(
  problem: Problem,
  { operation, caller, subject, at }: Attempt,
): RefusedAttempt | null {
  const { noted, fact } = problem.options;
  if (noted === true || problem.status >= 500) return null;
  return {
    ...subject,
    firmId: caller.firmId,
    at,
    operation,
    code: fact ?? problem.code,
    ...triedBy(caller),
    ...refusedAttempt({ operation, code: problem.code, fact, caller }),
  };
}
