const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Duration of a lock in ms; the sentence of 'doc in use' says the same five minutes. */
export const LOCK_MS = 5 * MINUTE;

/** Digits of a PIN. */
export const PIN_DIGITS = 6;

/** How long a PIN is valid, in milliseconds. */
export const PIN_VALID_MS = 7 * DAY;

/** Number of wrong attempts after which a PIN is invalid until another one is sent. */
export const PIN_TRIES = 5;

/** How long the ticket inside a SigningUrl can be exchanged, in milliseconds. */
export const TICKET_VALID_MS = 60 * SECOND;

/** How long a session of the signing site lasts, in milliseconds. The lock limits the signing itself. */
export const SESSION_MS = 60 * MINUTE;

/** Time zone of signed documents and emails: firms have no setting for it (decision 0025). */
export const TIME_ZONE = 'Australia/Sydney';
