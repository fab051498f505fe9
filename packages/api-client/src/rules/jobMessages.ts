/** What the limits of actions on many documents say. */
export const jobMessages = {
  changesOfDay: 'At most 500,000 documents can be changed this way within 24 hours. Try again later.',
  pinsOfHour: 'This signer was sent 100 PINs within an hour. Try again later.',
} as const;
