import { lazy, Suspense, useState } from 'react';
import { Spinner, Stack } from '@countersign/ui';
import { publicPageOf } from '@countersign/api-client/config';
import { forgiving } from '../session/forgivingStorage.ts';
import { hasSessionHint } from '../session/hint.ts';
import { loadFront, loadPortal } from './preload.ts';

const FrontPage = lazy(async () => ({ default: (await loadFront()).FrontPage }));
const Portal = lazy(async () => ({ default: (await loadPortal()).Portal }));

/** Users who are signed in keep the shell around an unknown address. */
function isFront({ pathname }: URL): boolean {
  const at = publicPageOf(pathname);
  return at !== null && (at.page !== 'error' || !hasSessionHint(forgiving(() => localStorage)));
}

/**
 * Renders the pages before sign-in without the router, so that a first visit loads no router, no caches and
 * no shell; any other address loads the portal, which handles all addresses from then on.
 */
export function Entrance() {
  const [url, setUrl] = useState(() => new URL(window.location.href));
  return (
    <Suspense
      fallback={
        <Stack grow align="center" justify="center" padding={48}>
          <Spinner size={24} label="Loading" />
        </Stack>
      }
    >
      {isFront(url) ? (
        <FrontPage
          url={url}
          go={(href) => {
            window.history.replaceState(null, '', href);
            setUrl(new URL(window.location.href));
          }}
        />
      ) : (
        <Portal />
      )}
    </Suspense>
  );
}
