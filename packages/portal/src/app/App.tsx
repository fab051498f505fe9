import { useState, useSyncExternalStore } from 'react';
import type { PortalConfig } from '@countersign/api-client';
import { ThemeProvider } from '@countersign/ui';
import type { ErrorLog } from '../services/errorLog.ts';
import type { Session } from '../session/session.ts';
import { brandStore } from './branding/brandStore.ts';
import { Entrance } from './Entrance.tsx';
import { RouterServicesContext } from './routerServices.ts';
import { themeStore } from './themeStore.ts';

interface AppProps {
  readonly config: PortalConfig;
  readonly session: Session;
  readonly errors: ErrorLog;
}

/** Provides the theme and the services of every page. */
export function App({ config, session, errors }: AppProps) {
  const [visited, setPageColor] = useState<string | null>(null);
  const [services] = useState(() => ({ config, session, errors, setPageColor }));
  const theme = useSyncExternalStore(themeStore.subscribe, themeStore.get);
  const own = useSyncExternalStore(brandStore.subscribe, brandStore.get);
  const brand = visited ?? own;
  return (
    <ThemeProvider theme={theme} {...(brand !== null && { brand })}>
      <RouterServicesContext value={services}>
        <Entrance />
      </RouterServicesContext>
    </ThemeProvider>
  );
}
