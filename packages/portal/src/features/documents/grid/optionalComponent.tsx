import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Creates a component that shows nothing itself, but supports other parts. Unlike with `lazyComponent`, a page that lacks
 * its code lacks only what it adds.
 *
 * @param when Calls back once the code is to load, and returns how to stop that; without it, it loads at once
 */
export function optionalComponent(
  load: () => Promise<ComponentType>,
  when: (act: () => void) => (() => void) | undefined = (act) => {
    act();
    return undefined;
  },
): () => ReactNode {
  return function Optional() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(
      () =>
        when(() => {
          load().then(
            (loaded) => {
              setPart(() => loaded);
            },
            () => undefined,
          );
        }),
      [],
    );
    return Part && <Part />;
  };
}
