import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { clientQueries, PREVIEWABLE_SETTING, settingQueries } from '@countersign/api-client';
import { parseExtensions } from '@countersign/api-client/rules';
import {
  DataGrid,
  DropOverlay,
  NO_SETTINGS,
  PageLayout,
  PANE_QUERY,
  useFilePicker,
  useMediaQuery,
  type ColumnSettings,
} from '@countersign/ui';
import { useServices } from '../../services/services.tsx';
import { FiltersPane } from '../filters/index.ts';
import { compactDocument, documentColumns } from './documentColumns.tsx';
import { refusals, type DocumentAction } from './documentActions.ts';
import { DocumentDetails } from './DocumentDetails.tsx';
import { DocumentModals, type OpenModal } from './DocumentModals.tsx';
import { DocumentMissing, NoDocuments } from './DocumentsEmpty.tsx';
import type { DocumentsLocation, GoTo } from './documentsLocation.ts';
import { DocumentsActions, DocumentsFind } from './DocumentsToolbar.tsx';
import { gridSort, searchSort } from './gridSort.ts';
import { useDestination } from './useDestination.ts';
import { useDocumentCommands } from './useDocumentCommands.ts';
import { useDocumentPages } from './useDocumentPages.ts';
import { useDocumentSelection } from './useDocumentSelection.ts';

interface DocumentsScreenProps {
  readonly clientId: number;
  readonly location: DocumentsLocation;
  readonly goTo: GoTo;
}

const noun = { one: 'document', many: 'documents' };
/** Rows asked for at once, until the grid has measured itself. */
const FIRST_PAGE = 20;

/** A client's documents: filters at the left, the grid, the chosen document's details at the right. */
export function DocumentsScreen({ clientId, location, goTo }: DocumentsScreenProps) {
  const { portal, me, uploads } = useServices();
  const { search } = location;
  const [text, setText] = useState(search.q);
  const [pageSize, setPageSize] = useState(FIRST_PAGE);
  const [settings, setSettings] = useState<ColumnSettings>(NO_SETTINGS);
  const [paneWidth, setPaneWidth] = useState(184);
  const [drawer, setDrawer] = useState<'none' | 'filters' | 'details'>('none');
  const [dialog, setDialog] = useState<Exclude<OpenModal, 'preview' | 'sign'>>('none');

  const previewable = useQuery(settingQueries.one(portal, PREVIEWABLE_SETTING));
  const client = useQuery(clientQueries.one(portal, clientId));
  const { state, total, viewKey } = useDocumentPages(clientId, search, pageSize);
  const { selection, select, document, missing } = useDocumentSelection(
    clientId,
    location.documentId,
    (documentId) => {
      goTo({ documentId, mode: 'list' }, { replace: true });
    },
  );
  const sort = useMemo(
    () => gridSort({ sort: search.sort, direction: search.direction }),
    [search.sort, search.direction],
  );
  const paneFloats = useMediaQuery(PANE_QUERY);
  const commands = useDocumentCommands();
  const destination = useDestination(clientId, client.data?.Name, search.filter);
  const chooseFiles = useFilePicker(upload);

  const refused = refusals({
    selected: selection.mode === 'only' ? selection.ids.size : (total ?? 0) - selection.ids.size,
    document,
    employeeId: me.employeeId,
    previewable: parseExtensions(previewable.data?.Value ?? ''),
  });
  const open: OpenModal = location.mode === 'list' ? dialog : location.mode;

  function upload(files: readonly File[]): void {
    if (destination) uploads.add(files, destination.target);
  }

  function act(action: DocumentAction): void {
    if (!document) return;
    switch (action) {
      case 'download':
      case 'copyLink':
      case 'resendPins':
        commands[action](document);
        return;
      case 'preview':
      case 'sign':
        goTo({ mode: action });
        return;
      default:
        setDialog(action);
    }
  }

  const details = document ? (
    <DocumentDetails
      document={document}
      refused={refused}
      onAction={act}
      onClose={() => {
        goTo({ documentId: null, mode: 'list' }, { replace: true });
      }}
    />
  ) : missing ? (
    <DocumentMissing />
  ) : null;

  return (
    <>
      <PageLayout
        pane={{
          label: 'Filters',
          width: paneWidth,
          onWidthChange: setPaneWidth,
          drawerOpen: drawer === 'filters',
          onDrawerOpenChange: (opened) => {
            setDrawer(opened ? 'filters' : 'none');
          },
          content: (
            <FiltersPane
              clientId={clientId}
              selectedId={search.filter}
              onSelect={(filter) => {
                setDrawer('none');
                goTo({ search: { ...search, filter } });
              }}
            />
          ),
        }}
        details={
          details === null
            ? undefined
            : {
                label: 'Document details',
                content: details,
                drawerOpen: drawer === 'details',
                onDrawerOpenChange: (opened) => {
                  setDrawer(opened ? 'details' : 'none');
                },
              }
        }
      >
        <DataGrid
          label="Documents"
          noun={noun}
          columns={documentColumns}
          rowId={(row) => row.Id}
          state={state}
          viewKey={viewKey}
          selection={selection}
          onSelectionChange={select}
          sort={sort}
          onSortChange={(next) => {
            goTo({ search: { ...search, ...searchSort(next) } });
          }}
          columnSettings={settings}
          onColumnSettingsChange={setSettings}
          onPageSizeChange={setPageSize}
          onRowAction={(row) => {
            goTo({ documentId: row.Id, mode: 'list' }, { replace: true });
            setDrawer('details');
          }}
          onRowMenu={(row) => {
            goTo({ documentId: row.Id, mode: 'list' }, { replace: true });
            setDrawer('details');
          }}
          renderCompact={compactDocument}
          toolbar={
            <DocumentsFind
              text={text}
              onTextChange={setText}
              onSearch={(q) => {
                goTo({ search: { ...search, q } });
              }}
              onUpload={chooseFiles}
              onFilters={
                paneFloats
                  ? () => {
                      setDrawer('filters');
                    }
                  : undefined
              }
            />
          }
          actions={<DocumentsActions refused={refused} onAction={act} />}
          empty={<NoDocuments filtered={search.q !== '' || search.filter !== 0} onUpload={chooseFiles} />}
        />
      </PageLayout>
      <DropOverlay
        target={
          destination
            ? { status: 'open', destination: destination.words }
            : { status: 'refused', reason: 'The client is still being read.' }
        }
        onFiles={upload}
      />
      {document === null ? null : (
        <DocumentModals
          open={open}
          document={document}
          onClose={() => {
            setDialog('none');
            if (location.mode !== 'list') goTo({ mode: 'list' }, { replace: true });
          }}
        />
      )}
    </>
  );
}
