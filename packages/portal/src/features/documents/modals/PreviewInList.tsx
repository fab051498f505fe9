import { useEffect, useRef } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { announce } from '@countersign/ui';
import { besideMessages } from './preview.messages.ts';
import { PreviewModal } from './PreviewModal.tsx';
import { focusSelectedRow, showSelectedRow } from './selectedRow.ts';
import { useBeside } from './useBeside.ts';

interface PreviewInListProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

/** Shows a document of the list, and leads from one to the next in the order of the list. */
export function PreviewInList({ document, onClose }: PreviewInListProps) {
  const beside = useBeside(document);

  const { Id: id, Title: title } = document;
  const { position, total } = beside;
  const spoken = useRef(id);
  useEffect(() => {
    if (spoken.current === id) return;
    spoken.current = id;
    announce(position === null ? title : besideMessages.shown(title, besideMessages.place(position, total)));
  }, [id, title, position, total]);

  useFollowingRow(id);

  return <PreviewModal document={document} beside={beside} onClose={onClose} />;
}

/** The list follows the preview: the row of the document that was shown last has the focus once it is closed. */
function useFollowingRow(id: number): void {
  const opened = useRef(id);
  const hasMoved = useRef(false);
  useEffect(() => {
    hasMoved.current ||= id !== opened.current;
    if (hasMoved.current) showSelectedRow();
  }, [id]);
  useEffect(
    () => () => {
      if (hasMoved.current) focusSelectedRow();
    },
    [],
  );
}
