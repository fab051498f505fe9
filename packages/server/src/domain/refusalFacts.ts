import type { TurnObstacle } from '@countersign/api-client/rules';

/** Why a signer does not hold the document by the PIN that they entered. */
export type LockLoss = 'expired' | 'released' | 'openedElsewhere' | 'takenOver' | 'notHeld' | 'pinNotEntered';

/** What exactly kept a user from something, where the code of the error covers several cases. */
export type RefusalFact =
  TurnObstacle | LockLoss | 'taskRemoved' | 'signInNeeded' | 'pinInPortal' | 'accountsDecline';

/** The history's reason for each, in the third person. */
export const factReasons: Readonly<Record<RefusalFact, string>> = {
  noTask: 'the document had no signing task',
  alreadySigned: 'they had already signed',
  declined: 'signing had been declined',
  complete: 'everyone had already signed',
  notSigner: 'they were not a signer of the document',
  otherMethod: 'the document used another signing method',
  notYourTurn: 'not all accounts had signed yet',
  expired: 'the signing time limit had expired',
  released: 'they had left the document',
  openedElsewhere: 'they had opened the document again elsewhere',
  takenOver: 'their time had ended, and another signer had opened the document',
  notHeld: 'they did not hold the document',
  pinNotEntered: 'they had not entered their PIN',
  taskRemoved: 'the signing task had been removed',
  signInNeeded: 'they had not signed in, which the firm requires',
  pinInPortal: 'the firm’s representative had to enter their PIN in the portal',
  accountsDecline: 'only account holders could decline',
};

/** The reasons that say something of the signer, for an attempt that may be another person's. */
export const unprovenReasons: Partial<Readonly<Record<RefusalFact, string>>> = {
  alreadySigned: 'the signer had already signed',
  notSigner: 'the link was not of a signer of the document',
  pinNotEntered: 'no PIN had been entered',
};
