import { useMemo } from 'react';
import { DataGrid, DataGridColumnsMenu, parseColumnSettings, selectOnly, useToasts } from '@countersign/ui';
import type { Schemas } from '@countersign/api-client/contract';
import { RANGE_LIMIT, SORT_LIMIT } from '@countersign/api-client/rules';
import { gridSorts, searchSorts } from '../../../grid/sortedSearch.ts';
import { useSteadyRows } from '../../../grid/useSteadyRows.ts';
import { useListTitle } from '../../../services/shell.ts';
import { useRemembered } from '../../../services/useRemembered.ts';
import { compactDocument, documentColumns } from './documentColumns.tsx';
import { useDocumentsFailed } from './DocumentsFailed.tsx';
import { DocumentsListMenu, NoDocuments, OneBottomBar, SeveralBottomBar } from './laterParts.tsx';
import { FilterInUse, QuickFilterChips } from '../quickFilters/laterQuickFilters.tsx';
import { defaultSearch, isFiltered, sortFields } from '../documentsSearch.ts';
import { quickFiltersInUse } from '../quickFilters.ts';
import { useDocuments, useRowMenus } from '../model/documentsModel.ts';
import { useFilterPath } from '../model/useFilterPath.ts';
import { useDocumentDrag } from '../model/useDocumentDrag.ts';
import { DocumentsActions, DocumentsFind } from './DocumentsToolbar.tsx';
import { listTitle } from '../listTitle.ts';
import { settingKeys } from './gridSettings.ts';
import { useFilterHint } from './useFilterHint.ts';
import { useIdsBetween } from '../model/useIdsBetween.ts';

const idOf = ({ Id }: Schemas['Document']) => Id;
const noun = { one: 'document', many: 'documents' };

/** Shows the list of documents with its search and actions. */
export function DocumentsGrid() {
  const model = useDocuments();
  const { pages, search, find, selected, room, act, disabledReasonsOf } = model;
  const grid = useSteadyRows(pages.grid, idOf);
  const { onRowDragStart } = useDocumentDrag(model);
  const { select } = selected;
  const [settings, setSettings] = useRemembered(settingKeys.columns, parseColumnSettings);
  const rowMenu = useRowMenus();
  const toasts = useToasts();
  useListTitle(listTitle(search, useFilterPath().at(-1)));
  const failed = useDocumentsFailed();
  const cellHint = useFilterHint(model.clientId);
  const idsBetween = useIdsBetween(model.clientId, search);
  const sort = useMemo(
    () => gridSorts({ sort: search.sort, direction: search.direction, thenBy: search.thenBy }, sortFields),
    [search.sort, search.direction, search.thenBy],
  );

  return (
    <DataGrid
      label="Documents"
      noun={noun}
      columns={documentColumns}
      rowId={idOf}
      {...grid}
      selection={selected.listed}
      hiddenSelected={selected.hidden}
      onSelectionChange={select}
      idsBetween={idsBetween}
      rangeLimit={RANGE_LIMIT}
      sort={sort}
      sortLimit={SORT_LIMIT}
      onSortChange={(next) => {
        find(searchSorts(next, sortFields, defaultSearch));
      }}
      columnSettings={settings}
      onColumnSettingsChange={setSettings}
      onRowAction={(row) => {
        const reason = disabledReasonsOf(row).preview;
        if (reason === undefined) return act('preview', row);
        const action = { label: 'Download', onPress: () => act('download', row) };
        toasts.show({ tone: 'caution', message: reason, action });
        select(selectOnly(row.Id), true);
        room.openDetails?.();
      }}
      onRowDragStart={onRowDragStart}
      rowMenu={rowMenu}
      cellHint={cellHint}
      renderCompact={compactDocument}
      toolbar={
        <DocumentsFind
          columns={
            room.list ? (
              <DocumentsListMenu />
            ) : (
              <DataGridColumnsMenu
                columns={documentColumns}
                settings={settings}
                onSettingsChange={setSettings}
              />
            )
          }
        />
      }
      actions={actions()}
      limits={limits()}
      footer={bottomBar()}
      empty={<NoDocuments />}
      failed={failed}
    />
  );

  function actions() {
    if (room.list) return isFiltered(search) ? <FilterInUse /> : undefined;
    return <DocumentsActions />;
  }

  function limits() {
    if (room.list) return undefined;
    // The tree shows one selected view or filter, but not that both limit the list.
    if (search.view !== 'all' && search.filter !== 0) return <FilterInUse />;
    return quickFiltersInUse(search).length === 0 ? undefined : <QuickFilterChips />;
  }

  function bottomBar() {
    if (!room.list || selected.count === 0) return undefined;
    return selected.count === 1 ? <OneBottomBar /> : <SeveralBottomBar />;
  }
}
