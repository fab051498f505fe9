import { use, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Icon } from '../../components/Icon/Icon.js';
import { FilterIcon, FirmFilterIcon } from '../../components/Icon/icons.js';
import { lazyComponent } from '../../components/lazyComponent/lazyComponent.js';
import type { ContextMenuProps } from '../../components/Menu/ContextMenu.js';
import { MenuBoundary } from '../../components/Menu/MenuBoundary.js';
import { MenuButton } from '../../components/Menu/MenuButton.js';
import type { MenuEntry } from '../../components/Menu/menuItems.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Skeleton } from '../../components/Skeleton/Skeleton.js';
import {
  Tree,
  type TreeDropping,
  type TreeEditing,
  type TreeId,
  type TreeNode,
  type TreeOutcome,
  type TreePosition,
} from '../../components/Tree/Tree.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import { InDrawer } from '../PageLayout/InDrawer.js';
import { FILTER_LEVELS, type FilterId, type FilterNode, hasFirmFilter, toTreeNodes } from './filterNodes.js';
import * as styles from './FilterTree.css.js';
import { filterTreeMessages } from './filterTree.messages.js';

export type FilterTreeState<Id extends TreeId = number> =
  | { status: 'loading' }
  /** Without `onRetry` something else on the page tries again. */
  | { status: 'failed'; onRetry?: (() => void) | undefined }
  /** `documents` is the number of all documents, if it is known. */
  | { status: 'ready'; filters: readonly FilterNode<Id>[]; documents?: number | undefined };

export interface FilterTreeProps<Id extends TreeId = number> {
  /**
   * A pane of the page, as high as it, with a heading; or a field of a form.
   * @default 'pane'
   */
  variant?: 'pane' | 'field' | undefined;
  /** Content above the heading of a pane, such as a ViewList. */
  above?: ReactNode;
  /** Loading, failed, or ready. */
  state: FilterTreeState<Id>;
  /** 0 is the root: all documents. Undefined if none is selected, or if something else says what is shown. */
  selectedId: FilterId<Id> | undefined;
  /** Called with the filter that is pressed. */
  onSelect: (id: FilterId<Id>) => void;
  /** Ids of the expanded filters. */
  expanded: ReadonlySet<FilterId<Id>>;
  /** Called with the ids when a filter is expanded or collapsed. */
  onExpandedChange: (expanded: Set<FilterId<Id>>) => void;
  /**
   * Create, rename, delete, assign: the available actions. If omitted, the heading has no menu; a drawer has
   * its own.
   */
  actions?: readonly MenuEntry[] | undefined;
  /**
   * Returns the menu of a filter when it opens: by a right click, a long press, Shift F10 or the menu key. If omitted,
   * filters have none. Offer its actions elsewhere too, such as in `actions`.
   */
  filterMenu?: ((id: FilterId<Id>) => readonly MenuEntry[]) | undefined;
  /** Called when Delete is pressed on one of the client's filters; ask before you delete it. */
  onDelete?: ((id: FilterId<Id>) => void) | undefined;
  /** Moves one of the client's filters. Returns an error message, or nothing on success. */
  onMove?: ((filter: TreeNode<FilterId<Id>>, place: TreePosition<FilterId<Id>>) => TreeOutcome) | undefined;
  /**
   * Whether a filter may move to a position: true, or a sentence that says why not. More than three levels
   * are never allowed.
   */
  canMove?:
    ((filter: TreeNode<FilterId<Id>>, place: TreePosition<FilterId<Id>>) => true | string) | undefined;
  /** Renames one of the client's filters; the name is never empty. Returns the same as `onMove`. */
  onRename?: ((id: FilterId<Id>, name: string) => TreeOutcome) | undefined;
  /**
   * Number of times that the filters were to take the focus; each higher number moves it there.
   * @default 0
   */
  focusRequest?: number | undefined;
  /** A filter to scroll to once the one above it is expanded, such as one that was just created. */
  revealedId?: Id | undefined;
  /** Accepts documents that are dragged onto a filter. Offer the same without dragging. */
  dropping?: TreeDropping<FilterId<Id>> | undefined;
  /** The filter being moved or renamed, for a menu that also starts this. */
  editing?: TreeEditing<FilterId<Id>> | undefined;
  /** Called when moving or renaming starts and ends. If omitted, the tree keeps this state. */
  onEditingChange?: ((editing: TreeEditing<FilterId<Id>> | undefined) => void) | undefined;
}

const FilterMenu = lazyComponent(
  async () => (await import('../../components/Menu/ContextMenu.js')).ContextMenu,
);

/**
 * Shows the filters of a client's documents, including the firm's own. With `onMove` and `onRename` users
 * arrange the client's filters in place, down to three levels; the firm's are fixed.
 */
export function FilterTree<Id extends TreeId>({
  variant = 'pane',
  above,
  state,
  actions = [],
  ...tree
}: FilterTreeProps<Id>) {
  const inDrawer = use(InDrawer);
  return (
    <div
      className={variant === 'pane' ? styles.pane : styles.field}
      data-in-drawer={inDrawer ? '' : undefined}
    >
      {above}
      {actions.length > 0 ? (
        <div className={styles.head}>
          <MenuButton label={filterTreeMessages.root} icon={FilterIcon} size="small" items={actions} />
        </div>
      ) : inDrawer || variant === 'field' ? null : (
        <div className={styles.head}>
          <span className={styles.title}>
            <Icon icon={FilterIcon} tone="muted" />
            {filterTreeMessages.root}
          </span>
        </div>
      )}
      <div className={styles.body}>
        <Filters state={state} {...tree} />
      </div>
      {state.status === 'ready' && hasFirmFilter(state.filters) ? (
        <div className={styles.legend}>
          <Icon icon={FirmFilterIcon} size={14} tone="muted" />
          {filterTreeMessages.firmFilter}
        </div>
      ) : null}
    </div>
  );
}

function Filters<Id extends TreeId>({
  state,
  onRename,
  filterMenu,
  ...tree
}: Omit<FilterTreeProps<Id>, 'actions'>) {
  // Its words stay while it goes. Undefined until one is opened: the code of menus is loaded then.
  const [menu, setMenu] = useState<Pick<ContextMenuProps, 'label' | 'items' | 'at'>>();
  const [isOpen, setOpen] = useState(false);

  function openMenu({ id, label }: TreeNode<FilterId<Id>>, at: ContextMenuProps['at']): void {
    const items = filterMenu?.(id) ?? [];
    setMenu({ label, items, at });
    setOpen(items.length > 0);
  }
  switch (state.status) {
    case 'loading':
      return <LoadingFilters />;
    case 'failed':
      return (
        <Notice
          tone="critical"
          live
          action={
            state.onRetry === undefined ? undefined : (
              <Button size="small" onPress={state.onRetry}>
                {filterTreeMessages.retry}
              </Button>
            )
          }
        >
          {filterTreeMessages.failed}
        </Notice>
      );
    case 'ready':
      return (
        <>
          <Tree<FilterId<Id>>
            {...tree}
            label={filterTreeMessages.root}
            nodes={toTreeNodes(state.filters, state.documents)}
            maxDepth={FILTER_LEVELS}
            maxDepthReason={filterTreeMessages.threeLevels}
            onMenu={filterMenu && openMenu}
            onRename={
              onRename && ((id, name) => (name === '' ? filterTreeMessages.nameRequired : onRename(id, name)))
            }
          />
          {menu === undefined ? null : (
            <MenuBoundary open={isOpen} onOpenChange={setOpen}>
              <FilterMenu {...menu} at={isOpen ? menu.at : null} onClose={() => setOpen(false)} />
            </MenuBoundary>
          )}
        </>
      );
  }
}

/** Typical widths of names, so that the pane does not jump when they load. */
const SKELETONS = [64, 104, 88, 120, 72, 96] as const;

function LoadingFilters() {
  return (
    <div role="status" className={styles.skeletons}>
      <VisuallyHidden>{filterTreeMessages.loading}</VisuallyHidden>
      {SKELETONS.map((width) => (
        <Skeleton key={width} width={width} height={8} />
      ))}
    </div>
  );
}
