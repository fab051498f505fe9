import { signingMessages as shared } from '@countersign/api-client/rules';

/** What the signing domain says: the product's own sentences, and a few that its catalogue does not have. */
export const messages = {
  ...shared,
  pdfTooLarge: (megabytes: number) =>
    `PDFs of more than ${megabytes} MB can’t be signed. Make the file smaller, for example by compressing its images, and upload it again.`,
  checks: {
    pdf: 'The document is a PDF.',
    notPdf: (extension: string, reason: string) =>
      `${reason} The name ends in .${extension}, but the content doesn’t match.`,
    noTask: 'The document has no signing task.',
    notifications: 'Notifications are enabled for this document.',
    readable: (pages: number) =>
      pages === 1 ? 'The file can be read: 1 page.' : `The file can be read: ${pages} pages.`,
  },
} as const;
