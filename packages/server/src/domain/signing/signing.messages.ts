import { documentMessages, messages, signingMessages as shared } from '@countersign/api-client/rules';

/** What the signing domain says: the product's own sentences, and a few that its catalogue does not have. */
export const words = {
  ...shared,
  documentNotFound: documentMessages.notFound,
  noTask: documentMessages.noTask,
  alreadyComplete: documentMessages.complete,
  notificationsOff: documentMessages.notificationsOff,
  nothingPrepared: messages.tryAgain,
  accountNotEligible:
    'One or more of the selected accounts cannot sign this document. Please reload and select again.',
  pinVoid: 'This PIN code is not valid any more. Please ask for a new one.',
  linkUnknown: 'This link is not valid any more. Please use the link in the latest e-mail.',
  consentNeeded: 'Please confirm that you want to sign.',
  commentNeeded: 'Please say why you decline, in at most 1,000 characters.',
  checks: {
    pdf: 'The document is a PDF.',
    notPdf: (extension: string, reason: string) => `${reason} Its name ends in .${extension} all the same.`,
    noTask: 'The document has no signing task.',
    notifications: 'Notifications are enabled for this document.',
    readable: (pages: number) =>
      pages === 1 ? 'The file can be read: 1 page.' : `The file can be read: ${pages} pages.`,
  },
} as const;
