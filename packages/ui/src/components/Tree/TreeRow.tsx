import { assignInlineVars } from '@vanilla-extract/dynamic';
import { shortCount } from '../counts/counts.js';
import { Icon } from '../Icon/Icon.js';
import { ChevronDownIcon, ChevronRightIcon } from '../Icon/icons.js';
import { Spinner } from '../Spinner/Spinner.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Tree.css.js';
import type { TreeId, TreeItem } from './treeItems.js';
import { TreeRenameField } from './TreeRenameField.js';
import type { Aim } from './treeMoving.js';
import type { TreeRename } from './useTreeRename.js';
import type { TreeSaving } from './useTreeSaving.js';

export interface TreeRowProps<Id extends TreeId = number> {
  item: TreeItem<Id>;
  /** Whether the tree is a list, in which no row needs room for an arrow. */
  flat: boolean;
  saving: TreeSaving<Id>;
  rename: TreeRename<Id>;
  /** The node being moved, if it is aimed at this row. */
  aim: Aim<Id> | undefined;
  /** Id of the message below the row. */
  noteId: string | undefined;
}

/** Content of a row: arrow, icon, name or its field, mark, number. */
export function TreeRow<Id extends TreeId>({
  item: { node, expanded },
  flat,
  saving,
  rename,
  aim,
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
      {aim === undefined ? null : <DropMark aim={aim} />}
    </>
  );
}

/**
 * Renders the line of the drop position, and why it is invalid. Screen readers announce both as they happen.
 */
function DropMark<Id extends TreeId>({ aim: { spot, refusal } }: { aim: Aim<Id> }) {
  if (spot === undefined) return null;
  return (
    <>
      {spot.side === 'inside' ? null : (
        <span
          className={styles.line}
          data-side={spot.side}
          data-refused={refusal === undefined ? undefined : ''}
          style={assignInlineVars({ [styles.dropLevel]: String(spot.level) })}
          aria-hidden="true"
        />
      )}
      {refusal === undefined ? null : (
        <span className={styles.reason} aria-hidden="true">
          {refusal}
        </span>
      )}
    </>
  );
}
