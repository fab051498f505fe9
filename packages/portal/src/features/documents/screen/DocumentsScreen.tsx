import { useState, useSyncExternalStore } from 'react';
import { DropOverlay, lazyComponent, PageLayout } from '@countersign/ui';
import { Region } from '../../../services/Region.tsx';
import { useServices } from '../../../services/services.tsx';
import { useLoadedAhead } from '../../../services/useLoadedAhead.ts';
import { useOnFirstUse } from '../../../services/useOnFirstUse.ts';
import { useRemembered } from '../../../services/useRemembered.ts';
import { DocumentsFilters } from '../grid/DocumentsFilters.tsx';
import { DocumentsGrid } from '../grid/DocumentsGrid.tsx';
import {
  DetailLoading,
  DocumentAbsent,
  DocumentDetails,
  FilterDeleted,
  preloadSelectionParts,
  SelectionDetails,
} from '../grid/laterParts.tsx';
import { loadActions } from '../actions/loadActions.ts';
import { deletionOwner } from '../deletion/deletionOwner.ts';
import type { DocumentsLocation, GoTo } from '../documentsLocation.ts';
import { DocumentsModelContext, type DocumentModal, type DocumentsModel } from '../model/documentsModel.ts';
import { useFoundJobs } from '../jobs/useFoundJobs.ts';
import { parsePaneWidth, settingKeys } from '../grid/gridSettings.ts';
import { uploadDisabledReason } from '../model/uploadDisabledReason.ts';
import { useDocumentsModel } from '../model/useDocumentsModel.ts';
import { useDrawers } from '../model/useDrawers.ts';
import { usePastedFiles } from '../model/usePastedFiles.ts';
import { FloatingParts } from './FloatingParts.tsx';

const loadModals = () => import('./DocumentModals.tsx');

/** The dialogs load when the first one opens, so that the grid need not wait for them. */
const DocumentModals = lazyComponent(async () => (await loadModals()).DocumentModals);

const parts = [
  () => import('../details/detailParts.tsx'),
  () => import('../grid/DocumentsBars.tsx'),
  loadActions,
  loadModals,
];

/** A stable element: it rerenders when the model changes, not when the page around it does. */
const grid = (
  <Region name="The documents">
    <DocumentsGrid />
  </Region>
);

interface DocumentsScreenProps {
  readonly clientId: number;
  readonly location: DocumentsLocation;
  readonly goTo: GoTo;
  /** Opens the deleted documents; undefined for users who may not restore them. */
  readonly openDeleted?: (() => void) | undefined;
  readonly linkOf: DocumentsModel['linkOf'];
}

/**
 * Shows a client's documents: filters on the left, the grid, and the selected document's details on the
 * right.
 */
export function DocumentsScreen({ clientId, location, goTo, openDeleted, linkOf }: DocumentsScreenProps) {
  const [paneWidth, setPaneWidth] = useRemembered(settingKeys.pane, parsePaneWidth);
  const [createdFilter, setCreatedFilter] = useState<number>();
  // A filter that was shown may be restored while all documents are.
  const [wasFiltered, setWasFiltered] = useState(false);
  if (location.search.filter !== 0 && !wasFiltered) setWasFiltered(true);
  const drawers = useDrawers();
  const model = useDocumentsModel(clientId, location, goTo, linkOf, drawers);
  const { selected, modal, closeModal, uploading } = model;
  const bulk = useServices().bulk.of(clientId);
  const run = useSyncExternalStore(bulk.subscribe, bulk.get);
  useOnFirstUse(preloadSelectionParts);
  useLoadedAhead(parts);
  useFoundJobs();
  const { document, problem, loading } = selected;
  usePastedFiles(uploading);
  // Documents that were not deleted are listed where their client is shown; elsewhere the tray names them.
  const isDeletion =
    run?.owner === deletionOwner(clientId) &&
    run.status !== 'running' &&
    run.failed > 0 &&
    run.isAnnounced !== true;
  const shown: DocumentModal = modal.kind === 'none' && isDeletion ? { kind: 'deleteFailures', run } : modal;

  const details =
    selected.details === 'several' ? (
      <Region key="several" name="The selected documents">
        <SelectionDetails />
      </Region>
    ) : selected.details === 'one' && document ? (
      <Region key={document.Id} name="The details">
        <DocumentDetails document={document} />
      </Region>
    ) : problem !== null ? (
      <Region key="absent" name="The details">
        <DocumentAbsent problem={problem} onClose={selected.clear} />
      </Region>
    ) : loading ? (
      <Region key="loading" name="The details">
        <DetailLoading onClose={selected.clear} />
      </Region>
    ) : null;

  return (
    <DocumentsModelContext value={model}>
      <PageLayout
        continued
        pane={{
          label: 'Filters',
          width: paneWidth,
          onWidthChange: setPaneWidth,
          ...drawers.drawer('filters'),
          content: (
            <Region name="The filters">
              <DocumentsFilters
                onSelected={drawers.close}
                createdId={createdFilter}
                openDeleted={openDeleted}
              />
            </Region>
          ),
        }}
        details={
          details === null
            ? undefined
            : {
                label: selected.details === 'several' ? 'Selection details' : 'Document details',
                content: details,
                ...drawers.drawer('details'),
                // A link to a document that cannot be shown must say so, although the user did not open the details.
                ...(problem !== null && { drawerOpen: true, onDrawerOpenChange: selected.clear }),
              }
        }
        onDetailsRoomChange={drawers.setDetailsRoom}
        floating={floating()}
      >
        {grid}
      </PageLayout>
      {wasFiltered ? <FilterDeleted /> : null}
      <DropOverlay
        target={
          uploading.status === 'open'
            ? uploading
            : { status: 'refused', reason: uploadDisabledReason(uploading) }
        }
        onFiles={(files) => {
          if (uploading.status === 'open') uploading.add(files);
        }}
        onFolders={(reading) => {
          if (uploading.status === 'open') uploading.addFolders(reading);
        }}
      />
      {shown.kind === 'none' ? null : (
        <Region key={shown.kind} name="The dialog" onClose={closeModal}>
          <DocumentModals modal={shown} onClose={closeModal} onFilterCreated={setCreatedFilter} />
        </Region>
      )}
    </DocumentsModelContext>
  );

  function floating() {
    const hasTray = run !== null && shown.kind !== 'deleteFailures';
    const hasBar = !drawers.room.list && (selected.count > 1 || selected.hidden > 0);
    if (!hasTray && !hasBar) return undefined;
    return <FloatingParts run={hasTray ? run : null} hasBar={hasBar} openDeleted={openDeleted} />;
  }
}
