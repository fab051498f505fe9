import { useEffect, useState } from 'react';
import { parseId } from '../../routing/ids.ts';
import { useRouterServices } from '../routerServices.ts';
import type { FirmBranding } from './firmBranding.ts';

/** Returns the branding of a theme; undefined until it is known, or if there is none. */
export function useFirmBranding(theme: string | null): FirmBranding | undefined {
  const { config, setPageColor } = useRouterServices();
  const [branding, setBranding] = useState<FirmBranding>();
  const firm = parseId(theme ?? undefined);

  useEffect(() => {
    if (firm === null) return undefined;
    let current = true;
    // Sign-in works with any branding: without a response the page keeps the product's own.
    import('./firmBranding.ts')
      .then(({ readFirmBranding }) => readFirmBranding(config, firm))
      .then(
        (found) => {
          if (!current) return;
          setBranding(found);
          setPageColor(found.color);
        },
        () => undefined,
      );
    return () => {
      current = false;
      setPageColor(null);
    };
  }, [config, firm, setPageColor]);

  return firm === null ? undefined : branding;
}
