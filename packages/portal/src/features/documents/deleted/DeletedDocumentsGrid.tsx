import type { Schemas } from '@countersign/api-client/contract';
import {
  ArrowLeftIcon,
  BottomBar,
  Button,
  CloseIcon,
  DataGrid,
  EmptyState,
  HistoryIcon,
  Icon,
  IconButton,
  Inline,
  isSelected,
  Link,
  RestoreIcon,
  SearchField,
  type MenuItem,
} from '@countersign/ui';
import { useTypedSearch } from '../../../grid/useTypedSearch.ts';
import { documentCount, formatCount } from '../../../services/counts.ts';
import { RunsInProgress } from '../grid/laterParts.tsx';
import { compactDeleted, deletedColumns } from './deletedColumns.tsx';
import { deletedDocumentsMessages } from './deletedDocuments.messages.ts';
import type { DeletedSearch, FindDeleted } from './deletedSearch.ts';
import type { useDeletedDocuments } from './useDeletedDocuments.ts';

type DeletedDocument = Schemas['DeletedDocument'];

const noun = { one: 'deleted document', many: 'deleted documents' };

interface DeletedDocumentsGridProps {
  readonly deleted: ReturnType<typeof useDeletedDocuments>;
  /** Whether the documents are a list, with the actions at the bottom. */
  readonly list: boolean;
  readonly search: DeletedSearch;
  readonly find: FindDeleted;
  readonly documentsHref: string;
  /** Number of actions on this client's documents that run without being shown. */
  readonly runsBehind: number;
  /** Shows one of these. */
  readonly openRun: () => void;
  readonly onHistory: (document: DeletedDocument) => void;
}

/** Shows the list of deleted documents with its search and actions. */
export function DeletedDocumentsGrid({
  deleted,
  list,
  search,
  find,
  documentsHref,
  runsBehind,
  openRun,
  onHistory,
}: DeletedDocumentsGridProps) {
  const { pages, selection, select, clear, count, only, restore, restoring, restoreDisabledReason } = deleted;
  const typed = useTypedSearch(search, find);
  const restoration = {
    icon: RestoreIcon,
    pending: restoring,
    disabledReason: restoreDisabledReason,
    onPress: restore,
  };
  const history = {
    icon: HistoryIcon,
    disabledReason: historyDisabledReason(count),
    onPress: () => {
      if (only !== undefined) onHistory(only);
    },
  };

  const back = (
    <Link href={documentsHref}>
      <Inline gap={4}>
        <Icon icon={ArrowLeftIcon} />
        All documents
      </Inline>
    </Link>
  );

  return (
    <DataGrid
      label="Deleted documents"
      noun={noun}
      columns={deletedColumns}
      rowId={({ Id }) => Id}
      {...pages.grid}
      selection={selection}
      onSelectionChange={select}
      onRowAction={onHistory}
      rowMenu={rowMenu}
      renderCompact={compactDeleted}
      toolbar={
        <Inline gap={16} grow>
          {list ? null : back}
          <SearchField label="Search deleted documents" {...typed} fullWidth={list} />
          {runsBehind === 0 ? null : <RunsInProgress count={runsBehind} onOpen={openRun} />}
        </Inline>
      }
      actions={
        list ? (
          back
        ) : (
          <Inline gap={4}>
            <Button variant="ghost" size="small" {...restoration}>
              Restore
            </Button>
            <Button variant="ghost" size="small" {...history}>
              History
            </Button>
          </Inline>
        )
      }
      footer={
        list && count > 0 ? (
          <BottomBar label="Selected documents" count={`${formatCount(count)} selected`}>
            <IconButton
              label={count === 1 ? 'Restore' : `Restore ${documentCount(count)}`}
              size="large"
              {...restoration}
            />
            <IconButton label="History" size="large" {...history} />
            <IconButton label="Clear selection" icon={CloseIcon} size="large" onPress={clear} />
          </BottomBar>
        ) : undefined
      }
      empty={
        search.q === '' ? (
          <EmptyState title={deletedDocumentsMessages.empty}>{deletedDocumentsMessages.emptyHint}</EmptyState>
        ) : (
          <EmptyState
            illustration="noMatches"
            title={deletedDocumentsMessages.noMatches}
            action={
              <Button
                onPress={() => {
                  find({ q: '' });
                }}
              >
                Show all deleted documents
              </Button>
            }
          >
            {deletedDocumentsMessages.noMatchesHint}
          </EmptyState>
        )
      }
    />
  );

  /** The menu of a row: of its document, or of all selected ones if it is among them. */
  function rowMenu(document: DeletedDocument) {
    const several = count > 1 && isSelected(selection, document.Id);
    const restoreItem: MenuItem = {
      id: 'restore',
      label: 'Restore',
      icon: RestoreIcon,
      disabledReason: restoring
        ? deletedDocumentsMessages.restoring
        : several
          ? restoreDisabledReason
          : undefined,
      onSelect: () => {
        restore(several ? undefined : document);
      },
    };
    if (several) {
      const label = `${formatCount(count)} selected`;
      return [{ id: 'several', label, items: [restoreItem] }];
    }
    const historyItem: MenuItem = {
      id: 'history',
      label: 'History',
      icon: HistoryIcon,
      onSelect: () => {
        onHistory(document);
      },
    };
    return [{ id: 'document', items: [restoreItem, historyItem] }];
  }
}

function historyDisabledReason(count: number): string | undefined {
  if (count === 0) return deletedDocumentsMessages.selectFirst;
  return count > 1 ? deletedDocumentsMessages.selectOne : undefined;
}
