import type { Schemas } from '@countersign/api-client/contract';
import { ContextMenu, type MenuPoint } from '@countersign/ui';
import { useDocumentMenu } from '../model/documentsModel.ts';

/** The row whose menu is open, and where it was asked for. */
export interface RowMenu {
  readonly document: Schemas['Document'];
  readonly at: MenuPoint;
}

interface DocumentRowMenuProps {
  /** Null while no menu is open. */
  readonly of: RowMenu | null;
  readonly onClose: () => void;
}

/** Everything that can be done with the document of a row, where a right press or the menu key asks for it. */
export function DocumentRowMenu({ of, onClose }: DocumentRowMenuProps) {
  const { groups } = useDocumentMenu(of?.document);
  return (
    <ContextMenu
      label={of === null ? 'Document' : of.document.Title}
      at={of?.at ?? null}
      items={of === null ? [] : groups}
      onClose={onClose}
    />
  );
}
