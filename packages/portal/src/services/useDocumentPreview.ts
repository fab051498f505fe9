import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import {
  brandingQueries,
  fileMutations,
  isApiError,
  isFileDamaged,
  messageOf,
  viewerUrl,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { useTheme, type PreviewState } from '@countersign/ui';
import { previewMessages } from './services.messages.ts';
import { useServices } from './services.tsx';

interface DocumentPreview {
  /** The firm's colour. */
  readonly color: string;
  readonly state: PreviewState;
}

interface PreviewOptions {
  /** Whether nothing is asked for; what came before is dropped. */
  readonly waits?: boolean;
  /** Whether it opens at the last signature. */
  readonly signed?: boolean;
  /** Called to download the document, where it cannot be shown. */
  readonly onDownload?: (() => void) | undefined;
  /** Whether it is one of a list, whose others are asked for by keys. */
  readonly hasBeside?: boolean;
  /** The button that does so, for what the server refuses to show. */
  readonly downloadButton?: ReactNode;
}

/** Requests the viewer's address for a document. Its link works once, so each opening requests a new one. */
export function useDocumentPreview(
  { Id: id, Title: title }: Pick<Schemas['Document'], 'Id' | 'Title'>,
  { waits = false, signed = false, hasBeside = false, onDownload, downloadButton }: PreviewOptions = {},
): DocumentPreview {
  const { files, portal } = useServices();
  const { theme } = useTheme();
  const branding = useQuery({ ...brandingQueries.current(portal), enabled: !waits });
  const color = branding.data?.Colour ?? '';
  const {
    mutate,
    reset,
    isError,
    error,
    data: answer,
    variables,
  } = useMutation(fileMutations.preview(files));
  useEffect(() => {
    if (waits) reset();
    else mutate(id);
  }, [mutate, reset, id, waits]);
  // Another document is shown now: what came for the one before is over.
  const isOver = variables !== id;
  const data = isOver ? undefined : answer;

  // The address is made once for each link: another colour or theme would load the page again, with a used link.
  const [opened, setOpened] = useState<{ readonly preview: typeof data; readonly src: string } | null>(null);
  if (data !== undefined && !branding.isPending && opened?.preview !== data) {
    const look = { title, color, theme, untitled: '1' } as const;
    const src = viewerUrl(data, {
      ...look,
      ...(signed && { signed: '1' }),
      ...(hasBeside && { beside: '1' }),
      ...(onDownload !== undefined && { download: '1' }),
    });
    setOpened({ preview: data, src });
  }

  const ask = () => {
    mutate(id);
  };
  if (isError && !isOver) return { color, state: failed(error, ask, downloadButton) };
  if (data === undefined || opened?.preview !== data) return { color, state: { status: 'loading' } };
  return { color, state: { status: 'ready', src: opened.src, onReopen: ask, onDownload } };
}

/** Says why, with the one action that helps: another attempt doesn't change a file's type, nor mend it. */
function failed(error: Error, onRetry: () => void, downloadButton: ReactNode): PreviewState {
  const message = messageOf(error, previewMessages.finding);
  const reference = isApiError(error) ? (error.reference ?? undefined) : undefined;
  const status = isApiError(error) ? error.status : null;
  if (status === 415 && downloadButton !== undefined)
    return { status: 'failed', title: previewMessages.noPreview, message, action: downloadButton };
  if (status === 404) return { status: 'failed', title: previewMessages.gone, message };
  if (isFileDamaged(error)) return { status: 'failed', title: previewMessages.notOpen, message, reference };
  return { status: 'failed', title: previewMessages.notOpen, message, reference, onRetry };
}
