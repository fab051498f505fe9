import { useEffect, useState } from 'react';
import { untilLoaded } from './untilLoaded.ts';
import { useServices } from './services.tsx';

/** A part of a screen that loads later: the code is undefined until it is there. */
export interface LatePart<Code> {
  readonly code: Code | undefined;
  /** What the last attempt failed with, while the code isn't there. It is tried again, at once when the network returns. */
  readonly failure: { readonly error: unknown } | undefined;
  /** Tries again at once. */
  readonly retry: () => void;
}

/**
 * Loads a part that the screen can do without: its failure is told where the part is missed, and ends by itself.
 *
 * @param load Keep it stable: another one loads again.
 * @param wanted Nothing is loaded before.
 * @param region Names the part in the log: "Your views".
 */
export function useLatePart<Code>(
  load: () => Promise<Code>,
  wanted: boolean,
  region: string,
): LatePart<Code> {
  const { errors } = useServices();
  const [code, setCode] = useState<{ readonly is: Code }>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    const leaving = new AbortController();
    let isReported = attempt > 0;
    async function once(): Promise<Code> {
      try {
        return await load();
      } catch (error) {
        if (!leaving.signal.aborted) setFailure({ error });
        if (!isReported) errors.report(error, { region });
        isReported = true;
        throw error;
      }
    }
    untilLoaded(once, leaving.signal).then(
      (is) => {
        setCode({ is });
        setFailure(undefined);
      },
      // Only once the page was left.
      () => undefined,
    );
    return () => {
      leaving.abort();
    };
  }, [load, wanted, region, attempt, errors]);
  return { code: code?.is, failure, retry: () => setAttempt((count) => count + 1) };
}
