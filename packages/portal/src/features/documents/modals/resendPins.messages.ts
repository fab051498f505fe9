/** Messages of resending PINs for several documents. */
export const resendPinsMessages = {
  consequence:
    'Everyone whose turn it is to sign gets an email with a new PIN for each of these documents. Their earlier PINs stop working.',
  /** They can be sent later. */
  noneYet: 'No PINs can be resent yet',
  none: 'No PINs can be resent',
} as const;
