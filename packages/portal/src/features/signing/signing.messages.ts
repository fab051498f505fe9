/** What the set-up of signers says. */
export const signerMessages = {
  noAccount: 'You must select at least one account.',
  accountTwice: 'An Account may only be selected once.',
  blank: 'Please remove any blank fields before confirming.',
  employee: 'Please select an employee to continue',
  notSetUp: 'The document could not be setup for signing. Please contact your system administrator.',
  prechecks:
    'There was an issue getting information about the document you wish to use. Please close this message and try again',
  failedChecks: "Unfortunately the selected file didn't pass our checks.",
} as const;

/** What the PIN prompt and the signing frame say. */
export const pinMessages = {
  required: 'Please type your PIN code in the input box.',
  notVerified: 'The PIN code you have entered could not be verified, please try again.',
  inUse:
    'The document you have requested is currently being signed by another user, please wait 5 minutes and try again.',
  alreadySigned: 'You are not required to sign this document, it carries your signature already.',
  generic: 'An error occurred while processing your request please try again.',
  renewal:
    'The signing time limit on the document has expired, please verify again to complete the signing of your document',
  notProcessed: 'The request could not be processed, please try again.',
  frameFailed: 'An error occurred during the signing process',
  notOpened:
    'The requested document could not be opened for signing. Please contact your system administrator.',
} as const;
