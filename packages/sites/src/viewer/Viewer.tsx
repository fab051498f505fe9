import { ErrorState, Link, Spinner, Text, useKeptFocus } from '@countersign/ui';
import type { ViewerState } from './document/viewerDocument.ts';
import type { ViewerPurpose } from './query.ts';
import { Reader } from './Reader.tsx';
import { TextReader } from './TextReader.tsx';
import { failureMessages, viewerMessages } from './viewer.messages.ts';
import styles from './Viewer.module.css';

export interface ViewerProps {
  state: ViewerState;
  title: string;
  /** The firm's colour, six hexadecimal digits. */
  color: string;
  /** Target of "Close"; null without it. */
  finishedUrl: string | null;
  /** Called to open the document again; absent where no page around this one could. */
  onReopen?: (() => void) | undefined;
  /** What the reader comes for. */
  purpose: ViewerPurpose;
}

/** Renders the viewer page: the firm's colour and the document's title, and the document below them. */
export function Viewer({ state, title, color, finishedUrl, onReopen, purpose }: ViewerProps) {
  useKeptFocus();
  // The pages on which one signs show the firm themselves.
  const branded = state.status !== 'failed' && purpose?.kind !== 'sign';
  return (
    <div className={styles.viewer} data-brand={branded ? '' : undefined}>
      {branded ? <div className={styles.brand} style={{ backgroundColor: `#${color}` }} /> : null}
      {state.status === 'ready' ? (
        <Reader document={state.document} title={title} finishedUrl={finishedUrl} purpose={purpose} />
      ) : state.status === 'text' ? (
        <TextReader file={state.file} title={title} finishedUrl={finishedUrl} />
      ) : (
        <main className={styles.message}>
          {state.status === 'loading' ? (
            <div className={styles.opening} role="status">
              <Spinner size={24} />
              <Text tone="muted">{viewerMessages.opening}</Text>
            </div>
          ) : (
            <ErrorState
              level={1}
              title={failureMessages[state.why].title}
              reference={state.reference}
              // Another link does not mend a damaged file.
              onRetry={state.why === 'link' || state.why === 'unreachable' ? onReopen : undefined}
              action={finishedUrl === null ? undefined : <Link href={finishedUrl}>Close</Link>}
            >
              {failureMessages[state.why].help}
            </ErrorState>
          )}
        </main>
      )}
    </div>
  );
}
