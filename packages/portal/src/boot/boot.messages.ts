/** What the page says before the portal's own code is there. */
export const bootMessages = {
  notLoaded: 'The portal couldn’t be loaded. Reload the page.',
} as const;
