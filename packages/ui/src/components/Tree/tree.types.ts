import type { TreeId, TreeNode } from './treeItems.js';
import type { TreePosition } from './treeSpots.js';
import type { TreeDropping } from './useTreeDrop.js';
import type { TreeEditing } from './useTreeEditing.js';
import type { TreeOutcome } from './useTreeSaving.js';

/** How nodes are changed in place. Features without their callback are not offered. */
export interface TreeEditingProps<Id extends TreeId = number> {
  /**
   * Moves a node: by drag, by keys, or by pointing after it was picked up. Returns an error message, or
   * nothing on success; while it is a promise, the node shows that it is being saved.
   */
  onMove?: ((node: TreeNode<Id>, place: TreePosition<Id>) => TreeOutcome) | undefined;
  /** Whether a node may move to a position: true, or a sentence that says why not. */
  canMove?: ((node: TreeNode<Id>, place: TreePosition<Id>) => true | string) | undefined;
  /** Maximum number of levels after a move; a root with `flush` is not counted. Unlimited by default. */
  maxDepth?: number | undefined;
  /** Said where a move would make more levels. @default 'The limit is {maxDepth} levels.' */
  maxDepthReason?: string | undefined;
  /** Renames a node; the name is trimmed. Returns the same as `onMove`. */
  onRename?: ((id: Id, name: string) => TreeOutcome) | undefined;
  /** The node being moved or renamed, for a caller that also starts this from a menu. */
  editing?: TreeEditing<Id> | undefined;
  /** Called when moving or renaming starts and ends. If omitted, the tree keeps this state. */
  onEditingChange?: ((editing: TreeEditing<Id> | undefined) => void) | undefined;
}

export interface TreeProps<Id extends TreeId = number> extends TreeEditingProps<Id> {
  /** Name of the tree, for assistive technology. */
  label: string;
  /** Top-level nodes, with their children. */
  nodes: readonly TreeNode<Id>[];
  /** Ids of the expanded nodes. */
  expanded: ReadonlySet<Id>;
  /** Called with the ids when a node is expanded or collapsed. */
  onExpandedChange: (expanded: Set<Id>) => void;
  /** The selected node. */
  selectedId?: Id | undefined;
  /** Called with the node that is pressed, by pointer, Enter or Space. */
  onSelect: (id: Id) => void;
  /**
   * Number of times that the tree was to take the focus, such as after a submission without a selection: each higher
   * number moves it there.
   * @default 0
   */
  focusRequest?: number | undefined;
  /** A node to scroll to once it is in an expanded one, such as one that was just added. */
  revealedId?: Id | undefined;
  /**
   * Called when the menu of a node is asked for, by a right click, a long press, Shift F10 or the menu key.
   *
   * @param at where, in CSS pixels of the window
   */
  onMenu?: ((node: TreeNode<Id>, at: { x: number; y: number }) => void) | undefined;
  /** Called when Delete is pressed on a node that is not fixed; ask before you delete it. */
  onDelete?: ((id: Id) => void) | undefined;
  /** Accepts what is dragged from elsewhere, such as the rows of a DataGrid. Offer the same without dragging. */
  dropping?: TreeDropping<Id> | undefined;
}
