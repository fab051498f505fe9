import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface Later<Props extends object> {
  (props: Props): ReactNode;
  /** Loads it ahead of its first showing, for instance when somebody points at what opens it. */
  readonly preload: () => void;
}

/**
 * A component in a file of its own that is loaded when it is first shown: what opens on a press need not be loaded
 * with the page. Until it is there it shows nothing. A load that failed is thrown to the nearest error boundary,
 * and tried again when the component is shown anew.
 * @param Meanwhile is shown until then instead, and stays where the load fails: nothing is thrown
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): Later<Props> {
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
      // Whoever shows it hears of the failure.
      start().catch(() => undefined);
    },
  });
}
