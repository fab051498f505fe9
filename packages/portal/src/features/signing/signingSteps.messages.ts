/** The steps from the upload to the last signature, besides those of each signer. */
export const stepMessages = {
  uploaded: 'Uploaded',
  by: (name: string) => `by ${name}`,
  signed: 'Signed',
  byEveryone: 'by everyone',
  you: 'You',
  youNow: 'Sign now, as firm representative',
} as const;
