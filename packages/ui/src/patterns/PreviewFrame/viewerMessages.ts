/*
 * Messages of the viewer page to the page around it. They say nothing but that a key or a button was pressed, so
 * any page may receive them.
 */

/** Escape was pressed. */
export const VIEWER_ESCAPE = 'countersign.viewer.escape';
/** The file could not be opened, and another link to it is asked for. */
export const VIEWER_REOPEN = 'countersign.viewer.reopen';
/** The signature field was pressed. The page around the viewer has the consent, and asks the server. */
export const VIEWER_SIGN = 'countersign.viewer.sign';

/** The file cannot be shown, and its download is asked for. */
export const VIEWER_DOWNLOAD = 'countersign.viewer.download';
/** The viewer page itself has loaded: from here on it says what happens. */
export const VIEWER_READY = 'countersign.viewer.ready';
/** The document after this one is asked for, or the one before it. */
export const VIEWER_NEXT = 'countersign.viewer.next';
export const VIEWER_PREVIOUS = 'countersign.viewer.previous';

export type ViewerMessage =
  | typeof VIEWER_ESCAPE
  | typeof VIEWER_REOPEN
  | typeof VIEWER_SIGN
  | typeof VIEWER_DOWNLOAD
  | typeof VIEWER_READY
  | typeof VIEWER_NEXT
  | typeof VIEWER_PREVIOUS;
