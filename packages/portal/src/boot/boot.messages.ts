/** What the page says before the portal's own code is there. */
export const bootMessages = {
  notLoaded: 'The portal could not be loaded. Reload the page.',
} as const;
