/** Sentences of the viewer page; the first is the specification's. */
export const viewerMessages = {
  failed: 'Error loading document please try again.',
  failedHelp: 'The link to it works once and for one minute. Close the preview and open it again.',
  opening: 'Opening the document…',
  pageFailed: 'This page could not be drawn.',
} as const;
