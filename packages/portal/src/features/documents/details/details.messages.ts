import { counted } from '../../../services/counts.ts';

/** Messages of a document's details. */
export const detailsMessages = {
  setUp: 'Signing set up',
  setUpBy: (name: string) => `by ${name}`,
  pinsSent: 'PINs sent',
  to: (names: string) => `to ${names}`,
  forFirm: 'for the firm',
  signatories: (signed: number, total: number, outstanding: number) =>
    `${signed} of ${total} signed${outstanding === 0 ? '' : ` · ${outstanding} outstanding`}`,
  outside: 'Signs with the external e-signature service',
  pin: {
    sent: (time: string) => `PIN sent ${time}`,
    resent: (time: string) => `PIN resent ${time}`,
    resentOften: (time: string, times: number) => `PIN resent ${counted(times, 'time')}, last ${time}`,
    sentSometime: (times: number) => (times === 1 ? 'PIN sent' : `PIN sent ${counted(times, 'time')}`),
    wrong: (count: number, left: number) =>
      `${counted(count, 'wrong PIN')} · ${counted(left, 'attempt')} left`,
    tried: (count: number) => `PIN no longer works after ${counted(count, 'wrong attempt')}. Resend the PIN.`,
    expired: (time: string) => `PIN expired ${time}. Resend the PIN.`,
    undelivered: 'The email with the PIN couldn’t be delivered. Check the address.',
    later: 'Receives a PIN once all accounts have signed',
  },
  signing: (until: string) => `Signing now, until ${until} unless extended.`,
  reason: (comment: string) => `“${comment}”`,
  next: {
    setUp: 'Next: set up signing, if the document needs a signature.',
    notificationsOff: 'Next: turn on notifications, then set up signing, if the document needs a signature.',
    nothing: 'No action needed.',
    signed: 'Everyone has signed. No action needed.',
    declined: (name: string) => `${name} declined. Next: remove the task, then set up signing again.`,
    you: 'Next: sign for the firm.',
    representative: (name: string) => `Waiting for ${name}, who signs for the firm.`,
    accounts: (names: string, then: string | null) =>
      then === null ? `Waiting for ${names}.` : `Waiting for ${names}; then ${then} for the firm.`,
    resend: (names: string) => `${names} can’t sign until a new PIN is sent.`,
    resendOff: (names: string) =>
      `${names} can’t sign until a new PIN is sent. Next: turn on notifications, then resend the PIN.`,
    outside: 'Waiting for the external e-signature service.',
  },
  by: (time: string, name: string | null) => (name === null ? time : `${time} by ${name}`),
  noFilter: 'None',
  unknownType: 'File without an extension',
} as const;
