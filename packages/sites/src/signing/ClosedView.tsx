import { CountersignMark, ErrorState, OutcomeSheet, Spinner, ThemeProvider } from '@countersign/ui';
import type { AccountState } from './accountState.ts';
import { pageMessages } from './signing.messages.ts';
import styles from './signing.module.css';

export interface ClosedViewProps {
  state: Exclude<AccountState, { status: 'open' }>;
  /** Called to try again. */
  onReopen: () => void;
}

/** Renders a page without a document: it is being opened, can't be, or the service doesn't respond. */
export function ClosedView({ state, onReopen }: ClosedViewProps) {
  return (
    <ThemeProvider>
      <main className={styles['page']}>
        <div className={styles['middle']}>
          {state.status === 'opening' ? (
            <div className={styles['waiting']} role="status">
              <Spinner size={24} />
              {pageMessages.opening}
            </div>
          ) : state.status === 'closed' ? (
            <OutcomeSheet kind="expired" size="large" level={1} title={state.title}>
              {state.message} {pageMessages.linkHelp}
            </OutcomeSheet>
          ) : (
            <ErrorState level={1} title={state.title} onRetry={onReopen}>
              {state.message}
            </ErrorState>
          )}
        </div>
        <Countersign />
      </main>
    </ThemeProvider>
  );
}

/** The product, below the firm's page. */
export function Countersign() {
  return (
    <footer className={styles['product']}>
      <CountersignMark />
      Countersign
    </footer>
  );
}
