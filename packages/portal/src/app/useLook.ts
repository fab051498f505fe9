import { useEffect, useState } from 'react';
import { parseId } from '../routing/ids.ts';
import { useRouterServices } from './routerServices.ts';
import type { Look } from './look.ts';

/** The look that a theme asks for; undefined until it is known, and where there is none to be had. */
export function useLook(theme: string | null): Look | undefined {
  const { config, wear } = useRouterServices();
  const [look, setLook] = useState<Look>();
  const firm = parseId(theme ?? undefined);

  useEffect(() => {
    if (firm === null) return undefined;
    let current = true;
    // The sign-in works in any look: without an answer the page keeps the product's own.
    import('./look.ts')
      .then(({ readLook }) => readLook(config, firm))
      .then(
        (found) => {
          if (!current) return;
          setLook(found);
          wear(found.colour);
        },
        () => undefined,
      );
    return () => {
      current = false;
      wear(null);
    };
  }, [config, firm, wear]);

  return firm === null ? undefined : look;
}
