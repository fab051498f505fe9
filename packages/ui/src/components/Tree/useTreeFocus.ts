import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollIntoSight } from '../focus/scrollIntoSight.js';
import { focusWhenReachable } from './focusWhenReachable.js';
import { ancestorsOf, type TreeId, type TreeItem, type TreeNode } from './treeItems.js';

interface TreeFocusParts<Id extends TreeId> {
  /** Prefix of the rows' ids. */
  id: string;
  nodes: readonly TreeNode<Id>[];
  /** Visible nodes, top to bottom. */
  items: readonly TreeItem<Id>[];
  selectedId: Id | undefined;
  /** Number of times that the tree was to take the focus. */
  focusRequest: number;
}

/** Manages the tab stop and focus of a tree; in a long tree a row renders before it takes focus. */
export function useTreeFocus<Id extends TreeId>({
  id,
  nodes,
  items,
  selectedId,
  focusRequest,
}: TreeFocusParts<Id>) {
  const [wantedId, setWantedId] = useState(selectedId);
  const [isInside, setInside] = useState(false);
  const awaited = useRef<Id>(undefined);

  // The tab stop follows what is selected elsewhere, unless the keys are in here.
  const [followedId, setFollowedId] = useState(selectedId);
  if (followedId !== selectedId) {
    setFollowedId(selectedId);
    if (!isInside && selectedId !== undefined) setWantedId(selectedId);
  }

  const found = items.findIndex((item) => item.node.id === wantedId);
  const [place, setPlace] = useState(Math.max(0, found));
  if (found !== -1 && found !== place) setPlace(found);
  const active = items[found] ?? substitute();

  /** For a node that is in a collapsed one now, that one; for one that has gone, what is in its place. */
  function substitute(): TreeItem<Id> | undefined {
    const around = wantedId === undefined ? [] : (ancestorsOf(nodes, wantedId) ?? []);
    const visible = around.findLast((each) => items.some((item) => item.node.id === each));
    return items.find((item) => item.node.id === visible) ?? items[place] ?? items.at(-1);
  }

  function take(nodeId: Id | undefined): void {
    const row = document.getElementById(`${id}-${nodeId ?? ''}`);
    awaited.current = row === null ? nodeId : undefined;
    if (row !== null) focusWhenReachable(row);
  }

  /** The focused row was removed, alone or with all others, while the tree had the keys. */
  function recover(): void {
    if (awaited.current !== undefined) take(awaited.current);
    else if (isInside && document.activeElement === document.body) take(active?.node.id);
  }
  useLayoutEffect(recover);

  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusRequest > 0) root.current?.focus();
  }, [focusRequest]);

  // The focused row may come to another position: it stays in sight.
  const activeId = active?.node.id;
  useLayoutEffect(() => {
    const row = document.getElementById(`${id}-${activeId ?? ''}`);
    if (row !== null && row === document.activeElement) scrollIntoSight(row);
  }, [id, activeId, place]);

  return {
    root,
    /** Has the tab stop. */
    active,
    focus(nodeId: Id): void {
      setWantedId(nodeId);
      take(nodeId);
    },
    /** Call when rows have rendered. */
    onDrawn: recover,
    /**
     * Call when something in the tree got the focus, however that came about.
     *
     * @param nodeId the node of that row; undefined for the tree itself, which leaves it to its active row
     */
    onFocus(nodeId: Id | undefined): void {
      setInside(true);
      if (nodeId === undefined) take(active?.node.id);
      else setWantedId(nodeId);
    },
    onLeave(): void {
      setInside(false);
    },
  };
}

interface SightedRows<Id extends TreeId> extends Pick<TreeFocusParts<Id>, 'id' | 'items'> {
  /** What is moved by keys. */
  takenId: Id | undefined;
  /** What a node is aimed at by keys. */
  aimedId: Id | undefined;
  /** What was not changed: the message below it is shown too. */
  failedId: Id | undefined;
  /** What the caller shows. */
  revealedId: Id | undefined;
}

/** Scrolls to each of these rows once it is there. */
export function useInSight<Id extends TreeId>(rows: SightedRows<Id>): void {
  const { id, items, takenId, aimedId, failedId, revealedId } = rows;
  // Once the hint is there, which would cover it at the lower edge.
  useScrolledTo(takenId === undefined ? undefined : `${id}-${takenId}`);
  useScrolledTo(aimedId === undefined ? undefined : `${id}-${aimedId}`);
  useScrolledTo(items.some(({ node }) => node.id === revealedId) ? `${id}-${revealedId}` : undefined);
  const failedRow = failedId === undefined ? undefined : `${id}-${failedId}`;
  useScrolledTo(failedRow);
  useScrolledTo(failedRow && `${failedRow}-note`);
}

function useScrolledTo(elementId: string | undefined): void {
  useLayoutEffect(() => {
    const element = elementId === undefined ? null : document.getElementById(elementId);
    if (element !== null) scrollIntoSight(element);
  }, [elementId]);
}
