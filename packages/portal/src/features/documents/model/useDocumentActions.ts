import { useCallback, useMemo, useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import type { DocumentModal, DocumentsModel, OpenedModal } from './documentsModel.ts';
import type { DocumentsLocation, GoTo } from '../documentsLocation.ts';
import { useDocumentCommands } from '../actions/useDocumentCommands.ts';

type Document = Schemas['Document'];

/** Runs the actions on one document: at once, in a dialog, or in a dialog with an address. */
export function useDocumentActions(
  selected: Document | null,
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
          goTo({ documentId: document.Id, mode: action });
          return;
        default:
          setOpened({ kind: action, document });
      }
    },
    [selected, commands, goTo],
  );
  const previewNext = useCallback(
    (documentId: number) => {
      goTo({ documentId, mode: 'preview' }, { replace: true });
    },
    [goTo],
  );
  const modal = useMemo<DocumentModal>(() => {
    if (mode !== 'list') return selected === null ? { kind: 'none' } : { kind: mode, document: selected };
    if (opened === null) return { kind: 'none' };
    // The selected one is read again while a dialog shows it.
    const isSelected = 'document' in opened && selected?.Id === opened.document.Id;
    return isSelected ? { ...opened, document: selected } : opened;
  }, [selected, mode, opened]);
  const closeModal = useCallback(() => {
    setOpened(null);
    if (mode !== 'list') goTo({ mode: 'list' }, { replace: true });
  }, [mode, goTo]);
  return { act, previewNext, modal, openModal: setOpened, closeModal };
}
