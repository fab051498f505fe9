/** How long the message after a deletion offers to undo it, in ms; other messages stay five seconds. */
export const UNDO_SHOWN_MS = 10_000;
