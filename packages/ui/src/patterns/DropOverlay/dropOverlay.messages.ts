export const dropOverlayMessages = {
  /** Quoted from the specification. */
  incoming: 'Incoming! Drop your files to upload them instantly',
} as const;
