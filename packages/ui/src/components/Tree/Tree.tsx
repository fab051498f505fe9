import {
  useId,
  useState,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { styleVariables } from '../../theme/styleVariables.js';
import { Icon } from '../Icon/Icon.js';
import { CircleAlertIcon } from '../Icon/icons.js';
import { lazyComponent } from '../lazyComponent/lazyComponent.js';
import { findByName, TypedName } from '../typeahead/typedName.js';
import { AllTreeRows } from './AllTreeRows.js';
import * as styles from './Tree.css.js';
import { type TreeId, type TreeItem, type TreeNode, visibleItems } from './treeItems.js';
import { treeCommand } from './treeKeyboard.js';
import type { TreeProps } from './tree.types.js';
import { TreeRow } from './TreeRow.js';
import { useTreeDrop } from './useTreeDrop.js';
import { useTreeEditing } from './useTreeEditing.js';
import { useInSight, useTreeFocus } from './useTreeFocus.js';
import { useTreeMove } from './useTreeMove.js';
import { useTreeRename } from './useTreeRename.js';
import { changeDisabledReason, useTreeSaving } from './useTreeSaving.js';

export type { TreeEditingProps, TreeProps } from './tree.types.js';
export type { TreeId, TreeNode } from './treeItems.js';
export type { TreePosition } from './treeSpots.js';
export type { TreeDropping } from './useTreeDrop.js';
export type { TreeEditing } from './useTreeEditing.js';
export type { TreeOutcome } from './useTreeSaving.js';

/** Trees up to this length render completely. */
const SHORT_TREE = 100;

const NearTreeRows = lazyComponent(async () => (await import('./NearTreeRows.js')).NearTreeRows, AllTreeRows);

const MOVE_KEYS = 'Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight';

/**
 * Shows a hierarchy to select one node from, and to move and rename nodes if offered. One tab stop; arrows
 * move, expand and collapse.
 */
export function Tree<Id extends TreeId>({
  label,
  nodes,
  expanded,
  onExpandedChange,
  selectedId,
  onSelect,
  onMove,
  onRename,
  focusRequest = 0,
  revealedId,
  onMenu,
  onDelete,
  dropping,
  editing: givenEditing,
  onEditingChange,
  ...rules
}: TreeProps<Id>) {
  const id = useId();
  const [typed] = useState(() => new TypedName());
  const items = visibleItems(nodes, expanded);
  const { root, active, focus, onDrawn, onFocus, onLeave } = useTreeFocus({
    ...{ id, nodes, items, selectedId, focusRequest },
  });

  const [editing, setEditing] = useTreeEditing(givenEditing, onEditingChange);
  const saving = useTreeSaving<Id>();
  const shared = { nodes, editing, setEditing, saving, focus };
  const rename = useTreeRename({ ...shared, onRename });
  const move = useTreeMove({ ...shared, ...rules, items, expanded, onMove, setOpen, itemOf });

  const aimed = move.isAiming ? move.aim : undefined;
  useInSight({
    ...{ id, items, takenId: aimed?.id, aimedId: aimed?.spot?.at, failedId: saving.failure?.id, revealedId },
  });

  const drop = useTreeDrop({ dropping, items, setOpen, itemOf });

  function setOpen(ids: readonly Id[], open: boolean): void {
    const next = new Set(expanded);
    for (const each of ids) {
      if (open) next.add(each);
      else next.delete(each);
    }
    onExpandedChange(next);
  }

  function itemOf(target: EventTarget): { item: TreeItem<Id>; row: Element } | undefined {
    if (!(target instanceof Element)) return undefined;
    const row = target.closest('[role="treeitem"]');
    const item = items.find(({ node }) => `${id}-${node.id}` === row?.id);
    return row === null || item === undefined ? undefined : { item, row };
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (active === undefined || event.ctrlKey || event.metaKey) return;
    if (isEditingKey(event, active.node)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.altKey || move.isAiming) return;
    const command = treeCommand(event.key, items, active.node.id);
    if (command === undefined && event.key.length !== 1) return;
    event.preventDefault();
    event.stopPropagation();
    if (command === undefined) return type(event.key, event.timeStamp, active);
    switch (command.type) {
      case 'focus':
        return focus(command.id);
      case 'expand':
        return setOpen(command.ids, true);
      case 'collapse':
        return setOpen([command.id], false);
      case 'select':
        return onSelect(command.id);
    }
  }

  function isEditingKey(event: KeyboardEvent, node: TreeNode<Id>): boolean {
    if (move.onKeyDown(event, node)) return true;
    if (move.isAiming) return false;
    const { key, shiftKey } = event;
    if (key === 'F2' && onRename !== undefined) rename.start(node);
    else if (key === 'Delete' && onDelete !== undefined) remove(node, onDelete);
    else if (key === 'F10' && shiftKey && onMenu !== undefined) openMenu(event);
    else return false;
    return true;
  }

  function remove(node: TreeNode<Id>, then: (id: Id) => void): void {
    const reason = changeDisabledReason(node, saving);
    if (reason === undefined) then(node.id);
    else saving.fail(node.id, reason);
  }

  /** At the pointer; asked for by a key, below the row. */
  function openMenu(event: MouseEvent | KeyboardEvent): void {
    const found = isInName(event.target) || move.isAiming ? undefined : itemOf(event.target);
    if (found === undefined || onMenu === undefined) return;
    event.preventDefault();
    focus(found.item.node.id);
    const { left, bottom } = found.row.getBoundingClientRect();
    const at = 'clientX' in event ? { x: event.clientX, y: event.clientY } : { x: left, y: bottom };
    onMenu(found.item.node, at);
  }

  function type(letter: string, at: number, from: TreeItem<Id>): void {
    const found = findByName(
      typed.add(letter, at),
      items.indexOf(from),
      items.length,
      (index) => items[index]?.node.label,
    );
    const item = found === undefined ? undefined : items[found];
    if (item !== undefined) focus(item.node.id);
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element) || isInName(event.target)) return;
    if (move.isAiming) return move.press?.(event);
    const item = itemOf(event.target)?.item;
    if (item === undefined) return;
    saving.clear();
    focus(item.node.id);
    const onChevron = event.target.closest('[data-tree-chevron]') !== null;
    if (onChevron && item.expanded !== undefined) setOpen([item.node.id], !item.expanded);
    else onSelect(item.node.id);
  }

  function onBlur(event: FocusEvent): void {
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!inside) onLeave();
    if (move.isAiming && !inside && document.hasFocus()) move.cancel?.();
  }

  const menuKey = onMenu && 'Shift+F10';
  const keys = [onRename && 'F2', onMove && MOVE_KEYS, onDelete && 'Delete', menuKey]
    .filter(Boolean)
    .join(' ');

  function draw(index: number): ReactNode {
    const item = items[index];
    if (item === undefined) return null;
    const { node } = item;
    const failed = saving.failure?.id === node.id ? saving.failure.message : undefined;
    const noteId = failed === undefined ? undefined : `${id}-${node.id}-note`;
    const aim = move.aim?.spot?.at === node.id ? move.aim : undefined;
    return (
      <>
        <div
          id={`${id}-${node.id}`}
          role="treeitem"
          tabIndex={item === active ? 0 : -1}
          aria-level={item.level}
          aria-posinset={item.position}
          aria-setsize={item.siblings}
          aria-expanded={item.expanded}
          aria-selected={node.id === selectedId}
          aria-busy={saving.pendingIds.has(node.id) ? true : undefined}
          aria-describedby={noteId}
          aria-keyshortcuts={(node.fixed === undefined && keys) || menuKey}
          draggable={
            onMove !== undefined && node.fixed === undefined && rename.id !== node.id ? true : undefined
          }
          data-taken={move.aim?.id === node.id ? '' : undefined}
          data-drop={drop.overId === node.id ? 'inside' : aim?.spot?.side}
          data-refused={aim?.refusal === undefined ? undefined : ''}
          className={styles.item}
          style={styleVariables({ [styles.level]: String(item.level - 1) })}
        >
          <TreeRow
            item={item}
            flat={rules.maxDepth === 1}
            saving={saving}
            rename={rename}
            mark={aim && move.mark}
            noteId={noteId}
          />
        </div>
        {failed === undefined ? null : (
          <div
            id={noteId}
            className={styles.note}
            style={styleVariables({ [styles.level]: String(item.level) })}
          >
            <Icon icon={CircleAlertIcon} size={14} tone="critical" />
            {failed}
          </div>
        )}
      </>
    );
  }

  // A drag is either of one of its own nodes or of something else; each of the two ignores the other's.
  const both = (handler: 'onDragOver' | 'onDragLeave' | 'onDrop') => (event: DragEvent) => {
    move.dragging[handler]?.(event);
    drop[handler](event);
  };
  const over = { onDragOver: both('onDragOver'), onDragLeave: both('onDragLeave'), onDrop: both('onDrop') };

  const Rows = items.length > SHORT_TREE ? NearTreeRows : AllTreeRows;
  const { aim } = move;
  const keptIds = new Set([active?.node.id, rename.id, aim?.id, aim?.spot?.at, revealedId]);
  return (
    <div
      ref={root}
      role="tree"
      aria-label={label}
      tabIndex={-1}
      className={styles.tree}
      data-aiming={move.isAiming ? '' : undefined}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onContextMenu={openMenu}
      onFocus={({ target, currentTarget }) => {
        const item = itemOf(target)?.item;
        if (item !== undefined || target === currentTarget) onFocus(item?.node.id);
        move.preload();
      }}
      onPointerEnter={() => move.preload()}
      onBlur={onBlur}
      {...(move.isAiming && { onPointerMove: move.point })}
      {...(onMove !== undefined && {
        onDragStart: move.dragging.onDragStart,
        onDragEnd: move.dragging.onDragEnd,
      })}
      {...((onMove !== undefined || dropping !== undefined) && over)}
    >
      <Rows items={items} draw={draw} keptIds={keptIds} onDrawn={onDrawn} />
      {move.hint}
    </div>
  );
}

/** Whether it is the field of a name, which has the browser's own menu. */
function isInName(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-tree-rename]') !== null;
}
