/**
 * Name of the protocol, in every message, so that other messages between windows are never mistaken for it.
 */
export const SIGNING_PROTOCOL = 'countersign.signing';

/** Increased when a message changes its meaning; both sides ignore any other version. */
export const SIGNING_PROTOCOL_VERSION = 1;

/** Time between two steps of the progress bar in ms. */
export const TICK_MS = 1_000;

/** Progress of each tick in per cent. */
export const PROGRESS_PER_TICK = 5;

/** Maximum number of ticks for uploading a signature; without a signal by then it has failed. */
export const UPLOAD_TICKS = 20;

/** Maximum number of ticks until a frame is ready; after them it has failed. */
export const LOADING_TICKS = 30;

/** Duration of a lock in ms: a new one that seems longer, or expired, means that a clock is wrong. */
export const LOCK_MS = 300_000;

/** Maximum number of signature locations in one message. */
export const MAX_LOCATIONS = 500;

/** Maximum length of a failure's reason; longer ones are truncated. */
export const MAX_REASON_LENGTH = 500;
