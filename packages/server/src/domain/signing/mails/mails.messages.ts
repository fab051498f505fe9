import { PIN_TRIES } from '../constants.ts';

/** What every email about signing says. */
export const mailMessages = {
  hello: (givenName: string) => `Hello ${givenName},`,
  open: 'Open the document',
} as const;

/** The email with a PIN: to an account holder, and to the firm's representative after all accounts. */
export const pinMailMessages = {
  pin: 'Your PIN',
  rules: (until: string) =>
    `The PIN is valid until ${until}. You have ${PIN_TRIES} attempts. It replaces any earlier PIN for this document.`,
  account: {
    subject: (title: string) => `Please sign: ${title}`,
    first: (firm: string, title: string) => `${firm} has asked you to sign “${title}”.`,
    care: 'This link is for you only. Don’t forward this email.',
    label: 'Read and sign',
  },
  representative: {
    subject: (title: string) => `Ready for your signature: ${title}`,
    first: (firm: string, title: string) =>
      `All accounts have signed “${title}”. Your signature for ${firm} is needed now.`,
    care: 'Don’t forward this email.',
    label: mailMessages.open,
  },
} as const;

/** The email to the firm about how a signing task ended. */
export const outcomeMailMessages = {
  signed: {
    subject: (title: string) => `Signed: ${title}`,
    first: (names: string, title: string, client: string) => `${names} signed “${title}” for ${client}.`,
    next: 'The document is sealed. No action is needed.',
  },
  declined: {
    subject: (title: string) => `Declined: ${title}`,
    first: (name: string, title: string, client: string) =>
      `${name} declined to sign “${title}” for ${client} and gave this reason:`,
    noOthers: 'No other signatures were outstanding.',
    others: (names: string) => `${names} can no longer sign it.`,
    next: (others: string) => `${others} To ask for signatures again, remove the task and set up a new one.`,
  },
} as const;
