import { coveredHeight } from './coveredHeight.js';

/** Read by lists (`DataGrid.css.ts`), which get it from the page unless they have their own. */
const VARIABLE = '--cs-uploads';

function grids(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>('[role="grid"]')];
}

/** Each change of a variable lays the rows out again. */
function cover(grid: HTMLElement, panel: DOMRect): void {
  const value = `${coveredHeight(grid.getBoundingClientRect(), panel)}px`;
  if (grid.style.getPropertyValue(VARIABLE) !== value) grid.style.setProperty(VARIABLE, value);
}

/**
 * Gives each grid the height that a panel covers of it, as long as the panel is shown: a grid elsewhere on the page
 * needs no space. Calls back when an element gets the focus that the panel covers completely.
 *
 * @param signal ends it
 */
export function watchCovered(panel: HTMLElement, onCovered: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const page = panel.ownerDocument;
  let frame = 0;

  function place(): void {
    frame = 0;
    const box = panel.getBoundingClientRect();
    for (const grid of grids(page)) cover(grid, box);
  }
  function placeSoon(): void {
    if (frame === 0) frame = requestAnimationFrame(place);
  }
  function yieldTo({ target }: FocusEvent): void {
    if (!(target instanceof Element) || panel.contains(target)) return;
    if (isInside(target.getBoundingClientRect(), panel.getBoundingClientRect())) onCovered();
  }

  place();
  // Grids come and go, and bars that raise the panel.
  const changes = new MutationObserver(placeSoon);
  changes.observe(page.body, { subtree: true, childList: true });
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(placeSoon);
  sizes?.observe(panel);
  for (const type of ['scroll', 'resize'])
    window.addEventListener(type, placeSoon, { capture: true, passive: true, signal });
  page.addEventListener('focusin', yieldTo, { signal });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes?.disconnect();
    for (const grid of grids(page)) grid.style.removeProperty(VARIABLE);
  });
}

function isInside(inner: DOMRect, outer: DOMRect): boolean {
  return (
    inner.width > 0 &&
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  );
}
