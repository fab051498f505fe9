export const dropOverlayMessages = {
  /** Quoted from the specification. */
  incoming: 'Incoming! Drop your files to upload them instantly',
  /** Before the name of the place. */
  destination: 'They will go to',
} as const;
