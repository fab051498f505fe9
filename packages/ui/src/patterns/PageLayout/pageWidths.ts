/** Default width of a pane in px. */
export const PANE_WIDTH = 248;
/** Below this width a list takes the place of a grid, with its actions at the bottom. */
export const PHONE_QUERY = '(max-width: 639px)';
/** Below this width the pane becomes a drawer, so that a grid keeps its columns on a tablet. */
export const PANE_QUERY = '(max-width: 1023px)';
/** Below this width the navigation rail shows icons only, which leaves room for the details beside a grid. */
export const RAIL_QUERY = '(max-width: 1439px)';
/** Below this width the details are a drawer; above it only where a grid beside them would become a list. */
export const DETAILS_QUERY = '(max-width: 1279px)';
/** Width of the details in px. */
export const DETAILS_WIDTH = 312;
/** Space between two sheets in px. */
export const SHEET_GAP = 8;
