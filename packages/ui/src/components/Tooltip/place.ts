export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const distance = 6;
const margin = 8;

/** Places it below the anchor, or above if there is no room; centred, but inside the window. In px. */
export function place(
  anchor: Box,
  bubble: { width: number; height: number },
  view: { width: number; height: number },
): { left: number; top: number } {
  const below = anchor.top + anchor.height + distance;
  const above = anchor.top - distance - bubble.height;
  const top = below + bubble.height + margin <= view.height || above < margin ? below : above;
  const centred = anchor.left + anchor.width / 2 - bubble.width / 2;
  const left = Math.max(margin, Math.min(centred, view.width - bubble.width - margin));
  return { left: Math.round(left), top: Math.round(top) };
}
