import { shownName } from './fileName.ts';

/** Sentences that both the server and the interface use, to the letter of the specification. */
export const messages = {
  unknownError: 'An unknown error has occurred',
  serverFailed: 'An error has occurred.',
  tryAgain: 'The request could not be processed, please try again.',
  /** Ours: of a write that never left. */
  offline: 'No connection. Nothing has been changed.',
  permissionDenied: 'Permission Denied',
  sessionUnreadable: 'Unable to read session details, please log out and back in.',
  invalidMobile: 'Invalid mobile number (format: +61423456789)',
  mobileCharacters: 'Mobile number must not contain letters or special characters',
  allFieldsRequired: 'All fields are required.',
  fieldCharacters: "Fields may only contain letters (A-Z), numbers (0-9) and symbols (, . ' &)",
  notOneLine: 'Names can’t contain line breaks or invisible control characters.',
} as const;

export const documentRuleMessages = {
  notFound: 'Requested document not found. Please check the link you used is correct.',
  notPreviewable: 'The document you have requested to preview is not a supported file type.',
  noTask: 'No Task!',
  alreadySigned: 'Already Signed!',
  inProgress: 'Operation already in progress!',
  complete: 'Operation already complete!',
  selectFirst: 'Oops! Please select a document first.',
  undefinedDocument: 'Document can not be undefined',
  emptyId: 'Document Id can not be empty',
  notificationsOff: 'Notification are not enabled for this document',
  notificationsDisabled: 'Notifications disabled',
  outstandingTasks: 'The document has outstanding signing tasks.',
  renameWaiting:
    'The document can’t be renamed while it is waiting for signatures. Remove its signing task first.',
  renameSigned: 'A signed document can’t be renamed: it keeps the name its signers saw.',
} as const;

export const signingMessages = {
  pdfOnly: 'Only pdf format documents are supported by the signing process.',
  tooLarge: 'The PDF is too large to be signed. Make it smaller and upload it again.',
  tooComplex:
    'The PDF takes too long or too much memory to check. Print it to a new PDF, or make it smaller, and upload that.',
  checksFailed: "Unfortunately the selected file didn't pass our checks.",
  notSetUp: 'The document could not be setup for signing. Please contact your system administrator.',
  notOffered: 'Click-to-sign is turned off for your firm. Contact your system administrator.',
  noAccount: 'You must select at least one account.',
  accountTwice: 'An Account may only be selected once.',
  noEmployee: 'Please select an employee to continue',
  notAllSigned: 'Not all require accounts have signed this document yet.',
  /** What the signing service says; the interface never shows these two. */
  inUseCode: 'doc in use',
  alreadySignedCode: 'alreadySigned',
  inUse:
    'The document you have requested is currently being signed by another user, please wait 5 minutes and try again.',
  notRequired: 'You are not required to sign this document.',
  pinRequired: 'Please type your PIN code in the input box.',
  pinWrong: 'The PIN code you have entered could not be verified, please try again.',
  pinExpired: 'This PIN has expired. Ask for a new one.',
  pinDead: 'This PIN can no longer be used. Ask for a new one.',
  pinFailed: 'An error occurred while processing your request please try again.',
  lockExpired:
    'The signing time limit on the document has expired, please verify again to complete the signing of your document',
  openedElsewhere: 'You opened this document again elsewhere. Enter your PIN to sign it here.',
  methodOther: 'This document uses another signing method.',
  accountNotEligible:
    'One or more of the selected accounts can’t sign this document. Reload the page and select again.',
  linkUnknown: 'This link is no longer valid. Use the link in the latest email.',
  frameFailed: 'An error occurred during the signing process',
} as const;

/** About each signer of a document. */
export const timelineMessages = {
  signed: (time: string) => `Signed ${time}`,
  declined: (time: string) => `Declined ${time}`,
  waiting: 'Still to sign',
  representativeNow: 'Firm representative, still to sign',
  representativeLater: 'Firm representative, signs last',
  notNeeded: 'No longer needed',
} as const;

export const filterRuleMessages = {
  nameRequired: 'Required: Please supply a name for the filter.',
  nameTaken: 'There is already a filter with this name here.',
  tooDeep: 'Filters are restricted to 3 levels',
  invalidChoice: 'Invalid filter, choose another one please.',
  changedSince: 'The document’s filter has since been changed again, so the document wasn’t moved.',
  movedSince: 'Another user has since moved this filter, so it stays where it is.',
  earlierDeleted: 'Its previous filter was deleted, so the document wasn’t moved.',
  undoExpired: 'The filter was deleted more than two minutes ago and can’t be restored.',
  parentDeleted: 'The filter above it has since been deleted.',
  alreadyAssigned: (title: string) => `The document: ${shownName(title)} is already assigned to this filter.`,
} as const;

/** What is wrong with a document's title, at the field that it is typed in. */
export const titleRuleMessages = {
  titleRequired: 'Enter a title.',
  titleTooLong: 'File names can have up to 255 characters, including the extension.',
  titleInvalid: 'Titles can’t contain slashes or control characters.',
  titleInvisible: 'Titles need at least one visible character.',
} as const;

export const savedViewRuleMessages = {
  nameRequired: 'Enter a name for the view.',
  nameTooLong: 'View names can have up to 60 characters.',
  nameTaken: 'You already have a view with this name.',
  changedMeanwhile: 'Your views were changed in another window. Check their order and try again.',
  tooMany: 'You already have 50 views. Delete one first.',
} as const;

export const passwordMessages = {
  wrong: 'Invalid username and/or password. Please contact your Portal provider if this problem persists.',
  oldWrong: 'The Old Password you provided is incorrect',
} as const;

export const uploadRuleMessages = {
  emptyFile: 'Empty files are not valid, please upload a file with content.',
  noExtension: 'Files without an extension are not valid, please upload a file with an extension.',
  invalidName: 'File names can’t contain slashes or control characters. Rename the file and upload it again.',
  invisibleName: 'File names need at least one visible character. Rename the file and upload it again.',
  longExtension: 'File extensions can have up to 20 characters. Rename the file and upload it again.',
  filterDeleted: 'The filter was deleted before the document was added.',
} as const;

export const storedFileMessages = {
  damaged: 'The stored file is damaged and can’t be opened. Contact your system administrator.',
} as const;

export const dateRangeMessages = {
  invalid: 'Please select a valid date range',
  tooLong: (days: number) => `Please select only a maximum of ${days} Days`,
} as const;
