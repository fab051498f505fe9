import { useMemo } from 'react';
import {
  DataGrid,
  DataGridColumnsMenu,
  Inline,
  parseColumnSettings,
  selectOnly,
  Stack,
  useToasts,
} from '@countersign/ui';
import { RANGE_LIMIT, SORT_LIMIT } from '@countersign/api-client/rules';
import { gridSorts, searchSorts } from '../../../grid/sortedSearch.ts';
import { useRemembered } from '../../../services/useRemembered.ts';
import { compactDocument, documentColumns } from './documentColumns.tsx';
import { NoDocuments } from './DocumentsEmpty.tsx';
import { useDocumentsFailed } from './DocumentsFailed.tsx';
import { DocumentsListMenu, OneBottomBar, SeveralBottomBar } from './laterParts.tsx';
import { FilterInUse, QuickFilterChips } from '../quickFilters/laterQuickFilters.tsx';
import { defaultSearch, isFiltered, sortFields } from '../documentsSearch.ts';
import { quickFiltersInUse } from '../quickFilters.ts';
import { useDocuments, useRowMenus } from '../model/documentsModel.ts';
import { useDocumentDrag } from '../model/useDocumentDrag.ts';
import { DocumentsActions, DocumentsFind } from './DocumentsToolbar.tsx';
import { settingKeys } from './gridSettings.ts';
import { useIdsBetween } from './useIdsBetween.ts';

const noun = { one: 'document', many: 'documents' };

/** Shows the list of documents with its search and actions. */
export function DocumentsGrid() {
  const model = useDocuments();
  const { pages, search, find, selected, room, act, disabledReasonsOf } = model;
  const { onRowDragStart } = useDocumentDrag(model);
  const { selection, select } = selected;
  const [columns, setColumns] = useRemembered(settingKeys.columns, parseColumnSettings);
  const rowMenu = useRowMenus();
  const toasts = useToasts();
  const failed = useDocumentsFailed();
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
      rowId={(row) => row.Id}
      state={pages.state}
      viewKey={pages.viewKey}
      selection={selection}
      hiddenSelected={selected.hidden}
      onSelectionChange={select}
      idsBetween={idsBetween}
      rangeLimit={RANGE_LIMIT}
      sort={sort}
      sortLimit={SORT_LIMIT}
      onSortChange={(next) => {
        find(searchSorts(next, sortFields, defaultSearch));
      }}
      columnSettings={columns}
      onColumnSettingsChange={setColumns}
      onPageSizeChange={pages.onPageSizeChange}
      onRowAction={(row) => {
        const reason = disabledReasonsOf(row).preview;
        if (reason === undefined) return act('preview', row);
        toasts.show({ tone: 'caution', message: reason });
        select(selectOnly(row.Id));
        room.openDetails?.();
      }}
      onRowDragStart={onRowDragStart}
      rowMenu={rowMenu}
      renderCompact={compactDocument}
      toolbar={
        <DocumentsFind
          columns={
            room.list ? (
              <DocumentsListMenu />
            ) : (
              <DataGridColumnsMenu
                columns={documentColumns}
                settings={columns}
                onSettingsChange={setColumns}
              />
            )
          }
        />
      }
      actions={actions()}
      footer={bottomBar()}
      empty={<NoDocuments />}
      failed={failed}
    />
  );

  function actions() {
    if (room.list) return isFiltered(search) ? <FilterInUse /> : undefined;
    // The tree shows one selected view or filter, but not that both limit the list.
    const isCombined = search.view !== 'all' && search.filter !== 0;
    if (!isCombined && quickFiltersInUse(search).length === 0) return <DocumentsActions />;
    return (
      <Stack grow>
        <DocumentsActions />
        <Inline gap={8} padding={8} wrap>
          {isCombined ? <FilterInUse /> : <QuickFilterChips />}
        </Inline>
      </Stack>
    );
  }

  function bottomBar() {
    if (!room.list || selected.count === 0) return undefined;
    return selected.count === 1 ? <OneBottomBar /> : <SeveralBottomBar />;
  }
}
