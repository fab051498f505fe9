/** Numbers that client and server must agree on. The units are in the names or the comments. */
export const LOCK_MINUTES = 5;
export const FILTER_LEVELS = 3;
/** The root "Filters": it exists in no table, and choosing it takes a document out of its filter. */
export const ROOT_FILTER_ID = 0;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 34;
export const RESET_VALID_HOURS = 24;
export const INVITE_VALID_DAYS = 7;
export const REMINDER_MIN_DAYS = 1;
export const UNREAD_REPORT_MAX_DAYS = 7;
/** First day of every date range. */
export const MIN_DATE = '2000-01-01';
export const DISPLAY_NAME_LENGTH = 46;
/** Bytes of a branding logo after it has been encoded again. */
export const LOGO_MAX_BYTES = 1024 * 1024;
/** Rows that one page of a list may have. */
export const ITEMS_PER_PAGE_MAX = 200;
export const EMAIL_MAX_LENGTH = 254;
/** A hint above these; the server decides. */
export const AGREEMENT_ACCOUNTS_USUAL = 15;
export const AGREEMENT_EMPLOYEES_USUAL = 10;
