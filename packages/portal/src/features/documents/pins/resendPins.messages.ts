/** Messages of resending PINs. */
export const resendPinsMessages = {
  consequence:
    'For each document, everyone whose turn it is to sign is emailed a new PIN. Their earlier PINs stop working.',
  /** As the button that opens the question, in the words of the specification. */
  ofOne: 'Resend Pin Notification',
  consequenceOfOne: (signers: string) =>
    `We’ll email a new PIN to ${signers}. Any earlier PIN stops working.`,
  /** They can be sent later. */
  noneYet: 'No PINs can be resent yet',
  none: 'No PINs can be resent',
} as const;
