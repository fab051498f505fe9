declare const process: { readonly env: { readonly NODE_ENV?: string } };

const advice =
  'DataGrid: nothing around the grid gives it a height, so it shows ten rows. ' +
  'Put it into a box with a height: the grid fills it and scrolls inside.';

let isSaid = false;

/** False in a bundle made for production, and on a page that no bundler made. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return false;
  }
}

/**
 * Warns a developer once that the grid's height follows its own rows.
 * @param frame the grid's outermost element
 */
export function warnOfHeight(frame: HTMLElement): void {
  const scroller = frame.querySelector('[role="grid"]');
  if (isSaid || !(scroller instanceof HTMLElement) || !isDevelopment()) return;
  const height = frame.offsetHeight;
  if (height === 0) return;
  scroller.style.flexBasis = '0px';
  isSaid = frame.offsetHeight < height;
  scroller.style.removeProperty('flex-basis');
  // eslint-disable-next-line no-console -- only a developer reads it
  if (isSaid) console.warn(advice);
}
