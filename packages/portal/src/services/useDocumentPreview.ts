import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { brandingQueries, fileMutations, isApiError, messageOf, viewerUrl } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import type { PreviewState } from '@countersign/ui';
import { previewMessages } from './services.messages.ts';
import { useServices } from './services.tsx';

interface DocumentPreview {
  /** The firm's colour. */
  readonly color: string;
  readonly state: PreviewState;
}

interface PreviewOptions {
  /** Whether nothing is asked for yet. */
  readonly waits?: boolean;
  /** Whether it opens at the last signature. */
  readonly signed?: boolean;
}

/** Requests the viewer's address for a document. Its link works once, so each opening requests a new one. */
export function useDocumentPreview(
  { Id: id, Title: title }: Pick<Schemas['Document'], 'Id' | 'Title'>,
  { waits = false, signed = false }: PreviewOptions = {},
): DocumentPreview {
  const { files, portal } = useServices();
  const branding = useQuery({ ...brandingQueries.current(portal), enabled: !waits });
  const color = branding.data?.Colour ?? '';
  const { mutate, isError, error, data } = useMutation(fileMutations.preview(files));
  useEffect(() => {
    if (!waits) mutate(id);
  }, [mutate, id, waits]);

  if (isError) {
    return {
      color,
      state: {
        status: 'failed',
        message: messageOf(error, previewMessages.finding),
        reference: isApiError(error) ? (error.reference ?? undefined) : undefined,
        onRetry: () => {
          mutate(id);
        },
      },
    };
  }
  if (data === undefined || branding.isPending) return { color, state: { status: 'loading' } };
  const look = { title, color, untitled: '1' } as const;
  return {
    color,
    state: {
      status: 'ready',
      src: viewerUrl(data, signed ? { ...look, signed: '1' } : look),
      onReopen: () => {
        mutate(id);
      },
    },
  };
}
