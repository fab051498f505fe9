export const dropOverlayMessages = {
  /** Quoted from the specification. */
  incoming: 'Incoming! Drop your files to upload them instantly',
  /** Before the name of the place. */
  destination: 'Upload to',
} as const;
