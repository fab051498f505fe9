import { useEffect, useState } from 'react';
import { ThemeProvider } from '@countersign/ui';
import type { ViewerDocument, ViewerState } from './document/viewerDocument.ts';
import type { ViewerQuery } from './query.ts';
import { Viewer } from './Viewer.tsx';

export interface ViewerPageProps {
  query: ViewerQuery;
  /** Opens the file of a link. It is called once: a link can be redeemed only once. */
  open: (url: string) => Promise<ViewerDocument>;
}

/** The whole page: opens what its address names, and shows it. */
export function ViewerPage({ query, open }: ViewerPageProps) {
  const { url, title, color, finishedUrl } = query;
  const [state, setState] = useState<ViewerState>({ status: url === null ? 'failed' : 'loading' });

  useEffect(() => {
    if (url === null) return;
    open(url).then(
      (document) => {
        setState({ status: 'ready', document });
      },
      () => {
        setState({ status: 'failed' });
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
