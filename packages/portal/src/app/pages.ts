import type { ReactNode } from 'react';
import type { SignedInRoute } from './routeTable.ts';

type LoadPage = () => Promise<{ readonly Page: () => ReactNode }>;

/** The pages behind the sign-in. Each is a file of its own, loaded when it is first needed. */
export const pages: Readonly<Record<SignedInRoute['page'], LoadPage>> = {
  home: async () => ({ Page: (await import('./HomePage.tsx')).HomePage }),
  documents: async () => ({ Page: (await import('./DocumentsPage.tsx')).DocumentsPage }),
};

/** The router, the caches and the shell: everything that the pages before the sign-in do without. */
export const loadPortal = () => import('./Portal.tsx');
