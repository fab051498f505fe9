import type { Schemas } from '@countersign/api-client/contract';
import { formatDateTime, formatTime } from '@countersign/api-client/rules';
import type { StepNote } from '@countersign/ui';
import { detailsMessages } from './details.messages.ts';

type Signer = Schemas['Signer'];
type Pin = NonNullable<Signer['Pin']>;

const messages = detailsMessages.pin;

function sent({ SentDate, Sent }: Pin): StepNote {
  if (SentDate === null) return { text: messages.sentSometime(Sent) };
  const time = formatDateTime(SentDate);
  if (Sent === 1) return { text: messages.sent(time) };
  return { text: Sent === 2 ? messages.resent(time) : messages.resentOften(time, Sent - 1) };
}

function state(pin: Pin): readonly StepNote[] {
  switch (pin.State) {
    case 'used':
      return [];
    case 'usable':
      return pin.WrongAttempts === 0
        ? []
        : [{ tone: 'caution', text: messages.wrong(pin.WrongAttempts, pin.AttemptsLeft) }];
    case 'tried':
      return [{ tone: 'critical', text: messages.tried(pin.WrongAttempts) }];
    case 'expired':
      return [{ tone: 'caution', text: messages.expired(formatDateTime(pin.ValidUntil ?? '')) }];
    case 'undelivered':
      return [{ tone: 'critical', text: messages.undelivered }];
  }
}

/**
 * What became of a signer's PIN: when it was sent and how often, wrong attempts, why it no longer works.
 *
 * @param isOpen Whether the task is; in one that has ended no PIN is wanted any more, so its state is left out.
 */
export function pinNotes(signer: Signer, { isOpen }: { isOpen: boolean }): readonly StepNote[] {
  const { Pin: pin, InUse, LockExpires } = signer;
  const signing = InUse === true && typeof LockExpires === 'string' ? [formatTime(LockExpires)] : [];
  return [
    ...(pin === undefined ? [] : [sent(pin), ...(isOpen ? state(pin) : [])]),
    ...signing.map((until) => ({ text: detailsMessages.signing(until) })),
  ];
}
