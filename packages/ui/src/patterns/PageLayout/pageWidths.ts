/** Default width of a pane in px. */
export const PANE_WIDTH = 248;
/** Below this width a list takes the place of a grid, with its actions at the bottom. */
export const PHONE_QUERY = '(max-width: 639px)';
/** Below this width the pane becomes a drawer, so that a grid keeps its columns on a tablet. */
export const PANE_QUERY = '(max-width: 1023px)';
/** Below this width the details become a drawer: beside them the search and the list would be squeezed. */
export const DETAILS_QUERY = '(max-width: 1279px)';
