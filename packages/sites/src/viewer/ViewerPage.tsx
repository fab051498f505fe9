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
}

/** Renders the whole page: opens the file in its address, and shows it. */
export function ViewerPage({ query, open }: ViewerPageProps) {
  const { url, title, color, finishedUrl } = query;
  const [state, setState] = useState<ViewerState>(
    url === null ? { status: 'failed', why: 'none' } : { status: 'loading' },
  );

  useEffect(() => {
    if (url === null) return;
    open(url).then(
      (opened) => {
        setState(
          opened.kind === 'text'
            ? { status: 'text', file: opened.file }
            : { status: 'ready', document: opened.document },
        );
      },
      (error: unknown) => {
        setState({ status: 'failed', why: error instanceof OpenError ? error.failure : 'broken' });
      },
    );
  }, [url, open]);

  return (
    <ThemeProvider brand={color}>
      <Viewer
        state={state}
        title={title === '' ? 'Document' : title}
        color={color}
        finishedUrl={finishedUrl}
      />
    </ThemeProvider>
  );
}
