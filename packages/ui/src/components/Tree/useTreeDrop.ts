import { useState, type DragEvent } from 'react';
import type { TreeId, TreeItem } from './treeItems.js';
import { useHeldOver } from './useHeldOver.js';

/** How a tree accepts what is dragged from elsewhere. */
export interface TreeDropping<Id extends TreeId = number> {
  /** MIME type of the drags that it accepts: "application/x-documents". Lower case. */
  type: string;
  /** Called with the node that something was dropped on, and the data of the drag. */
  onDrop: (id: Id, data: string) => void;
}

interface DropParts<Id extends TreeId> {
  dropping: TreeDropping<Id> | undefined;
  items: readonly TreeItem<Id>[];
  setOpen: (ids: readonly Id[], open: boolean) => void;
  itemOf: (target: EventTarget) => { item: TreeItem<Id> } | undefined;
}

/** Accepts drags from outside the tree; a collapsed node expands while something is held over it. */
export function useTreeDrop<Id extends TreeId>({ dropping, items, setOpen, itemOf }: DropParts<Id>) {
  const [overId, setOverId] = useState<Id | undefined>(undefined);

  function isAccepted(event: DragEvent): boolean {
    return dropping !== undefined && event.dataTransfer.types.includes(dropping.type);
  }

  useHeldOver(overId, items, setOpen);

  return {
    /** The node under the pointer. */
    overId,
    onDragOver(event: DragEvent): void {
      if (!isAccepted(event)) return;
      const id = itemOf(event.target)?.item.node.id;
      setOverId(id);
      if (id === undefined) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDragLeave(event: DragEvent): void {
      const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!inside) setOverId(undefined);
    },
    onDrop(event: DragEvent): void {
      if (dropping === undefined || !isAccepted(event)) return;
      event.preventDefault();
      setOverId(undefined);
      const id = itemOf(event.target)?.item.node.id;
      if (id !== undefined) dropping.onDrop(id, event.dataTransfer.getData(dropping.type));
    },
  };
}
