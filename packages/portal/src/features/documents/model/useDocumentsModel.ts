import { useQuery } from '@tanstack/react-query';
import { clientQueries } from '@countersign/api-client';
import { EMPTY_SELECTION, selectedCount, useFilePicker } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { bulkDenialReason } from '../actions/bulkActions.ts';
import type { DocumentsModel } from './documentsModel.ts';
import type { DocumentsLocation, GoTo } from '../documentsLocation.ts';
import { useBulkCommands } from '../actions/useBulkCommands.ts';
import { useDestination } from './useDestination.ts';
import { useDocumentActions } from './useDocumentActions.ts';
import { useDocumentPages } from '../grid/useDocumentPages.ts';
import { useDocumentSelection } from './useDocumentSelection.ts';
import type { Drawers } from './useDrawers.ts';
import { useDisabledReasons } from '../actions/useDisabledReasons.ts';

/** Everything that the parts of the documents screen share, made of its address. */
export function useDocumentsModel(
  clientId: number,
  location: DocumentsLocation,
  goTo: GoTo,
  { room, close }: Drawers,
): DocumentsModel {
  const { portal, uploads } = useServices();
  const { search } = location;
  const client = useQuery(clientQueries.detail(portal, clientId));
  const pages = useDocumentPages(clientId, search);
  const total = pages.total ?? 0;
  const { selection, select, document, missing } = useDocumentSelection(
    clientId,
    location.documentId,
    (documentId) => {
      goTo({ documentId, mode: 'list' }, { replace: true });
    },
  );
  const count = selectedCount(selection, total);
  const disabledReasons = useDisabledReasons();
  const { start, running } = useBulkCommands();
  const destination = useDestination(clientId, client.data?.Name, search.filter);
  const choose = useFilePicker(add);
  const actions = useDocumentActions(document, location.mode, goTo);

  function add(files: readonly File[]): void {
    if (destination) uploads.add(files, destination.target);
  }

  return {
    ...actions,
    clientId,
    search,
    find: (change) => {
      goTo({ search: { ...search, ...change } });
    },
    pages,
    total,
    selected: {
      selection,
      count,
      document,
      missing,
      select,
      clear: () => {
        close();
        select(EMPTY_SELECTION);
      },
    },
    disabledReasonsOf: (one) =>
      one === undefined ? disabledReasons(document, count) : disabledReasons(one, 1),
    several: {
      running,
      disabledReason: bulkDenialReason(selection),
      start: (action) => {
        if (running === null) start(action, [...selection.ids]);
      },
    },
    room,
    uploading: { destination, add, choose },
  };
}
