import { ErrorState, Spinner, Text, useKeptFocus } from '@countersign/ui';
import type { ViewerState } from './document/viewerDocument.ts';
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
}

/** Renders the viewer page: a line in the firm's colour, and the document below it. */
export function Viewer({ state, title, color, finishedUrl }: ViewerProps) {
  useKeptFocus();
  return (
    <div className={styles.viewer}>
      <div className={styles.brand} style={{ backgroundColor: `#${color}` }} />
      {state.status === 'ready' ? (
        <Reader document={state.document} title={title} finishedUrl={finishedUrl} />
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
            <ErrorState level={1} title={failureMessages[state.why].title}>
              {failureMessages[state.why].help}
            </ErrorState>
          )}
        </main>
      )}
    </div>
  );
}
