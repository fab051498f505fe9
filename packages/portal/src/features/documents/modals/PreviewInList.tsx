import { useEffect, useRef } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { announce } from '@countersign/ui';
import { besideMessages } from './preview.messages.ts';
import { PreviewModal } from './PreviewModal.tsx';
import { focusRow, showRow } from './selectedRow.ts';
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

  useFollowingRow(id, position);

  return <PreviewModal document={document} beside={beside} onClose={onClose} />;
}

/** The list follows the preview: the row of the document that was shown last has the focus once it is closed. */
function useFollowingRow(id: number, position: number | null): void {
  const opened = useRef(id);
  const hasMoved = useRef(false);
  const place = useRef(position);
  useEffect(() => {
    place.current = position;
    hasMoved.current ||= id !== opened.current;
    if (hasMoved.current) showRow(position);
  }, [id, position]);
  useEffect(
    () => () => {
      if (hasMoved.current) focusRow(place.current);
    },
    [],
  );
}
