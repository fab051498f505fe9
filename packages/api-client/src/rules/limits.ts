/** Numbers that client and server must agree on. The units are in the names or the comments. */
export const FILTER_LEVELS = 3;
/** Filters of one client, or of the firm itself. */
export const MOST_FILTERS = 1_000;
/** The root "Filters": it exists in no table, and choosing it takes a document out of its filter. */
export const ROOT_FILTER_ID = 0;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 34;
/** First day of every date range. */
export const MIN_DATE = '2000-01-01';
export const EMAIL_MAX_LENGTH = 254;
/** Documents that one request names: to mark, restore or download them. */
export const NAMED_LIMIT = 500;
/** Documents that one range of rows can select. */
export const RANGE_LIMIT = 500;
/** Documents that a job names one by one. */
export const JOB_NAMED_LIMIT = 10_000;
/** Documents that are left out of all that a list shows. */
export const LEFT_OUT_LIMIT = 1_000;
/** Documents to which a list is limited: they are in its address. */
export const LISTED_LIMIT = 200;
/** Fields that documents are sorted by at once. */
export const SORT_LIMIT = 3;
/** Documents of one job on the server. */
export const JOB_DOCUMENTS = 100_000;

/** PINs that one signer can be sent within an hour by users. */
export const PINS_OF_HOUR = 100;
/** Hours after its end within which a job that assigned documents can be undone. */
export const UNDO_JOB_HOURS = 24;
/** What the limits of actions on many documents say. */
export const jobRuleMessages = {
  changesOfDay: 'At most 500,000 documents can be changed this way within 24 hours. Try again later.',
  pinsOfHour: 'This signer was sent 100 PINs within an hour. Try again later.',
} as const;
/** Documents of one archive, and the sum of their sizes in bytes. */
export const ARCHIVE_DOCUMENTS = 2_000;
export const ARCHIVE_BYTES = 2 * 1024 ** 3;
