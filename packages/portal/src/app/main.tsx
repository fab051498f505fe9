import { createRoot } from 'react-dom/client';
import { createQueryClient } from '@countersign/api-client';
import { createToastStore } from '@countersign/ui';
import { createSession } from '../session/createSession.ts';
import { App } from './App.tsx';
import { loadConfig } from './config.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { StartFailure } from './StartFailure.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root" to render into.');
const root = createRoot(container);

async function start(): Promise<void> {
  const config = await loadConfig();
  const session = createSession(config);
  root.render(
    <ErrorBoundary>
      <App config={config} session={session} queryClient={createQueryClient()} toasts={createToastStore()} />
    </ErrorBoundary>,
  );
}

start().catch((error: unknown) => {
  root.render(
    <StartFailure
      reason={error instanceof Error ? error.message : String(error)}
      onRetry={() => {
        window.location.reload();
      }}
    />,
  );
});
