import { use } from 'react';
import { Button } from '../../components/Button/Button.js';
import { Icon } from '../../components/Icon/Icon.js';
import { FilterIcon, FirmFilterIcon } from '../../components/Icon/icons.js';
import { MenuButton } from '../../components/Menu/MenuButton.js';
import type { MenuEntry } from '../../components/Menu/menuItems.js';
import { Notice } from '../../components/Notice/Notice.js';
import { Skeleton } from '../../components/Skeleton/Skeleton.js';
import { Tree } from '../../components/Tree/Tree.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.js';
import { InDrawer } from '../PageLayout/InDrawer.js';
import { type FilterNode, hasFirmFilter, toTreeNodes } from './filterNodes.js';
import * as styles from './FilterTree.css.js';
import { filterTreeMessages } from './filterTree.messages.js';

export type FilterTreeState =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  | { status: 'ready'; filters: readonly FilterNode[] };

export interface FilterTreeProps {
  state: FilterTreeState;
  /** 0 is the root: every document. */
  selectedId: number;
  onSelect: (id: number) => void;
  expanded: ReadonlySet<number>;
  onExpandedChange: (expanded: Set<number>) => void;
  /** Create, rename, delete, assign: what can be done here. Left out, the heading stands without a menu; a drawer has its own. */
  actions?: readonly MenuEntry[];
}

/** The filters of a client's documents, the firm's own among them. */
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
            <Icon drawing={FilterIcon} tone="muted" />
            {filterTreeMessages.root}
          </span>
        </div>
      )}
      <div className={styles.body}>
        <Filters state={state} {...tree} />
      </div>
      {state.status === 'ready' && hasFirmFilter(state.filters) ? (
        <div className={styles.legend}>
          <Icon drawing={FirmFilterIcon} size={14} tone="muted" />
          {filterTreeMessages.firmFilter}
        </div>
      ) : null}
    </div>
  );
}

function Filters({ state, ...tree }: Omit<FilterTreeProps, 'actions'>) {
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
      return <Tree {...tree} label={filterTreeMessages.root} nodes={toTreeNodes(state.filters)} />;
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
