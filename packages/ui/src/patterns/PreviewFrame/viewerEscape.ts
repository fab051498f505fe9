/**
 * Message of the viewer page to the page around it: Escape was pressed. It says nothing else, so any page may
 * receive it.
 */
export const VIEWER_ESCAPE = 'countersign.viewer.escape';
