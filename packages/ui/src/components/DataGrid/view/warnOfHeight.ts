declare const process: { readonly env: { readonly NODE_ENV?: string } };

const advice =
  "DataGrid: no ancestor sets the grid's height, so it shows ten rows. " +
  'Put it in a container with a height: the grid fills it and scrolls inside.';

let isSaid = false;

/** Measures whether the rows decide on the height: a grid that could be lower would be. */
function hasNoHeight(frame: HTMLElement, scroller: HTMLElement): boolean {
  const height = frame.offsetHeight;
  if (height === 0) return false;
  scroller.style.flexBasis = '0px';
  const isLower = frame.offsetHeight < height;
  scroller.style.removeProperty('flex-basis');
  return isLower;
}

/**
 * Warns a developer once that the grid's height follows its own rows. Nothing of it is left in a bundle made for
 * production.
 * @param frame the grid's outermost element
 */
export function warnOfHeight(frame: HTMLElement): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const scroller = frame.querySelector('[role="grid"]');
      if (isSaid || !(scroller instanceof HTMLElement)) return;
      isSaid = hasNoHeight(frame, scroller);
      // eslint-disable-next-line no-console -- only a developer reads it
      if (isSaid) console.warn(advice);
    }
  } catch {
    // No bundler made this page, so it is not developed with one.
  }
}
