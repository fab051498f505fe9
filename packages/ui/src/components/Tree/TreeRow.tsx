import type { ReactNode } from 'react';
import { shortCount } from '../counts/counts.js';
import { Icon } from '../Icon/Icon.js';
import { ChevronDownIcon, ChevronRightIcon } from '../Icon/icons.js';
import { Spinner } from '../Spinner/Spinner.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Tree.css.js';
import type { TreeId, TreeItem } from './treeItems.js';
import { TreeRenameField } from './TreeRenameField.js';
import type { TreeRename } from './useTreeRename.js';
import type { TreeSaving } from './useTreeSaving.js';

export interface TreeRowProps<Id extends TreeId = number> {
  item: TreeItem<Id>;
  /** Whether the tree is a list, in which no row needs room for an arrow. */
  flat: boolean;
  saving: TreeSaving<Id>;
  rename: TreeRename<Id>;
  /** Where the node that is moved would go, if that is beside this row. */
  mark: ReactNode;
  /** Id of the message below the row. */
  noteId: string | undefined;
}

/** Content of a row: arrow, icon, name or its field, mark, number. */
export function TreeRow<Id extends TreeId>({
  item: { node, expanded },
  flat,
  saving,
  rename,
  mark,
  noteId,
}: TreeRowProps<Id>) {
  const icon = expanded === true ? (node.openIcon ?? node.icon) : node.icon;
  const pending = saving.pendingIds.has(node.id);
  return (
    <>
      {flat || node.flush === true ? null : (
        <span className={styles.chevron} data-tree-chevron="" aria-hidden="true">
          {expanded === undefined ? null : (
            <Icon icon={expanded ? ChevronDownIcon : ChevronRightIcon} size={14} tone="muted" />
          )}
        </span>
      )}
      {icon === undefined ? null : (
        <span className={styles.glyph}>
          <Icon icon={icon} />
        </span>
      )}
      {rename.id === node.id ? (
        <TreeRenameField
          node={node}
          rename={rename}
          pending={pending}
          noteId={noteId}
          onTyped={saving.clear}
        />
      ) : (
        <>
          <span className={styles.label} title={node.label}>
            {node.label}
          </span>
          {pending ? <Spinner size={14} /> : null}
        </>
      )}
      {node.mark === undefined ? null : (
        <span className={styles.mark} title={node.mark.label}>
          <VisuallyHidden>, {node.mark.label}</VisuallyHidden>
          <Icon icon={node.mark.icon} size={14} tone="muted" />
        </span>
      )}
      {node.count === undefined ? null : (
        <span className={styles.count} title={node.count.label}>
          <VisuallyHidden>, {node.count.label}</VisuallyHidden>
          <span aria-hidden="true">{shortCount(node.count.value)}</span>
        </span>
      )}
      {mark}
    </>
  );
}
