/** Messages of an action that the server does, while it is followed. */
export const jobMessages = {
  progressLost: 'The progress couldn’t be loaded. The page keeps trying.',
} as const;
