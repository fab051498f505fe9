import { useEffect, useEffectEvent, type RefObject } from 'react';

// A function of its own: bundlers take a `then` on the import itself into the load, so that its second handler would
// not get the failure of a file.
const load = async () => (await import('./watchCovered.js')).watchCovered;

/**
 * Looks after the page behind a panel: the last rows of its grids scroll free of the panel, and it calls back when an
 * element gets the focus that the panel covers, so that nobody types or presses out of sight.
 */
export function useCoveredPage(panel: RefObject<HTMLElement | null>, onCovered: () => void): void {
  const covered = useEffectEvent(onCovered);
  useEffect(() => {
    const left = new AbortController();
    load().then(
      (watch) => {
        if (panel.current !== null) watch(panel.current, () => covered(), left.signal);
      },
      // Without a connection users close the panel themselves.
      () => undefined,
    );
    return () => left.abort();
  }, [panel]);
}
