import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  clientQueries,
  offersClickToSign,
  PREVIEWABLE_SETTING,
  settingQueries,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { parseExtensions } from '@countersign/api-client/rules';
import {
  DETAILS_QUERY,
  DropOverlay,
  EMPTY_SELECTION,
  later,
  PageLayout,
  PANE_QUERY,
  selectedCount,
  useFilePicker,
  useMediaQuery,
} from '@countersign/ui';
import { Region } from '../../services/Region.tsx';
import { useServices } from '../../services/services.tsx';
import { useFirmFeatures } from '../../services/useFirmFeatures.ts';
import { useRemembered } from '../../services/useRemembered.ts';
import { FiltersPane } from '../filters/index.ts';
import { whyNotSeveral } from './bulkActions.ts';
import { refusals, type DocumentAction } from './documentActions.ts';
import { DocumentDetails } from './DocumentDetails.tsx';
import type { OpenModal } from './DocumentModals.tsx';
import { SeveralBar } from './DocumentsBars.tsx';
import { DocumentMissing } from './DocumentsEmpty.tsx';
import { DocumentsGrid, LIST_QUERY } from './DocumentsGrid.tsx';
import type { DocumentsLocation, GoTo } from './documentsLocation.ts';
import { parsePaneWidth, settingKeys } from './gridSettings.ts';
import { useBulkCommands, type BulkAction } from './useBulkCommands.ts';
import { useDestination } from './useDestination.ts';
import { useDocumentCommands } from './useDocumentCommands.ts';
import { useDocumentPages } from './useDocumentPages.ts';
import { useDocumentSelection } from './useDocumentSelection.ts';

/** The dialogs are loaded when the first one opens: the grid should not wait for them. */
const DocumentModals = later(async () => (await import('./DocumentModals.tsx')).DocumentModals);

type Document = Schemas['Document'];

interface DocumentsScreenProps {
  readonly clientId: number;
  readonly location: DocumentsLocation;
  readonly goTo: GoTo;
}

/** A client's documents: filters at the left, the grid, the chosen document's details at the right. */
export function DocumentsScreen({ clientId, location, goTo }: DocumentsScreenProps) {
  const { portal, me, uploads } = useServices();
  const { search } = location;
  const [paneWidth, setPaneWidth] = useRemembered(settingKeys.pane, parsePaneWidth);
  const [drawer, setDrawer] = useState<'none' | 'filters' | 'details'>('none');
  const [dialog, setDialog] = useState<Exclude<OpenModal, 'preview' | 'sign'>>('none');
  const paneFloats = useMediaQuery(PANE_QUERY);
  const detailsFloat = useMediaQuery(DETAILS_QUERY);
  const list = useMediaQuery(LIST_QUERY);

  const previewable = useQuery(settingQueries.one(portal, PREVIEWABLE_SETTING));
  const features = useFirmFeatures();
  const client = useQuery(clientQueries.one(portal, clientId));
  const pages = useDocumentPages(clientId, search);
  const total = pages.total ?? 0;
  const { selection, select, document, missing } = useDocumentSelection(
    clientId,
    location.documentId,
    (documentId) => {
      goTo({ documentId, mode: 'list' }, { replace: true });
    },
  );
  const commands = useDocumentCommands();
  const { start, running } = useBulkCommands();
  const destination = useDestination(clientId, client.data?.Name, search.filter);
  const chooseFiles = useFilePicker(upload);

  const chosen = selectedCount(selection, total);
  const refused = refusedOf(document, chosen);
  const open: OpenModal = location.mode === 'list' ? dialog : location.mode;
  const bulk = {
    running,
    onAction: (action: BulkAction) => {
      start(action, [...selection.ids]);
    },
    onClear: clear,
  };

  function refusedOf(of: Document | null, selected: number) {
    const known = parseExtensions(previewable.data?.Value ?? '');
    return refusals({
      selected,
      document: of,
      employeeId: me.employeeId,
      previewable: known,
      clickToSign: offersClickToSign(features),
    });
  }

  function clear(): void {
    setDrawer('none');
    select(EMPTY_SELECTION);
  }

  function closeModal(): void {
    setDialog('none');
    if (location.mode !== 'list') goTo({ mode: 'list' }, { replace: true });
  }

  function upload(files: readonly File[]): void {
    if (destination) uploads.add(files, destination.target);
  }

  function act(action: DocumentAction, on: Document | null = document): void {
    if (!on) return;
    switch (action) {
      case 'download':
      case 'copyLink':
      case 'resendPins':
        commands[action](on);
        return;
      case 'preview':
      case 'sign':
        goTo({ documentId: on.Id, mode: action });
        return;
      default:
        setDialog(action);
    }
  }

  const drawerFor = (which: 'filters' | 'details') => ({
    drawerOpen: drawer === which,
    onDrawerOpenChange: (opened: boolean) => {
      setDrawer(opened ? which : 'none');
    },
  });
  const opening = (which: 'filters' | 'details') => () => {
    setDrawer(which);
  };
  const details = document ? (
    <Region key={document.Id} name="The details">
      <DocumentDetails document={document} refused={refused} onAction={act} onClose={clear} />
    </Region>
  ) : missing ? (
    <DocumentMissing onClose={clear} />
  ) : null;

  return (
    <>
      <PageLayout
        continued
        pane={{
          label: 'Filters',
          width: paneWidth,
          onWidthChange: setPaneWidth,
          ...drawerFor('filters'),
          content: (
            <Region name="The filters">
              <FiltersPane
                clientId={clientId}
                selectedId={search.filter}
                onSelect={(filter) => {
                  setDrawer('none');
                  goTo({ search: { ...search, filter } });
                }}
              />
            </Region>
          ),
        }}
        details={
          details === null
            ? undefined
            : {
                label: 'Document details',
                content: details,
                ...drawerFor('details'),
                // Nobody asked for it, but a link that leads nowhere must say so.
                ...(missing && { drawerOpen: true, onDrawerOpenChange: clear }),
              }
        }
        floating={
          list || chosen < 2 ? undefined : (
            <SeveralBar count={chosen} refusedReason={whyNotSeveral(selection)} {...bulk} />
          )
        }
      >
        <Region name="The documents">
          <DocumentsGrid
            {...pages}
            total={total}
            search={search}
            onSearch={(next) => {
              goTo({ search: next });
            }}
            selection={selection}
            onSelect={select}
            refused={refused}
            refusedFor={(one) => refusedOf(one, 1)}
            onAction={act}
            bulk={bulk}
            onUpload={chooseFiles}
            onDetails={detailsFloat ? opening('details') : undefined}
            onFilters={paneFloats ? opening('filters') : undefined}
          />
        </Region>
      </PageLayout>
      <DropOverlay
        target={
          destination
            ? { status: 'open', destination: destination.words }
            : { status: 'refused', reason: 'The client is still being read.' }
        }
        onFiles={upload}
      />
      {document === null || open === 'none' ? null : (
        <Region key={open} name="The dialog" onClose={closeModal}>
          <DocumentModals open={open} document={document} onClose={closeModal} />
        </Region>
      )}
    </>
  );
}
