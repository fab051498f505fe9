/** The edges of a rectangle, in px from the top left of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const gap = 8;

/** Returns by how much the toasts must be raised so that they are clear of all boxes; null if there is no room. */
function liftOver(toasts: Box, boxes: readonly Box[]): number | null {
  const height = toasts.bottom - toasts.top;
  const inTheWay = boxes.filter(({ left, right }) => left < toasts.right && right > toasts.left);
  let bottom = toasts.bottom;
  // Each step goes above one of them, so there are at most as many.
  for (let next = lowest(bottom); next !== undefined; next = lowest(bottom)) bottom = next.top - gap;
  // Where they have more height than the window they cannot be clear of its top.
  return bottom === toasts.bottom || bottom - height >= gap ? toasts.bottom - bottom : null;

  function lowest(end: number): Box | undefined {
    return inTheWay
      .filter((box) => box.top < end && box.bottom > end - height)
      .reduce<Box | undefined>((top, box) => (top === undefined || box.top < top.top ? box : top), undefined);
  }
}

/**
 * Returns by how many px the toasts must be raised to be clear of the first group of boxes for which there is room:
 * the groups are in order of preference. Null if there is room for none.
 */
export function findLift(toasts: Box, groups: readonly (readonly Box[])[]): number | null {
  for (const boxes of groups) {
    const lift = liftOver(toasts, boxes);
    if (lift !== null) return lift;
  }
  return null;
}
