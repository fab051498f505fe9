/** Where something answered that is not the viewer; `help` is quoted from the specification. */
export const viewerSilent = {
  title: 'The viewer didn’t load',
  help: 'Error loading document please try again.',
} as const;

export const viewerOpening = {
  usual: 'Opening the document',
  slow: 'Still opening the document. It’s taking longer than usual.',
} as const;
