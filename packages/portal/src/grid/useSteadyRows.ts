import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useOnFirstUse } from '../services/useOnFirstUse.ts';
import type { Span } from './pageSpan.ts';
import type * as steadyRows from './steadyRows.ts';
import type { RememberedPages } from './useRememberedPages.ts';

type Code = typeof steadyRows;

interface Steady extends Pick<Code, 'rowsMove' | 'LONGEST_MS'> {
  readonly aim: ReturnType<Code['createAim']>;
}

const unwatched = () => () => undefined;

/**
 * Keeps rows where they are while the user aims at one of them: others would come under the pointer. They move once it
 * rests, or after seconds of movement; what changes in its place is shown at once, and so is what comes by scrolling.
 *
 * @param idOf Keep the function stable.
 */
export function useSteadyRows<Row>(
  grid: RememberedPages<Row>['grid'],
  idOf: (row: Row) => unknown,
): RememberedPages<Row>['grid'] {
  const { state, viewKey, opensAt } = grid;
  const [steady, setSteady] = useState<Steady | null>(null);
  const load = useCallback(() => {
    import('./steadyRows.ts')
      .then((code) => {
        setSteady({ ...code, aim: code.createAim() });
      })
      // Rows move then, as ever.
      .catch(() => undefined);
  }, []);
  useOnFirstUse(load);
  const [range, setRange] = useState<Span>({ first: opensAt, last: opensAt });
  const [shown, setShown] = useState({ state, viewKey, range });
  const [isOverdue, setOverdue] = useState(false);

  const moves =
    steady !== null &&
    shown.viewKey === viewKey &&
    shown.range === range &&
    shown.state !== state &&
    steady.rowsMove(shown.state, state, range, idOf);
  const waits = useSyncExternalStore(
    steady?.aim.subscribe ?? unwatched,
    () => moves && steady.aim.waits(isOverdue),
  );
  if (!waits && (shown.state !== state || shown.viewKey !== viewKey || shown.range !== range))
    setShown({ state, viewKey, range });
  const longest = steady?.LONGEST_MS;
  useEffect(() => {
    if (!moves) return undefined;
    const timer = window.setTimeout(() => {
      setOverdue(true);
    }, longest);
    return () => {
      window.clearTimeout(timer);
      setOverdue(false);
    };
  }, [moves, longest]);

  const now = waits ? shown.state : state;
  const ask = now.status === 'ready' ? now.onRangeNeeded : undefined;
  const onRangeNeeded = useCallback(
    (first: number, last: number) => {
      setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
      ask?.(first, last);
    },
    [ask],
  );
  return useMemo(
    () => ({ ...grid, state: now.status === 'ready' ? { ...now, onRangeNeeded } : now }),
    [grid, now, onRangeNeeded],
  );
}
