import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { announce } from '../announce/announce.js';
import type { TreeId, TreeNode } from './treeItems.js';
import { treeMessages } from './tree.messages.js';
import type * as treeMoving from './treeMoving.js';
import type { Aim, MoveParts } from './treeMoving.js';
import { useHeldOver } from './useHeldOver.js';
import { changeDisabledReason } from './useTreeSaving.js';

type Moving = typeof treeMoving;
let loaded: Moving | null = null;

/** Loads what moves nodes: most visits to a page move none. */
export async function loadTreeMoving(): Promise<Moving> {
  loaded ??= await import('./treeMoving.js');
  return loaded;
}

/** What was pressed before the code was there: the key that picked the node up, and those that aimed it. */
interface Waiting<Id extends TreeId> {
  node: TreeNode<Id>;
  keys: readonly string[];
}

/** Keys of a node that is picked up; Escape puts it back at once. */
const AIMING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', ' ']);

/** Of a fixed node, Alt and an arrow to the side stay the browser's way back. */
export function picksUp<Id extends TreeId>(
  { key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>,
  { fixed }: TreeNode<Id>,
): boolean {
  return altKey && (fixed === undefined ? /^Arrow/ : /^Arrow(Up|Down)/).test(key);
}

/**
 * Moves a node: held by the pointer, or picked up and aimed by keys or by pointing. The code of it loads as soon as the
 * tree is pointed at or has the focus, with `preload`.
 */
export function useTreeMove<Id extends TreeId>(parts: MoveParts<Id>) {
  const { items, onMove, editing, setEditing, setOpen, saving, itemOf } = parts;
  const [code, setCode] = useState(() => loaded);
  const waiting = useRef<Waiting<Id> | undefined>(undefined);
  const [heldId, setHeldId] = useState<Id | undefined>(undefined);
  const [aimed, setAimed] = useState<Aim<Id> | undefined>(undefined);
  const moving = code?.treeMoving(parts, { heldId, setHeldId, aimed, setAimed });
  const takenId = onMove !== undefined && editing?.kind === 'move' ? editing.id : undefined;

  const current = useRef(moving);
  useLayoutEffect(() => {
    current.current = moving;
  });

  /** Draws after each key that has waited, because the next one starts where it has arrived. */
  function goOn(arrived: Moving): void {
    flushSync(() => {
      setCode(arrived);
    });
    const [pressed, node] = [waiting.current?.keys ?? [], waiting.current?.node];
    waiting.current = undefined;
    if (node === undefined) return;
    for (const [place, key] of pressed.entries())
      flushSync(() => {
        if (place === 0) current.current?.takeUp(node, key);
        else current.current?.onKeyDown({ key, altKey: false }, node);
      });
  }

  /** Loads the code; the next attempt does again after a failure, which is said if a node was to be moved. */
  function preload(id?: Id): void {
    if (onMove === undefined || code !== null) return;
    loadTreeMoving().then(goOn, () => {
      waiting.current = undefined;
      setHeldId(undefined);
      if (id === undefined) return;
      setEditing(undefined);
      saving.fail(id, treeMessages.notLoaded);
    });
  }

  const pickedUp = useEffectEvent((id: Id) => (moving === undefined ? preload(id) : moving.takenUp(id)));
  useEffect(() => {
    if (takenId !== undefined) pickedUp(takenId);
  }, [takenId, code]);

  const aim = moving?.aim;
  const isHeldInside = heldId !== undefined && aim?.spot?.side === 'inside';
  useHeldOver(isHeldInside ? aim.spot?.at : undefined, items, setOpen);

  /** Handles keys of moving; returns whether it did. */
  function onKeyDown(event: KeyboardEvent, active: TreeNode<Id>): boolean {
    if (moving !== undefined) return moving.onKeyDown(event, active);
    if (waiting.current !== undefined) return wait(waiting.current, event.key);
    if (onMove === undefined || !picksUp(event, active)) return false;
    waiting.current = { node: active, keys: [event.key] };
    preload(active.id);
    return true;
  }

  function wait(before: Waiting<Id>, key: string): boolean {
    if (key === 'Escape') waiting.current = undefined;
    else if (AIMING_KEYS.has(key)) waiting.current = { ...before, keys: [...before.keys, key] };
    else return false;
    return true;
  }

  function onDragStart(event: DragEvent): void {
    const item = itemOf(event.target)?.item;
    if (onMove === undefined || item === undefined || changeDisabledReason(item.node, saving) !== undefined)
      return;
    event.dataTransfer.setData('text/plain', item.node.label);
    event.dataTransfer.effectAllowed = 'move';
    saving.clear();
    if (editing !== undefined) setEditing(undefined);
    setAimed(undefined);
    setHeldId(item.node.id);
    announce(treeMessages.dragging(item.node.label));
    preload(item.node.id);
  }

  return {
    ...moving,
    isAiming: moving?.isAiming === true,
    preload,
    onKeyDown,
    dragging: { onDragEnd: () => setHeldId(undefined), ...moving?.dragging, onDragStart },
  };
}
