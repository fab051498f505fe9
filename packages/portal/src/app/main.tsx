import { createRoot } from 'react-dom/client';
import { createSession } from '../session/createSession.ts';
import { App } from './App.tsx';
import { readConfig } from './config.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { preload } from './preload.ts';
import { sessionErrorLog } from './sessionErrorLog.ts';
import { StartFailure } from './StartFailure.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root" to render into.');
const root = createRoot(container);

function start(): void {
  const config = readConfig();
  const session = createSession(config);
  const errors = sessionErrorLog(config, session);
  root.render(
    <ErrorBoundary
      onError={(error, componentStack) => errors.report(error, { region: 'The portal', componentStack })}
    >
      <App config={config} session={session} errors={errors} />
    </ErrorBoundary>,
  );
}

try {
  preload(window.location.pathname);
  start();
} catch (error) {
  root.render(
    <StartFailure
      reason={error instanceof Error ? error.message : String(error)}
      onRetry={() => {
        window.location.reload();
      }}
    />,
  );
}
