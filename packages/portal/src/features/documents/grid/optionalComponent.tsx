import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Creates a component whose code loads when it is first shown. Unlike with `lazyComponent`, a page that lacks the code lacks
 * only what it adds: for what supports other parts and shows nothing itself.
 */
export function optionalComponent(load: () => Promise<ComponentType>): () => ReactNode {
  return function Optional() {
    const [Part, setPart] = useState<ComponentType>();
    useEffect(() => {
      load().then(
        (loaded) => {
          setPart(() => loaded);
        },
        () => undefined,
      );
    }, []);
    return Part && <Part />;
  };
}
