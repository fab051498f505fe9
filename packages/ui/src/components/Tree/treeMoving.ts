import { createElement, type DragEvent, type KeyboardEvent } from 'react';
import { announce } from '../announce/announce.js';
import { type TreeId, findNode, type TreeItem, type TreeNode } from './treeItems.js';
import { type MoveRules, type MoveStep, placeOf, denialReason, stepFrom, whereTo } from './treeMoves.js';
import { treeMoveMessages } from './treeMove.messages.js';
import { DropMark, MoveHint } from './TreeMoveMarks.js';
import { samePosition, spotsFor, spotUnder, type TreePosition, type TreeSpot } from './treeSpots.js';
import type { TreeEditing } from './useTreeEditing.js';
import { picksUp } from './useTreeMove.js';
import { changeDisabledReason, type TreeOutcome, type TreeSaving } from './useTreeSaving.js';

/** The node being moved, and its current drop position. */
export interface Aim<Id extends TreeId = number> {
  id: Id;
  spot: TreeSpot<Id> | undefined;
  /** Why it cannot be dropped there. */
  refusal: string | undefined;
}

export interface MoveParts<Id extends TreeId = number> extends MoveRules<Id> {
  nodes: readonly TreeNode<Id>[];
  items: readonly TreeItem<Id>[];
  expanded: ReadonlySet<Id>;
  onMove: ((node: TreeNode<Id>, place: TreePosition<Id>) => TreeOutcome) | undefined;
  editing: TreeEditing<Id> | undefined;
  setEditing: (editing: TreeEditing<Id> | undefined) => void;
  setOpen: (ids: readonly Id[], open: boolean) => void;
  saving: TreeSaving<Id>;
  focus: (id: Id) => void;
  itemOf: (target: EventTarget) => { item: TreeItem<Id>; row: Element } | undefined;
}

/** Indent of each level and of the first, px; as in the style sheet. */
const INDENT = 14;
const EDGE = 6;

const steps: Partial<Record<string, MoveStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** What a move has come to. */
export interface MoveState<Id extends TreeId = number> {
  /** The node that the pointer holds. */
  heldId: Id | undefined;
  setHeldId: (id: Id | undefined) => void;
  /** The last position that was aimed at. */
  aimed: Aim<Id> | undefined;
  setAimed: (aim: Aim<Id> | undefined) => void;
}

/** What the pointer and the keys do to the node being moved, as of one rendering. */
export function treeMoving<Id extends TreeId>(parts: MoveParts<Id>, state: MoveState<Id>) {
  const { nodes, items, expanded, onMove, editing, setEditing, setOpen, saving, focus, itemOf } = parts;
  const { heldId, setHeldId, aimed, setAimed } = state;

  const takenId = editing?.kind === 'move' ? editing.id : undefined;
  const movedId = heldId ?? takenId;
  const node = onMove === undefined || movedId === undefined ? undefined : findNode(nodes, movedId);
  const spots = node === undefined ? [] : spotsFor(nodes, expanded, node.id);
  const aim = node === undefined ? undefined : (aimOf(node) ?? startOf(node));

  function aimOf({ id }: TreeNode<Id>): Aim<Id> | undefined {
    return aimed?.id === id ? aimed : undefined;
  }

  /** A node picked up by keys starts at its own position; a dragged one has none yet. */
  function startOf({ id }: TreeNode<Id>): Aim<Id> {
    const home = placeOf(nodes, id);
    const spot = heldId === undefined ? spots.find(({ place }) => samePosition(place, home)) : undefined;
    return { id, spot, refusal: undefined };
  }

  function aimAt(from: TreeNode<Id>, spot: TreeSpot<Id> | undefined): Aim<Id> {
    const before = aimOf(from);
    const refusal = spot === undefined ? undefined : denialReason(nodes, from, spot.place, parts);
    const next = { id: from.id, spot, refusal };
    const isSame =
      before?.spot?.at === spot?.at &&
      before?.spot?.side === spot?.side &&
      before?.spot?.level === spot?.level;
    if (isSame && before !== undefined) return before;
    setAimed(next);
    if (spot !== undefined) {
      announce(refusal ?? treeMoveMessages.willMove(from.label, whereTo(nodes, spot.place)));
    }
    return next;
  }

  function end(): void {
    setHeldId(undefined);
    setAimed(undefined);
    if (editing?.kind === 'move') setEditing(undefined);
  }

  function cancel(): void {
    if (node !== undefined) announce(treeMoveMessages.notMoved(node.label));
    end();
  }

  function drop({ spot, refusal }: Aim<Id>): void {
    if (node === undefined || onMove === undefined || spot === undefined) return;
    if (refusal !== undefined) return announce(refusal);
    const { place } = spot;
    focus(node.id);
    if (samePosition(place, placeOf(nodes, node.id))) return cancel();
    end();
    const where = whereTo(nodes, place);
    if (place.parent !== undefined && !expanded.has(place.parent)) setOpen([place.parent], true);
    saving.save(
      node.id,
      node.label,
      () => onMove(node, place),
      () => announce(treeMoveMessages.moved(node.label, where)),
    );
  }

  function takeUp(from: TreeNode<Id>, key: string): void {
    const reason = changeDisabledReason(from, saving);
    if (reason !== undefined) return saving.fail(from.id, reason);
    saving.clear();
    const all = spotsFor(nodes, expanded, from.id);
    const home = placeOf(nodes, from.id);
    if (!all.some((spot) => !samePosition(spot.place, home) && isAllowed(from)(spot))) {
      return saving.fail(from.id, treeMoveMessages.noTarget(from.label));
    }
    const spot = stepFrom(steps[key] ?? 'next', all, isAllowed(from), home);
    // To the side there may be no room: it is picked up all the same.
    setAimed(
      spot === undefined || !isAllowed(from)(spot) ? undefined : { id: from.id, spot, refusal: undefined },
    );
    setEditing({ kind: 'move', id: from.id });
  }

  function isAllowed(from: TreeNode<Id>) {
    return ({ place }: TreeSpot<Id>) => denialReason(nodes, from, place, parts) === undefined;
  }

  /** Says what was picked up, and where it would go. */
  function takenUp(id: Id): void {
    focus(id);
    if (aim === undefined || node === undefined) return;
    const goes = aimOf(node)?.spot;
    announce(
      goes === undefined
        ? treeMoveMessages.moving(node.label)
        : `${treeMoveMessages.moving(node.label)} ${treeMoveMessages.willMove(node.label, whereTo(nodes, goes.place))}`,
    );
  }

  /** Handles keys of moving; returns whether it did. */
  function onKeyDown(event: Pick<KeyboardEvent, 'key' | 'altKey'>, active: TreeNode<Id>): boolean {
    if (onMove === undefined) return false;
    if (node === undefined) {
      if (!picksUp(event, active)) return false;
      takeUp(active, event.key);
      return true;
    }
    if (aim === undefined || heldId !== undefined) return false;
    const step = steps[event.key];
    if (event.key === 'Escape') cancel();
    else if (event.key === 'Enter' || event.key === ' ') drop(aim);
    else if (step !== undefined) walk(node, step, aim);
    else return false;
    return true;
  }

  function walk(from: TreeNode<Id>, step: MoveStep, { spot }: Aim<Id>): void {
    const closed = items.find((item) => item.node.id === spot?.at && item.expanded === false);
    if (step === 'in' && spot?.side === 'inside' && closed !== undefined)
      return setOpen([closed.node.id], true);
    const next = stepFrom(step, spots, isAllowed(from), spot?.place ?? placeOf(nodes, from.id));
    if (next === undefined) return;
    const refusal = denialReason(nodes, from, next.place, parts);
    if (refusal === undefined) aimAt(from, next);
    else announce(refusal);
  }

  /** Aims at the element under the pointer; the node itself is not a target. */
  function point(event: { target: EventTarget; clientX: number; clientY: number }): Aim<Id> | undefined {
    const found = itemOf(event.target);
    if (node === undefined || found === undefined) return aim;
    const { left, top, height } = found.row.getBoundingClientRect();
    const level = Math.floor((event.clientX - left - EDGE) / INDENT) + 1;
    const isItself = found.item.node.id === node.id;
    const at = { down: (event.clientY - top) / height, level };
    return aimAt(node, isItself ? undefined : spotUnder(found.item, spots, at));
  }

  const dragging = {
    onDragOver(event: DragEvent): void {
      if (heldId === undefined) return;
      const under = point(event);
      if (under?.spot === undefined || under.refusal !== undefined) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDragLeave(event: DragEvent): void {
      const outside =
        !(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget);
      if (heldId !== undefined && node !== undefined && outside) aimAt(node, undefined);
    },
    onDrop(event: DragEvent): void {
      if (heldId === undefined) return;
      event.preventDefault();
      const under = point(event);
      if (under !== undefined) drop(under);
    },
    onDragEnd(): void {
      if (heldId !== undefined) cancel();
    },
  };

  /** Picked up by keys or from a menu: pointing aims, a press drops. */
  const isAiming = takenId !== undefined && heldId === undefined && node !== undefined;

  return {
    aim,
    isAiming,
    mark: aim && createElement(DropMark<Id>, { aim }),
    hint: isAiming ? createElement(MoveHint) : null,
    takeUp,
    takenUp,
    onKeyDown,
    point,
    press(event: { target: EventTarget; clientX: number; clientY: number }): void {
      const under = point(event);
      if (under !== undefined) drop(under);
    },
    cancel,
    dragging,
  };
}
