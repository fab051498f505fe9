import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Icon } from '../Icon/Icon.js';
import { ChevronDownIcon, ChevronRightIcon } from '../Icon/icons.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Tree.css.js';
import { type TreeItem, type TreeNode, visibleItems } from './treeItems.js';
import { treeCommand, typeAhead } from './treeKeyboard.js';

export type { TreeNode } from './treeItems.js';

export interface TreeProps {
  /** What the tree holds, for assistive technology. */
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the nodes whose children are shown. */
  expanded: ReadonlySet<number>;
  onExpandedChange: (expanded: Set<number>) => void;
  selectedId?: number | undefined;
  onSelect: (id: number) => void;
}

/** Letters that come within this many milliseconds of each other make one word. */
const TYPING_PAUSE = 600;

/** Nested things to choose one from. One tab stop; arrows walk, open and close. */
export function Tree({ label, nodes, expanded, onExpandedChange, selectedId, onSelect }: TreeProps) {
  const id = useId();
  const [wantedId, setWantedId] = useState(selectedId);
  const typed = useRef({ text: '', at: 0 });
  const items = visibleItems(nodes, expanded);
  const active = items.find((item) => item.node.id === wantedId) ?? items[0];

  function setOpen(ids: readonly number[], open: boolean): void {
    const next = new Set(expanded);
    for (const each of ids) {
      if (open) next.add(each);
      else next.delete(each);
    }
    onExpandedChange(next);
  }

  function focus(nodeId: number): void {
    setWantedId(nodeId);
    document.getElementById(`${id}-${nodeId}`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (active === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
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

  function type(letter: string, at: number, from: TreeItem): void {
    const goesOn = at - typed.current.at < TYPING_PAUSE;
    typed.current = { text: goesOn ? typed.current.text + letter : letter, at };
    const found = typeAhead(items, from.node.id, typed.current.text);
    if (found !== undefined) focus(found);
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const row = event.target.closest('[role="treeitem"]');
    const item = items.find(({ node }) => `${id}-${node.id}` === row?.id);
    if (item === undefined) return;
    focus(item.node.id);
    const onChevron = event.target.closest('[data-tree-chevron]') !== null;
    if (onChevron && item.expanded !== undefined) setOpen([item.node.id], !item.expanded);
    else onSelect(item.node.id);
  }

  return (
    <div
      role="tree"
      aria-label={label}
      tabIndex={-1}
      className={styles.tree}
      onKeyDown={onKeyDown}
      onClick={onClick}
    >
      {items.map((item) => (
        <div
          key={item.node.id}
          id={`${id}-${item.node.id}`}
          role="treeitem"
          tabIndex={item === active ? 0 : -1}
          aria-level={item.level}
          aria-posinset={item.position}
          aria-setsize={item.siblings}
          aria-expanded={item.expanded}
          aria-selected={item.node.id === selectedId}
          className={styles.item}
          style={assignInlineVars({ [styles.level]: String(item.level - 1) })}
        >
          <TreeRow item={item} />
        </div>
      ))}
    </div>
  );
}

function TreeRow({ item: { node, expanded } }: { item: TreeItem }) {
  const drawing = expanded === true ? (node.openIcon ?? node.icon) : node.icon;
  return (
    <>
      {node.flush === true ? null : (
        <span className={styles.chevron} data-tree-chevron="" aria-hidden="true">
          {expanded === undefined ? null : (
            <Icon drawing={expanded ? ChevronDownIcon : ChevronRightIcon} size={14} tone="muted" />
          )}
        </span>
      )}
      {drawing === undefined ? null : (
        <span className={styles.glyph}>
          <Icon drawing={drawing} />
        </span>
      )}
      <span className={styles.label}>{node.label}</span>
      {node.mark === undefined ? null : (
        <span className={styles.mark} title={node.mark.label}>
          <VisuallyHidden>, {node.mark.label}</VisuallyHidden>
          <Icon drawing={node.mark.icon} size={14} tone="muted" />
        </span>
      )}
    </>
  );
}
