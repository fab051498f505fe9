import { useMemo, useState } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import {
  ContextMenu,
  DataGrid,
  DataGridColumnsMenu,
  selectedCount,
  selectOnly,
  useMediaQuery,
  type DataGridState,
  type GridSelection,
  type MenuPoint,
} from '@countersign/ui';
import { useRemembered } from '../../services/useRemembered.ts';
import { whyNotSeveral } from './bulkActions.ts';
import type { DocumentAction, Refusals } from './documentActions.ts';
import { compactDocument, documentColumns } from './documentColumns.tsx';
import { documentMenu } from './documentMenu.ts';
import { OneBottomBar, SeveralBottomBar } from './DocumentsBars.tsx';
import { NoDocuments } from './DocumentsEmpty.tsx';
import type { DocumentsSearch } from './documentsSearch.ts';
import { DocumentsActions, DocumentsFind } from './DocumentsToolbar.tsx';
import { parseColumnSettings, settingKeys } from './gridSettings.ts';
import { gridSort, searchSort } from './gridSort.ts';
import type { BulkAction } from './useBulkCommands.ts';

type Document = Schemas['Document'];

/** Under this width the documents are a list, and what can be done stands at its foot. */
export const LIST_QUERY = '(max-width: 639px)';

const noun = { one: 'document', many: 'documents' };

interface DocumentsGridProps {
  readonly state: DataGridState<Document>;
  readonly viewKey: string;
  readonly total: number;
  readonly search: DocumentsSearch;
  readonly onSearch: (search: DocumentsSearch) => void;
  readonly selection: GridSelection;
  readonly onSelect: (selection: GridSelection) => void;
  /** Why each action on the chosen document is refused. */
  readonly refused: Refusals;
  /** The same for any other. */
  readonly refusedFor: (document: Document) => Refusals;
  /** Of this document; else of the chosen one. */
  readonly onAction: (action: DocumentAction, document?: Document) => void;
  readonly bulk: {
    readonly running: BulkAction | null;
    readonly onAction: (action: BulkAction) => void;
    readonly onClear: () => void;
  };
  readonly onPageSizeChange: (rows: number) => void;
  readonly onUpload: () => void;
  /** Shows the details where they are in a drawer. */
  readonly onDetails: (() => void) | undefined;
  /** Shows the filters where they are in a drawer. */
  readonly onFilters: (() => void) | undefined;
}

/** The list of documents with what can be found and done in it. */
export function DocumentsGrid(props: DocumentsGridProps) {
  const { state, total, search, selection, refused, refusedFor, onAction, onSelect, onDetails } = props;
  const [text, setText] = useState(search.q);
  const [columns, setColumns] = useRemembered(settingKeys.columns, parseColumnSettings);
  const [menu, setMenu] = useState<{ readonly document: Document; readonly at: MenuPoint } | null>(null);
  const list = useMediaQuery(LIST_QUERY);
  const chosen = selectedCount(selection, total);
  const sort = useMemo(
    () => gridSort({ sort: search.sort, direction: search.direction }),
    [search.sort, search.direction],
  );
  const words = `${chosen.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} selected`;

  const bottomBar =
    !list || chosen === 0 ? undefined : chosen === 1 ? (
      <OneBottomBar
        words={words}
        refused={refused}
        onAction={onAction}
        menu={documentMenu(refused, onAction, onDetails)}
      />
    ) : (
      <SeveralBottomBar
        count={chosen}
        words={words}
        refusedReason={whyNotSeveral(selection)}
        {...props.bulk}
      />
    );

  return (
    <>
      <DataGrid
        label="Documents"
        noun={noun}
        columns={documentColumns}
        rowId={(row) => row.Id}
        state={state}
        viewKey={props.viewKey}
        selection={selection}
        onSelectionChange={onSelect}
        sort={sort}
        onSortChange={(next) => {
          props.onSearch({ ...search, ...searchSort(next) });
        }}
        columnSettings={columns}
        onColumnSettingsChange={setColumns}
        onPageSizeChange={props.onPageSizeChange}
        onRowAction={(row) => {
          onSelect(selectOnly(row.Id));
          onDetails?.();
        }}
        onRowMenu={(document, at) => {
          onSelect(selectOnly(document.Id));
          setMenu({ document, at });
        }}
        renderCompact={compactDocument}
        toolbar={
          <DocumentsFind
            text={text}
            onTextChange={setText}
            onSearch={(q) => {
              props.onSearch({ ...search, q });
            }}
            onUpload={props.onUpload}
            onFilters={props.onFilters}
            terse={list}
            columns={
              list ? undefined : (
                <DataGridColumnsMenu
                  columns={documentColumns}
                  settings={columns}
                  onSettingsChange={setColumns}
                />
              )
            }
          />
        }
        actions={
          list ? undefined : <DocumentsActions refused={refused} onAction={onAction} onDetails={onDetails} />
        }
        footer={bottomBar}
        empty={<NoDocuments filtered={search.q !== '' || search.filter !== 0} onUpload={props.onUpload} />}
      />
      <ContextMenu
        label={menu === null ? 'Document' : menu.document.Title}
        at={menu?.at ?? null}
        items={
          menu === null
            ? []
            : documentMenu(
                refusedFor(menu.document),
                (action) => {
                  onAction(action, menu.document);
                },
                onDetails,
              )
        }
        onClose={() => {
          setMenu(null);
        }}
      />
    </>
  );
}
