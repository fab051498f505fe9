import { use } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Icon } from '../../components/Icon/Icon.js';
import { FilterIcon, FirmFilterIcon } from '../../components/Icon/icons.js';
import { MenuButton } from '../../components/Menu/MenuButton.js';
import type { MenuEntry } from '../../components/Menu/menuItems.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Skeleton } from '../../components/Skeleton/Skeleton.js';
import {
  Tree,
  type TreeEditing,
  type TreeNode,
  type TreeOutcome,
  type TreePosition,
} from '../../components/Tree/Tree.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import { InDrawer } from '../PageLayout/InDrawer.js';
import { FILTER_LEVELS, type FilterNode, hasFirmFilter, toTreeNodes } from './filterNodes.js';
import * as styles from './FilterTree.css.js';
import { filterTreeMessages } from './filterTree.messages.js';

export type FilterTreeState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; filters: readonly FilterNode[] };

export interface FilterTreeProps {
  /** Being read, not to be read, or there. */
  state: FilterTreeState;
  /** 0 is the root: every document. */
  selectedId: number;
  /** Told the filter that is pressed. */
  onSelect: (id: number) => void;
  /** Ids of the filters whose children are shown. */
  expanded: ReadonlySet<number>;
  /** Told the ids when a filter is opened or closed. */
  onExpandedChange: (expanded: Set<number>) => void;
  /** Create, rename, delete, assign: what can be done here. Left out, the heading stands without a menu; a drawer has its own. */
  actions?: readonly MenuEntry[];
  /** Moves one of the client's filters. The answer says what is wrong, in words, or nothing once it is done. */
  onMove?: ((filter: TreeNode, place: TreePosition) => TreeOutcome) | undefined;
  /** Whether a filter may go to a place: true, or why not in a sentence. More than three levels are never made. */
  canMove?: ((filter: TreeNode, place: TreePosition) => true | string) | undefined;
  /** Renames one of the client's filters; an empty name never gets here. The answer is as that of `onMove`. */
  onRename?: ((id: number, name: string) => TreeOutcome) | undefined;
  /** The filter that is being moved or renamed, for a menu that starts it too. */
  editing?: TreeEditing | undefined;
  /** Told when moving or renaming starts and ends. Left out, the tree keeps it. */
  onEditingChange?: ((editing: TreeEditing | undefined) => void) | undefined;
}

/**
 * The filters of a client's documents, the firm's own among them. With `onMove` and `onRename` the client's are put in
 * order in place, down to three levels; the firm's stay as they are.
 */
export function FilterTree({ state, actions = [], ...tree }: FilterTreeProps) {
  const inDrawer = use(InDrawer);
  return (
    <div className={styles.pane}>
      {actions.length > 0 ? (
        <div className={styles.head}>
          <MenuButton label={filterTreeMessages.root} icon={FilterIcon} size="small" items={actions} />
        </div>
      ) : inDrawer ? null : (
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

function Filters({ state, onRename, ...tree }: Omit<FilterTreeProps, 'actions'>) {
  switch (state.status) {
    case 'loading':
      return <LoadingFilters />;
    case 'failed':
      return (
        <Notice
          tone="critical"
          live
          action={
            <Button size="small" onPress={state.onRetry}>
              {filterTreeMessages.retry}
            </Button>
          }
        >
          {filterTreeMessages.failed}
        </Notice>
      );
    case 'ready':
      return (
        <Tree
          {...tree}
          label={filterTreeMessages.root}
          nodes={toTreeNodes(state.filters)}
          maxDepth={FILTER_LEVELS}
          maxDepthReason={filterTreeMessages.threeLevels}
          onRename={
            onRename && ((id, name) => (name === '' ? filterTreeMessages.nameRequired : onRename(id, name)))
          }
        />
      );
  }
}

/** Widths of names as they tend to be, so that the pane does not jump when they come. */
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
