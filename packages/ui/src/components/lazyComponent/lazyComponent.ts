import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface LazyComponent<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code in advance, for example when a user points at the opener. */
  readonly preload: () => void;
}

/**
 * Creates a component that loads its code when first shown, so that content behind a press does not load with
 * the page. Until then it renders nothing. A failed load is thrown to the nearest error boundary, and retried
 * when the component mounts again.
 * @param Meanwhile is shown until then instead, and stays if the load fails: nothing is thrown
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function start(): Promise<void> {
    loading ??= load().then(
      (part) => {
        loaded = part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Part(props: Props): ReactNode {
    const [part, setPart] = useState(() => loaded);

    useEffect(() => {
      if (!part)
        start().then(
          () => setPart(() => loaded),
          (error: unknown) => {
            if (Meanwhile === undefined)
              setPart(() => {
                // While rendering, where the boundary catches it.
                throw error;
              });
          },
        );
    }, [part]);

    const shown = part ?? Meanwhile;
    return shown && createElement(shown, props);
  }

  return Object.assign(Part, {
    preload: () => {
      // The renderer reports the error.
      start().catch(() => undefined);
    },
  });
}
