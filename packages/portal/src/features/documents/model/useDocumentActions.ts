import { useCallback, useMemo, useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import type { DocumentModal, DocumentsModel, OpenedModal } from './documentsModel.ts';
import type { DocumentsLocation, GoTo } from '../documentsLocation.ts';
import { useDocumentCommands } from '../actions/useDocumentCommands.ts';

type Document = Schemas['Document'];

interface ActedOn {
  /** The only selected document. */
  readonly document: Document | null;
  /** The document of the address. */
  readonly addressed: Document | null;
  /** Whether the document of the address is the selected one, and not others that were ticked. */
  readonly isOpened: boolean;
  /** Whether a press previews, as on phones: what was looked at is not selected afterwards. */
  readonly isList: boolean;
}

/** Runs the actions on one document: at once, in a dialog, or in a dialog with an address. */
export function useDocumentActions(
  { document: selected, addressed, isOpened, isList }: ActedOn,
  mode: DocumentsLocation['mode'],
  goTo: GoTo,
): Pick<DocumentsModel, 'act' | 'previewNext' | 'modal' | 'openModal' | 'closeModal'> {
  /**
   * @stories ../
   * @story uploadFolders FolderDropped
   */
  const [opened, setOpened] = useState<OpenedModal | null>(null);
  const showLink = useCallback((document: Document, link: string) => {
    setOpened({ kind: 'copyLink', document, link });
  }, []);
  const commands = useDocumentCommands(showLink);
  const [isLooking, setLooking] = useState(false);

  const act = useCallback<DocumentsModel['act']>(
    (action, document = selected ?? undefined) => {
      if (document === undefined) return;
      switch (action) {
        case 'download':
        case 'copyLink':
          commands[action](document);
          return;
        case 'preview':
        case 'sign':
          setLooking(isList && addressed?.Id !== document.Id);
          goTo({ documentId: document.Id, mode: action });
          return;
        default:
          setOpened({ kind: action, document });
      }
    },
    [selected, addressed, isList, commands, goTo],
  );
  const previewNext = useCallback(
    (documentId: number) => {
      goTo({ documentId, mode: 'preview' }, { replace: true });
    },
    [goTo],
  );
  const modal = useMemo<DocumentModal>(() => {
    if (mode !== 'list') return addressed === null ? { kind: 'none' } : { kind: mode, document: addressed };
    if (opened === null) return { kind: 'none' };
    // The selected one is read again while a dialog shows it.
    const isSelected = 'document' in opened && selected?.Id === opened.document.Id;
    return isSelected ? { ...opened, document: selected } : opened;
  }, [selected, addressed, mode, opened]);
  const closeModal = useCallback(() => {
    setOpened(null);
    if (mode === 'list') return;
    // What was ticked stays selected, beside the document that was looked at.
    const stays = isOpened && !isLooking;
    goTo(stays ? { mode: 'list' } : { mode: 'list', documentId: null }, { replace: true });
  }, [mode, goTo, isOpened, isLooking]);
  return { act, previewNext, modal, openModal: setOpened, closeModal };
}
