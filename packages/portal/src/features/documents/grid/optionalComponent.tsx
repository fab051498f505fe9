import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface OptionalProps {
  /** What the code was loaded for, if it was an event. */
  readonly first?: Event | undefined;
}

/**
 * Creates a component that shows nothing itself, but supports other parts. Unlike with `lazyComponent`, a page that lacks
 * its code lacks only what it adds.
 *
 * @param when Calls back once the code is to load, and returns how to stop that; without it, it loads at once
 */
export function optionalComponent(
  load: () => Promise<ComponentType<OptionalProps>>,
  when: (act: (first?: Event) => void) => (() => void) | undefined = (act) => {
    act();
    return undefined;
  },
): () => ReactNode {
  return function Optional() {
    const [part, setPart] = useState<ReactNode>();
    useEffect(
      () =>
        when((first) => {
          load().then(
            (Part) => {
              setPart(<Part first={first} />);
            },
            () => undefined,
          );
        }),
      [],
    );
    return part;
  };
}
