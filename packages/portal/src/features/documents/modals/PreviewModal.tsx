import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { brandingQueries, fileMutations, isApiError, messageOf, viewerUrl } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { Dialog, PreviewFrame, type PreviewState } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { useDialogTitle } from '../../../services/shell.ts';
import { documentsMessages } from '../documents.messages.ts';

interface PreviewModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/**
 * Shows a document in the viewer of the file service. Its link works once, so each opening requests a new
 * one.
 */
export function PreviewModal({ document, onClose }: PreviewModalProps) {
  const { files, portal } = useServices();
  const branding = useQuery(brandingQueries.current(portal));
  const color = branding.data?.Colour ?? '';
  const link = useMutation(fileMutations.preview(files));
  const { mutate } = link;
  useEffect(() => {
    mutate(document.Id);
  }, [mutate, document.Id]);

  const title = `Preview ${document.Title}`;
  useDialogTitle(title);

  return (
    <Dialog open onOpenChange={onClose} size="frame" title={title}>
      <PreviewFrame title={document.Title} color={color} state={stateOf()} onEscape={onClose} />
    </Dialog>
  );

  function stateOf(): PreviewState {
    if (link.isError) {
      return {
        status: 'failed',
        message: messageOf(link.error, documentsMessages.previewFinding),
        reference: isApiError(link.error) ? (link.error.reference ?? undefined) : undefined,
        onRetry: () => {
          link.mutate(document.Id);
        },
      };
    }
    if (link.data === undefined || branding.isPending) return { status: 'loading' };
    return {
      status: 'ready',
      src: viewerUrl(link.data, { title: document.Title, color: color, untitled: '1' }),
    };
  }
}
