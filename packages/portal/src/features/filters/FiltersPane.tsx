import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { documentFilterQueries } from '@countersign/api-client';
import { filterPath } from '@countersign/api-client/rules';
import {
  FilterTree,
  lazyComponent,
  ROOT_FILTER,
  type MenuEntry,
  type TreeDropping,
  type TreeEditing,
} from '@countersign/ui';
import { Region } from '../../services/Region.tsx';
import { useServices } from '../../services/services.tsx';
import { useOnFirstUse } from '../../services/useOnFirstUse.ts';
import { filterMenu, type FilterAction } from './filterMenu.ts';
import type { FilterModal } from './FilterModals.tsx';
import { keepOpen, openAtFirst } from './opened/openedFilters.ts';
import { treeState } from './treeState.ts';
import { useFilterEdits } from './useFilterEdits.ts';

/** The dialogs load when the page is first used: the first letters of a name are typed as soon as one was asked for. */
const FilterModals = lazyComponent(async () => (await import('./FilterModals.tsx')).FilterModals);

interface FiltersPaneProps {
  /** Content above the filters. */
  readonly above?: ReactNode;
  readonly clientId: number;
  /** Filter id; 0 is the root, which limits nothing and so is not marked: the views beside it are. */
  readonly selectedId: number;
  /** Whether something else on the page, which failed as well, tries again for both. */
  readonly retried?: boolean;
  /** Whether the numbers of documents are read: the list comes first. */
  readonly counted?: boolean;
  readonly onSelect: (filterId: number) => void;
  /** A filter that something else on the page has created: it is scrolled to. */
  readonly createdId?: number | undefined;
  /** Actions on other things, after those on filters. */
  readonly actions?: readonly MenuEntry[];
  /** Accepts documents that are dragged onto a filter. */
  readonly dropping?: TreeDropping;
}

const none: readonly MenuEntry[] = [];

/** Shows the client's filters, the firm's and the client's own, and lets users arrange the client's. */
export function FiltersPane({
  above,
  clientId,
  selectedId,
  retried = false,
  counted = false,
  onSelect,
  createdId,
  actions = none,
  dropping,
}: FiltersPaneProps) {
  const { portal, settings } = useServices();
  const query = useQuery(documentFilterQueries.tree(portal, clientId));
  // A tree without numbers is of use too, so a failure has no voice; the next change of a document reads them again.
  const { data: counts } = useQuery({ ...documentFilterQueries.counts(portal, clientId), enabled: counted });
  const state = treeState(query, counts);
  const tree = query.data ?? [];
  const [opened, setOpened] = useState<ReadonlySet<number> | null>(null);
  const shown = { clientId, tree, selectedId };
  const expanded = opened ?? openAtFirst(settings, shown);
  const keep = useEffectEvent((ids: ReadonlySet<number>) => {
    keepOpen(settings, shown, ids);
  });
  useEffect(() => {
    if (opened !== null) keep(opened);
  }, [opened]);
  const [revealedId, setRevealedId] = useState<number>();
  const [followedId, setFollowedId] = useState(createdId);
  if (followedId !== createdId && filterPath(tree, createdId ?? 0).length > 0) {
    setFollowedId(createdId);
    setRevealedId(createdId);
    open(...ancestors(createdId ?? 0));
  }
  const [editing, setEditing] = useState<TreeEditing>();
  const [modal, setModal] = useState<FilterModal>('none');
  /** What is changed: the selected filter, or that of the menu or key in the tree. */
  const [changedId, setChangedId] = useState(selectedId);
  const edits = useFilterEdits(clientId, tree, editing);
  useOnFirstUse(FilterModals.preload);

  return (
    <>
      <FilterTree
        above={above}
        state={state.status === 'failed' && retried ? { status: 'failed' } : state}
        selectedId={selectedId === ROOT_FILTER ? undefined : selectedId}
        onSelect={onSelect}
        expanded={expanded}
        onExpandedChange={(ids) => {
          setOpened(ids);
          setRevealedId(undefined);
        }}
        revealedId={revealedId}
        actions={query.data === undefined ? none : [...menuOf(selectedId), ...actions]}
        filterMenu={menuOf}
        onDelete={(id) => {
          act('delete', id);
        }}
        editing={editing}
        onEditingChange={setEditing}
        dropping={dropping}
        {...edits}
      />
      {modal === 'none' ? null : (
        <Region name="The dialog" onClose={close}>
          <FilterModals
            modal={modal}
            clientId={clientId}
            tree={tree}
            counts={counts}
            filterId={changedId}
            onClose={close}
            onCreated={({ Id, parentId }) => {
              close();
              open(...filterPath(tree, parentId));
              setRevealedId(Id);
            }}
            onMoved={(parentId) => {
              close();
              open(...filterPath(tree, parentId));
            }}
            onDeleted={({ Id, parentId }) => {
              close();
              // What is shown goes only with a filter around it.
              if (Id === selectedId || filterPath(tree, selectedId).includes(Id)) onSelect(parentId);
            }}
          />
        </Region>
      )}
    </>
  );

  function ancestors(id: number): readonly number[] {
    return filterPath(tree, id).slice(0, -1);
  }

  function open(...ids: readonly number[]): void {
    setOpened(new Set([...expanded, ...ids]));
  }

  function menuOf(id: number): readonly MenuEntry[] {
    return filterMenu(tree, id, (action) => {
      act(action, id);
    });
  }

  function act(action: FilterAction, id: number): void {
    setChangedId(id);
    if (action === 'rename') setEditing({ kind: 'rename', id });
    else setModal(action);
  }

  function close(): void {
    setModal('none');
  }
}
