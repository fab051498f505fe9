/** Bytes of one chunk on a line that carries them in time; the last chunk of a file is what remains. */
export const CHUNK_SIZE = 5 * 1024 * 1024;
/** Bytes of one chunk on a slow line, at least. */
export const SMALLEST_CHUNK = 512 * 1024;
/** Milliseconds that a chunk is to take at most, while others travel beside it. */
export const CHUNK_TIME = 10_000;
/** Milliseconds after which a first chunk is looked at, and again. */
export const LOOK_AT_CHUNK = 5_000;
/** Milliseconds of a first chunk beyond which it is too slow, reckoned from what has left of it. */
export const SLOW_CHUNK_TIME = 20_000;
/** Chunks smaller than the usual ones that a file may have: each response names all that came. */
export const MOST_SMALL_CHUNKS = 2_000;
/** Chunks that travel at the same time, over all files together. */
export const SIMULTANEOUS_CHUNKS = 3;
/** Milliseconds until a failed chunk is sent once more, and until the first retry of any other call. */
export const RETRY_INTERVAL = 5_000;
/** How often a call without a chunk is made again, which is harmless: for an identifier, a commit, a registration. */
export const CALL_RETRIES = 3;
/** Milliseconds for which a busy server is waited for at most. */
export const LONGEST_WAIT = 60_000;
/**
 * Milliseconds for which a server that does not respond is waited for at most: a restart takes less. Counted from the
 * first check in vain; it ends with the next one after that.
 */
export const SERVER_PATIENCE = 60_000;
/** Longest milliseconds until each check of a server that does not respond; the last one repeats. */
export const PROBE_INTERVALS: readonly number[] = [1_000, 2_000, 4_000, 5_000];
/** Statuses after which a retry is useless. */
export const PERMANENT_ERRORS: readonly number[] = [500, 501];
/** Calls for identifiers and commits at the same time: with the chunks, what a browser grants one origin. */
export const FILE_SERVICE_CALLS = 3;
/** Registrations at the same time; they go to another service. */
export const REGISTRATIONS = 3;
/** Files that may hold an identifier before their first chunk leaves. */
export const LOOK_AHEAD = 6;
