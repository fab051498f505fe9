import { documentRuleMessages, messages, signingMessages } from './messages.ts';
import type { SigningErrorCode, TaskErrorCode } from './errorCodes.ts';

export const signingSentences: Readonly<Record<SigningErrorCode, string>> = {
  pinRequired: signingMessages.pinRequired,
  pinWrong: signingMessages.pinWrong,
  pinExpired: signingMessages.pinExpired,
  pinDead: signingMessages.pinDead,
  documentInUse: signingMessages.inUse,
  alreadySigned: signingMessages.notRequired,
  notAllSigned: signingMessages.notAllSigned,
  methodOther: signingMessages.methodOther,
  lockLost: signingMessages.lockExpired,
  openedElsewhere: signingMessages.openedElsewhere,
  nothingPrepared: messages.tryAgain,
};

export const taskSentences: Readonly<Record<TaskErrorCode, string>> = {
  noTask: documentRuleMessages.noTask,
  documentSigned: documentRuleMessages.alreadySigned,
  taskInProgress: documentRuleMessages.inProgress,
  taskComplete: documentRuleMessages.complete,
  notificationsOff: documentRuleMessages.notificationsOff,
  notPdf: signingMessages.pdfOnly,
};

/**
 * The texts that the signing service has always put into ExceptionMessage, for clients that do not know
 * codes.
 */
export const exceptionMessages: Readonly<Record<SigningErrorCode, string>> = {
  ...signingSentences,
  documentInUse: signingMessages.inUseCode,
  alreadySigned: signingMessages.alreadySignedCode,
};
