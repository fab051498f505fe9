import type { Schemas } from '@countersign/api-client/contract';
import { ContextMenu, type MenuPoint } from '@countersign/ui';
import { useDocumentMenu } from '../model/documentsModel.ts';

/** The row whose menu is open, and the requested position. */
export interface RowMenu {
  readonly document: Schemas['Document'];
  readonly at: MenuPoint;
}

interface DocumentRowMenuProps {
  /** Null while no menu is open. */
  readonly of: RowMenu | null;
  readonly onClose: () => void;
}

/** Shows every action on a row's document, at a right press or the menu key. */
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
