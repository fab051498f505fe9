import { useState } from 'react';
import { Button, DownloadIcon, ErrorState, Link, useKeptFocus } from '@countersign/ui';
import type { ViewerDocument, ViewerState } from './document/viewerDocument.ts';
import { Opening } from './Opening.tsx';
import type { ViewerPurpose } from './query.ts';
import { Reader } from './Reader.tsx';
import { TextReader } from './TextReader.tsx';
import { failureMessages } from './viewer.messages.ts';
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
  /** Called to download the file; absent where the page around this one cannot. */
  onDownload?: (() => void) | undefined;
  /** Called for the next document, 1, and the one before it, -1; absent where there is no list of them. */
  onBeside?: ((by: 1 | -1) => void) | undefined;
  /** What the reader comes for. */
  purpose: ViewerPurpose;
}

/** Renders the viewer page: the firm's colour and the document's title, and the document below them. */
export function Viewer({
  state,
  title,
  color,
  finishedUrl,
  onReopen,
  onDownload,
  onBeside,
  purpose,
}: ViewerProps) {
  useKeptFocus();
  // Until the first page is painted, it opens: no empty sheets in between.
  const [shown, setShown] = useState<ViewerDocument | null>(null);
  // The pages on which one signs show the firm themselves.
  const branded = state.status !== 'failed' && purpose?.kind !== 'sign';
  return (
    <div className={styles.viewer} data-brand={branded ? '' : undefined}>
      {state.status === 'loading' ? (
        <main className={styles.opening}>
          <Opening isSlow={state.isSlow} />
        </main>
      ) : state.status === 'ready' ? (
        <>
          <Reader
            document={state.document}
            title={title}
            finishedUrl={finishedUrl}
            purpose={purpose}
            onReopen={onReopen}
            onBeside={onBeside}
            onShown={setShown}
          />
          {shown === state.document ? null : (
            // What is below says by itself that it has opened.
            <div className={styles.opening} aria-hidden="true">
              <Opening />
            </div>
          )}
        </>
      ) : state.status === 'text' ? (
        <TextReader file={state.file} title={title} finishedUrl={finishedUrl} onBeside={onBeside} />
      ) : (
        <main className={styles.message}>
          <Failure {...{ state, finishedUrl, onReopen, onDownload }} />
        </main>
      )}
      {branded ? <div className={styles.brand} style={{ backgroundColor: `#${color}` }} /> : null}
    </div>
  );
}

interface FailureProps extends Pick<ViewerProps, 'finishedUrl' | 'onReopen' | 'onDownload'> {
  state: Extract<ViewerState, { status: 'failed' }>;
}

/** Says why there is nothing to show, with the one action that helps. */
function Failure({ state: { why, reference }, finishedUrl, onReopen, onDownload }: FailureProps) {
  const { title, help, download } = failureMessages[why];
  // Another link does not mend a damaged file.
  const again = why === 'link' || why === 'unreachable' ? onReopen : undefined;
  const keep = download === undefined ? undefined : onDownload;
  return (
    <ErrorState
      level={1}
      title={title}
      reference={reference}
      onRetry={again}
      action={
        keep !== undefined ? (
          <Button variant="primary" icon={DownloadIcon} onPress={keep}>
            Download
          </Button>
        ) : again === undefined && finishedUrl !== null ? (
          <Link href={finishedUrl}>Close</Link>
        ) : undefined
      }
    >
      {keep === undefined ? help : `${help} ${download}`}
    </ErrorState>
  );
}
