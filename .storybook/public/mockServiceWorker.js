// The worker that answers a story's requests. A story requests data; scripts, styles and fonts go straight to the
// network and its cache, without asking the worker for each of a thousand modules.
addEventListener('install', (event) => {
  event.addRoutes?.(
    ['script', 'style', 'font'].map((requestDestination) => ({
      condition: { requestDestination },
      source: 'network',
    })),
  );
});

// MSW's own file, as `npx msw init .storybook/public/msw` writes it.
importScripts('./msw/mockServiceWorker.js');
