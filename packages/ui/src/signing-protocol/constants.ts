/** Name of the protocol, in every message, so that other talk between windows is never mistaken for it. */
export const SIGNING_PROTOCOL = 'countersign.signing';

/** Raised when a message changes its meaning; both sides ignore any other version. */
export const SIGNING_PROTOCOL_VERSION = 1;

/** Time between two steps of the progress bar, in milliseconds. */
export const TICK_MS = 1_000;

/** Points of progress gained with each tick, in per cent. */
export const PROGRESS_PER_TICK = 5;

/** Ticks an upload of a signature may take; at this tick without a signal it has failed. */
export const UPLOAD_TICKS = 20;

/** Ticks a frame may take to say that it is ready; at this tick it has failed. */
export const LOADING_TICKS = 30;

/** How long a lock lasts, in milliseconds: a fresh one that seems longer, or over, is read off a wrong clock. */
export const LOCK_MS = 300_000;

/** Most signature locations one message may carry. */
export const MAX_LOCATIONS = 500;

/** Most characters of a failure's reason that are kept. */
export const MAX_REASON_LENGTH = 500;
