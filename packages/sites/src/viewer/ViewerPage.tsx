import { useEffect, useState } from 'react';
import { ThemeProvider } from '@countersign/ui';
import { OpenError, type OpenedFile } from './document/openFile.ts';
import type { ViewerState } from './document/viewerDocument.ts';
import type { ViewerQuery } from './query.ts';
import { Viewer } from './Viewer.tsx';

export interface ViewerPageProps {
  query: ViewerQuery;
  /** Opens the file of a link. Called once, because a link can be redeemed only once. */
  open: (url: string) => Promise<OpenedFile>;
  /** Asks the page around this one for another link. */
  onReopen?: (() => void) | undefined;
  /** Asks it to download the file. */
  onDownload?: (() => void) | undefined;
  /** Asks it for the next document, 1, or the one before it, -1. */
  onBeside?: ((by: 1 | -1) => void) | undefined;
}

/** How long the document opens, in ms, until the page says that it takes longer than usual. */
export const SLOW_OPENING = 10_000;

/** Renders the whole page: opens the file in its address, and shows it. */
export function ViewerPage({ query, open, onReopen, onDownload, onBeside }: ViewerPageProps) {
  const { url, title, color, theme, finishedUrl, purpose, canDownload, hasBeside } = query;
  const [state, setState] = useState<ViewerState>(
    url === null ? { status: 'failed', why: 'none' } : { status: 'loading' },
  );

  useEffect(() => {
    if (url === null) return undefined;
    const timer = setTimeout(() => {
      setState((before) => (before.status === 'loading' ? { status: 'loading', isSlow: true } : before));
    }, SLOW_OPENING);
    open(url).then(
      (opened) => {
        setState(
          opened.kind === 'text'
            ? { status: 'text', file: opened.file }
            : { status: 'ready', document: opened.document },
        );
      },
      (error: unknown) => {
        setState(
          error instanceof OpenError
            ? { status: 'failed', why: error.failure, reference: error.reference }
            : { status: 'failed', why: 'broken' },
        );
      },
    );
    return () => {
      clearTimeout(timer);
    };
  }, [url, open]);

  return (
    <ThemeProvider theme={theme} brand={color}>
      <Viewer
        state={state}
        title={title === '' ? 'Document' : title}
        color={color}
        finishedUrl={finishedUrl}
        onReopen={onReopen}
        onDownload={canDownload ? onDownload : undefined}
        onBeside={hasBeside ? onBeside : undefined}
        purpose={purpose}
      />
    </ThemeProvider>
  );
}
