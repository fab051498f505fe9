import type { MenuProps } from './Menu.js';

/** In CSS pixels of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface MenuPosition {
  left: number;
  top: number;
  /** What fits between it and the edge of the window; the menu scrolls in it. */
  maxHeight: number;
}

/** Between the menu and its anchor. */
const GAP = 4;
/** Between the menu and the edges of the window. */
const MARGIN = 12;

/**
 * Places a menu beside its anchor: on the other side if it has no room on this one, and inside the window. Where neither
 * side has room for all of it, it scrolls; one that opens where the pointer is covers that place instead.
 */
export function placeMenu(
  anchor: Box,
  menu: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  placement: NonNullable<MenuProps['placement']>,
): MenuPosition {
  const [side = '', edge = ''] = placement.split(' ');
  const end = { x: anchor.left + anchor.width, y: anchor.top + anchor.height };
  const x = (left: number) => inside(left, menu.width, view.width);
  const levelWithAnchor = (left: number) => {
    const top = Math.floor(inside(anchor.top, menu.height, view.height));
    return { left: x(left), top, maxHeight: view.height - MARGIN - top };
  };
  if (side === 'right') {
    const right = end.x + GAP;
    const left = anchor.left - GAP - menu.width;
    const isCut = right + menu.width > view.width - MARGIN && left >= MARGIN;
    return levelWithAnchor(isCut ? left : right);
  }
  const room = { bottom: view.height - MARGIN - end.y - GAP, top: anchor.top - GAP - MARGIN };
  const [here, there] = side === 'top' ? [room.top, room.bottom] : [room.bottom, room.top];
  if (anchor.height === 0 && here < menu.height && there < menu.height) return levelWithAnchor(anchor.left);
  const flips = here < menu.height && there > here;
  const isAbove = (side === 'top') !== flips;
  const maxHeight = Math.max(0, isAbove ? room.top : room.bottom);
  const height = Math.min(menu.height, maxHeight);
  const top = Math.floor(isAbove ? anchor.top - GAP - height : end.y + GAP);
  return { left: x(edge === 'end' ? end.x - menu.width : anchor.left), top, maxHeight };
}

function inside(at: number, size: number, room: number): number {
  return Math.max(MARGIN, Math.min(at, room - MARGIN - size));
}
