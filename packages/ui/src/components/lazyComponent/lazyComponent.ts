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
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  function start(): Promise<void> {
    loading ??= load().then(
      (part) => {
        loaded = part;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  }

  function Part(props: Props): ReactNode {
    const [part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);

    useEffect(() => {
      if (part !== null) return undefined;
      let current = true;
      start().then(
        () => {
          if (current) setPart(() => loaded);
        },
        (error: unknown) => {
          if (current) setFailure({ error });
        },
      );
      return () => {
        current = false;
      };
    }, [part]);

    const shown = part ?? Meanwhile;
    if (shown !== undefined) return createElement(shown, props);
    if (failure !== null) throw failure.error;
    return null;
  }

  return Object.assign(Part, {
    preload: () => {
      // The renderer reports the error.
      start().catch(() => undefined);
    },
  });
}
