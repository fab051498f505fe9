import { useEffect, useState } from 'react';
import { parseId } from '../routing/ids.ts';
import { useRouterServices } from './routerServices.ts';
import type { FirmBranding } from './firmBranding.ts';

/** The look that a theme asks for; undefined until it is known, and where there is none to be had. */
export function useFirmBranding(theme: string | null): FirmBranding | undefined {
  const { config, wear } = useRouterServices();
  const [branding, setBranding] = useState<FirmBranding>();
  const firm = parseId(theme ?? undefined);

  useEffect(() => {
    if (firm === null) return undefined;
    let current = true;
    // The sign-in works in any look: without an answer the page keeps the product's own.
    import('./firmBranding.ts')
      .then(({ readFirmBranding }) => readFirmBranding(config, firm))
      .then(
        (found) => {
          if (!current) return;
          setBranding(found);
          wear(found.color);
        },
        () => undefined,
      );
    return () => {
      current = false;
      wear(null);
    };
  }, [config, firm, wear]);

  return firm === null ? undefined : branding;
}
