/** Says what sending PINs for several documents does. */
export const resendPinsConsequence =
  'Everyone whose turn it is to sign gets an email with a new PIN for each of these documents. Their earlier PINs stop working.';
