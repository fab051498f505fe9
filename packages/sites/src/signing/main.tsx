import { createRoot } from 'react-dom/client';
import { createSignerCalls, createSigningClient } from '@countersign/api-client';
import { openPastedLinks, readEntry, readFailure } from './entry.ts';
import { createFrameBridge } from './frameBridge.ts';
import { SigningSite } from './SigningSite.tsx';

const failure = readFailure(document.querySelector<HTMLMetaElement>('meta[name="countersign-failure"]'));
const entry = readEntry(window.location, failure);
const origin = document.querySelector<HTMLMetaElement>('meta[name="countersign-portal"]')?.content ?? '';
const bridge = createFrameBridge({ window, parent: window.parent, origin });
const calls = createSignerCalls(createSigningClient({ baseUrl: window.location.origin }));

// The link's token must not stay in the address bar or the history.
if (window.location.hash !== '') window.history.replaceState(null, '', window.location.pathname);
openPastedLinks(window);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <SigningSite
      entry={entry}
      calls={calls}
      bridge={bridge}
      onAddress={(path) => window.history.replaceState(null, '', path)}
      onAgain={() => window.location.reload()}
    />,
  );
}
