import { useCallback, useMemo, useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import type { DocumentModal, DocumentsModel } from './documentsModel.ts';
import type { DocumentsLocation, GoTo } from '../documentsLocation.ts';
import { useDocumentCommands } from '../actions/useDocumentCommands.ts';

type Document = Schemas['Document'];

/** Dialogs without an address. */
type Opened = Exclude<DocumentModal['kind'], DocumentsLocation['mode']>;

/** Runs the actions on one document: at once, in a dialog, or in a dialog with an address. */
export function useDocumentActions(
  selected: Document | null,
  mode: DocumentsLocation['mode'],
  goTo: GoTo,
): Pick<DocumentsModel, 'act' | 'modal' | 'closeModal'> {
  const commands = useDocumentCommands();
  const [opened, setOpened] = useState<Opened>('none');
  const kind = mode === 'list' ? opened : mode;

  const act = useCallback<DocumentsModel['act']>(
    (action, document = selected ?? undefined) => {
      if (document === undefined) return;
      switch (action) {
        case 'download':
        case 'copyLink':
        case 'resendPins':
          commands[action](document);
          return;
        case 'preview':
        case 'sign':
          goTo({ documentId: document.Id, mode: action });
          return;
        default:
          setOpened(action);
      }
    },
    [selected, commands, goTo],
  );
  const modal = useMemo<DocumentModal>(
    () => (selected === null || kind === 'none' ? { kind: 'none' } : { kind, document: selected }),
    [selected, kind],
  );
  const closeModal = useCallback(() => {
    setOpened('none');
    if (mode !== 'list') goTo({ mode: 'list' }, { replace: true });
  }, [mode, goTo]);
  return { act, modal, closeModal };
}
