import type { Schemas } from '../generated/index.ts';

const prefix = 'urn:countersign:problem:';

/** The `type` of a Problem on the wire, as the contract lists them. */
export type ProblemType = Schemas['ProblemType'];

/** The error codes of the server: one closed union, defined by the contract. */
export type ErrorCode = ProblemType extends infer Type
  ? Type extends `${typeof prefix}${infer Code}`
    ? Code
    : never
  : never;

/** Errors of a PIN, a lock or a turn, which the signing pages distinguish. */
export const signingStatus = {
  pinRequired: 400,
  pinWrong: 422,
  pinExpired: 422,
  pinDead: 422,
  documentInUse: 409,
  alreadySigned: 409,
  notAllSigned: 409,
  methodOther: 409,
  lockLost: 409,
  openedElsewhere: 409,
  nothingPrepared: 409,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** Errors of a document's task, which the document's actions distinguish. */
export const taskStatus = {
  noTask: 409,
  documentSigned: 409,
  taskInProgress: 409,
  taskComplete: 409,
  notificationsOff: 409,
  notPdf: 422,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** Why a file cannot go through the signing process. */
export const pdfStatus = {
  pdfEmpty: 422,
  pdfUnrecognised: 422,
  pdfEncrypted: 422,
  pdfRestricted: 422,
  pdfBroken: 422,
  pdfRepaired: 422,
  pdfWithoutPages: 422,
  pdfSignedBefore: 422,
  pdfTooLarge: 422,
  pdfTooComplex: 422,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** Errors of a link to the signing site, or of the session that it opened, which its pages distinguish. */
export const linkStatus = {
  signingSessionEnded: 401,
  linkUnknown: 404,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** Errors of assigning a document to a filter, which the dialog and the tray distinguish. */
export const assignStatus = {
  filterAssigned: 409,
  notFound: 404,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** Errors of a document's title, which the dialog shows at its field. */
export const titleStatus = {
  titleTooLong: 400,
  titleInvalid: 400,
  titleInvisible: 400,
} as const satisfies Partial<Record<ErrorCode, number>>;

/** Errors of a filter's name, which the dialog shows at its field. */
export const filterNameStatus = {
  filterNameRequired: 400,
  filterNameTaken: 409,
} as const satisfies Partial<Record<ErrorCode, number>>;

export type TitleErrorCode = keyof typeof titleStatus;
export type FilterNameErrorCode = keyof typeof filterNameStatus;
export type AssignErrorCode = keyof typeof assignStatus;
export type SigningErrorCode = keyof typeof signingStatus;
export type TaskErrorCode = keyof typeof taskStatus;
export type PdfErrorCode = keyof typeof pdfStatus;
export type LinkErrorCode = keyof typeof linkStatus;

/** The HTTP status of every error code. */
export const errorStatus = {
  ...signingStatus,
  ...taskStatus,
  ...assignStatus,
  ...filterNameStatus,
  ...titleStatus,
  ...pdfStatus,
  ...linkStatus,
  requestUnreadable: 400,
  requestInvalid: 400,
  sessionUnreadable: 401,
  secondFactorRequired: 403,
  roleDenied: 403,
  permissionDenied: 403,
  originDenied: 403,
  methodNotAllowed: 405,
  requestTimedOut: 408,
  requestTooLarge: 413,
  contentTypeRefused: 415,
  headersTooLarge: 431,
  tooManyAttempts: 429,
  changedMeanwhile: 409,
  idempotencyKeyInvalid: 400,
  idempotencyKeyReused: 422,
  stillRunning: 409,
  serverFailed: 500,
  notBuilt: 501,
  notReady: 503,
  databaseUnavailable: 503,
  signingBusy: 503,
  historyTooLong: 422,
  noRoom: 507,
  documentNotFound: 404,
  documentDeleted: 409,
  notPreviewable: 415,
  outstandingTasks: 409,
  renameWaiting: 409,
  renameSigned: 409,
  renamedMeanwhile: 409,
  noDocuments: 409,
  matchesChanged: 409,
  tooManyJobs: 429,
  jobTooLarge: 413,
  accessLost: 403,
  jobFailed: 500,
  archiveTooLarge: 413,
  restoreDenied: 403,
  restoreExpired: 409,
  jobNotUndoable: 409,
  undoExpired: 409,
  filterChanged: 409,
  filterDeleted: 409,
  filterUndoExpired: 409,
  filterParentDeleted: 409,
  filterTooDeep: 409,
  filterInItself: 409,
  tooManyFilters: 409,
  viewNameRequired: 400,
  viewNameTooLong: 400,
  viewNameTaken: 409,
  tooManyViews: 409,
  fileDamaged: 500,
  tooManyUploads: 429,
  uploadNotFound: 404,
  uploadIncomplete: 409,
  uploadSizeDiffers: 400,
  uploadElsewhere: 409,
  uploadFilterDeleted: 409,
  uploadPlanDiffers: 422,
  chunkDiffers: 409,
  chunkCut: 400,
  chunkTooLarge: 413,
  chunkUnrecognised: 400,
  fileEmpty: 400,
  fileWithoutExtension: 400,
  fileExtensionTooLong: 400,
  fileNameInvalid: 400,
  fileNameInvisible: 400,
  fileTooLarge: 413,
  fieldsRequired: 400,
  fieldCharacters: 400,
  signingNotOffered: 403,
  noAccount: 422,
  accountTwice: 422,
  accountNotEligible: 422,
  employeeNotEligible: 422,
  consentNeeded: 400,
  commentNeeded: 400,
  emailRequired: 400,
  passwordRequired: 400,
  passwordWrong: 400,
  notStaff: 403,
  codeRequired: 400,
  codeWrong: 400,
  accountExists: 409,
  employeeExists: 409,
  clientsAssigned: 409,
  inviteExpired: 400,
  inviteNotFound: 404,
  oldPasswordWrong: 400,
  identityFieldsLocked: 403,
  ownAccount: 403,
  recipientInactive: 409,
  reportForbidden: 403,
} as const satisfies Record<ErrorCode, number>;

/** Returns the `type` of an error code in a response. */
export function problemType<Code extends ErrorCode>(code: Code): `${typeof prefix}${Code}` {
  return `${prefix}${code}`;
}

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorStatus, text);
}

/** Returns the code of a Problem's `type`; null for none, and for one that this build does not know. */
export function errorCodeOf(type: unknown): ErrorCode | null {
  if (typeof type !== 'string' || !type.startsWith(prefix)) return null;
  const code = type.slice(prefix.length);
  return isErrorCode(code) ? code : null;
}

export function isSigningErrorCode(code: ErrorCode): code is SigningErrorCode {
  return Object.hasOwn(signingStatus, code);
}

export function isTaskErrorCode(code: ErrorCode): code is TaskErrorCode {
  return Object.hasOwn(taskStatus, code);
}

export function isLinkErrorCode(code: ErrorCode): code is LinkErrorCode {
  return Object.hasOwn(linkStatus, code);
}

export function isFilterNameErrorCode(code: ErrorCode): code is FilterNameErrorCode {
  return Object.hasOwn(filterNameStatus, code);
}

export function isTitleErrorCode(code: ErrorCode): code is TitleErrorCode {
  return Object.hasOwn(titleStatus, code);
}

/** Whether a rename was refused because another user has given it another name since. */
export function isRenameConflict(code: ErrorCode | null): boolean {
  return code === 'renamedMeanwhile';
}

export function isAssignErrorCode(code: ErrorCode): code is AssignErrorCode {
  return Object.hasOwn(assignStatus, code);
}
