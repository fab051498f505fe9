import { useRef } from 'react';
import { announce } from '../announce/announce.js';
import { type TreeId, findNode, type TreeNode } from './treeItems.js';
import { treeMessages } from './tree.messages.js';
import type { TreeEditing } from './useTreeEditing.js';
import type { TreeOutcome, TreeSaving } from './useTreeSaving.js';

export interface TreeRename<Id extends TreeId = number> {
  /** The node whose name is a field now. */
  id: Id | undefined;
  start: (node: TreeNode<Id>) => void;
  save: (name: string) => void;
  giveUp: () => void;
  /** Saves the typed text when focus leaves the field, as Enter does. What has just failed is sent again by Enter only. */
  leave: (name: string) => void;
}

interface RenameParts<Id extends TreeId = number> {
  nodes: readonly TreeNode<Id>[];
  onRename: ((id: Id, name: string) => TreeOutcome) | undefined;
  editing: TreeEditing<Id> | undefined;
  setEditing: (editing: TreeEditing<Id> | undefined) => void;
  saving: TreeSaving<Id>;
  focus: (id: Id) => void;
}

/** Renames nodes in place, one at a time. */
export function useTreeRename<Id extends TreeId>({
  nodes,
  onRename,
  editing,
  setEditing,
  saving,
  focus,
}: RenameParts<Id>): TreeRename<Id> {
  /** We remove the field ourselves, so its loss of focus must not save. */
  const closing = useRef(false);
  const node = editing?.kind === 'rename' ? findNode(nodes, editing.id) : undefined;

  function end(id: Id): void {
    closing.current = true;
    const field = document.activeElement;
    if (field === document.body || field?.closest('[data-tree-rename]') != null) focus(id);
    setEditing(undefined);
  }

  function start(from: TreeNode<Id>): void {
    if (onRename === undefined) return;
    if (from.fixed !== undefined) return saving.fail(from.id, from.fixed);
    if (saving.pendingIds.has(from.id)) return announce(treeMessages.stillSaving(from.label));
    saving.clear();
    closing.current = false;
    setEditing({ kind: 'rename', id: from.id });
  }

  function giveUp(): void {
    if (node === undefined) return;
    if (saving.pendingIds.has(node.id)) return announce(treeMessages.stillSaving(node.label));
    saving.clear();
    end(node.id);
    announce(treeMessages.notRenamed(node.label));
  }

  function save(typed: string): void {
    if (node === undefined || onRename === undefined || saving.pendingIds.has(node.id)) return;
    const { id, label } = node;
    const name = typed.trim();
    if (name === label) return giveUp();
    saving.save(
      id,
      label,
      () => onRename(id, name),
      () => {
        end(id);
        announce(treeMessages.renamed(name));
      },
    );
  }

  function leave(typed: string): void {
    if (!closing.current && saving.failure?.id !== node?.id) save(typed);
    closing.current = false;
  }

  return { id: node?.id, start, save, giveUp, leave };
}
