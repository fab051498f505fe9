/** What a signature field says before it is signed, and what it is called. */
export const pdfMessages = {
  fieldOf: (name: string) => `Signature of ${name}`,
  notSigned: 'Not signed yet',
  seal: 'Seal and audit record',
  notSealed: 'Countersign seals the document here when everyone has signed.',
} as const;
