import { fullName, type TaskSigner } from './tasks.ts';
import { SIGNING_METHOD } from './stamps.ts';

/** What the history says of an event: a plain sentence about people, which the audit record prints as it is. */
export interface Event {
  title: string;
  shortDesc: string;
}

/** Title of the entry of a signature. */
export const SIGNED = 'Signed';

const method = SIGNING_METHOD.toLowerCase();

/** "Ada", "Ada and Bo", "Ada, Bo and Cy". */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

function namesOf(signers: readonly TaskSigner[]): string {
  return listed(signers.map(fullName));
}

/** Why a PIN was rejected. */
export type PinDenialReason = 'wrong' | 'expired' | 'tried' | 'undelivered' | 'never';

const pinDenialReasons: Record<PinDenialReason, string> = {
  wrong: 'wrong PIN',
  expired: 'the PIN had expired',
  tried: 'too many attempts with this PIN',
  undelivered: 'the PIN could not be delivered',
  never: 'there was no PIN',
};

type Outcome = 'signed' | 'declined';

const outcomes: Record<Outcome, string> = {
  signed: 'everyone has signed',
  declined: 'signing was declined',
};

/**
 * The events of a signing task. Emails leave after the work that writes the entry: it says that they were queued. That
 * the mail server has taken an email, or that it could not be delivered, is an entry of its own.
 */
export const history = {
  setUp(
    by: string,
    accounts: readonly string[],
    representative: string | null,
    inTurn: readonly TaskSigner[],
  ): Event {
    const firm = representative === null ? '' : `, then ${representative} for the firm`;
    const shortDesc = `${by} set up ${method}: ${listed(accounts)}${firm}. PINs were queued for delivery to ${namesOf(inTurn)}.`;
    return { title: 'Signing set up', shortDesc };
  },

  pinsResent(by: string, to: readonly TaskSigner[]): Event {
    const shortDesc = `${by} requested new PINs, which were queued for delivery to ${namesOf(to)}. Earlier PINs no longer work.`;
    return { title: 'PIN resent', shortDesc };
  },

  ownPinResent(name: string): Event {
    const shortDesc = `${name} requested a new PIN, which was queued for delivery. The earlier PIN no longer works.`;
    return { title: 'PIN resent', shortDesc };
  },

  pinRejected(name: string, why: PinDenialReason): Event {
    return { title: 'PIN rejected', shortDesc: `${name}’s PIN was rejected: ${pinDenialReasons[why]}.` };
  },

  /** Who may be anyone, as long as no PIN was right and no user signed in. */
  withLinkOf(name: string): string {
    return `Someone with ${name}’s link`;
  },

  pinSent(name: string, email: string): Event {
    return { title: 'PIN sent', shortDesc: `The email with ${name}’s PIN was sent to ${email}.` };
  },

  pinUndelivered(name: string, email: string): Event {
    const shortDesc = `The email with ${name}’s PIN could not be delivered to ${email}. The PIN no longer works.`;
    return { title: 'PIN not delivered', shortDesc };
  },

  pinVerified(name: string): Event {
    return { title: 'PIN verified', shortDesc: `${name}’s PIN was verified.` };
  },

  inUse(name: string, holder: string | null): Event {
    const who = holder ?? 'another signer';
    return {
      title: 'Document in use',
      shortDesc: `${name} could not start signing: ${who} was signing the document.`,
    };
  },

  opened(name: string): Event {
    return { title: 'Document opened', shortDesc: `${name} opened the document to read and sign it.` };
  },

  lockRenewed(name: string): Event {
    return { title: 'Lock renewed', shortDesc: `${name} extended the signing time to 5 minutes from then.` };
  },

  released(name: string): Event {
    return { title: 'Document released', shortDesc: `${name} left without signing.` };
  },

  /** `representative`: a PIN goes to them, for this was the last account. `sealed`: this was the last signature. */
  signed(signer: TaskSigner, then: { representative?: TaskSigner; sealed?: boolean }): Event {
    const role = signer.employee_id === null ? '' : ' for the firm';
    const next =
      then.sealed === true
        ? ' Everyone has signed; the document was sealed.'
        : then.representative === undefined
          ? ''
          : ` A PIN was queued for delivery to ${fullName(then.representative)}, who signs for the firm.`;
    return { title: SIGNED, shortDesc: `${fullName(signer)} signed${role} by ${method}.${next}` };
  },

  declined(signer: TaskSigner, comment: string): Event {
    return { title: 'Declined', shortDesc: `${fullName(signer)} declined to sign: “${comment}”` };
  },

  removed(by: string, signed: readonly TaskSigner[]): Event {
    const done = signed.length === 0 ? 'No signer had signed.' : `${namesOf(signed)} had signed.`;
    return { title: 'Task removed', shortDesc: `${by} removed the signing task. ${done}` };
  },

  firmNotified(names: readonly string[], what: Outcome): Event {
    return {
      title: 'Firm notified',
      shortDesc: `An email saying that ${outcomes[what]} was queued for delivery to ${listed(names)}.`,
    };
  },

  outcomeSent(email: string, what: Outcome): Event {
    return {
      title: 'Email sent',
      shortDesc: `The email saying that ${outcomes[what]} was sent to ${email}.`,
    };
  },

  outcomeUndelivered(email: string, what: Outcome): Event {
    return {
      title: 'Email not delivered',
      shortDesc: `The email saying that ${outcomes[what]} could not be delivered to ${email}.`,
    };
  },
} as const;
