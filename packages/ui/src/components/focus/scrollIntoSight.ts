/** Scrolls by as little as shows the element. Does nothing in jsdom, which has no layout and cannot scroll. */
export function scrollIntoSight(element: Element): void {
  if ('scrollIntoView' in element) element.scrollIntoView({ block: 'nearest' });
}
