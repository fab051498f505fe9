import { actionTypes, isWaiting, pinTypes, type ActionType } from './actionTypes.ts';

/** Why a person cannot sign a document now, by the state of its task. */
export type TurnObstacle =
  'noTask' | 'alreadySigned' | 'declined' | 'complete' | 'notSigner' | 'otherMethod' | 'notYourTurn';

export interface TurnSigner {
  /** Whether they sign for the firm, after all accounts. */
  forFirm: boolean;
  signed: boolean;
}

/** A task as far as it decides whose turn it is. */
export interface TurnTask {
  type: ActionType;
  signers: readonly TurnSigner[];
}

/**
 * Returns what keeps this signer from signing now; null if it is their turn. The server's refusals, the outcomes of
 * the portal and the reason of its disabled action all follow from it.
 */
export function turnObstacle({ type, signers }: TurnTask, own: TurnSigner | undefined): TurnObstacle | null {
  if (type === actionTypes.none) return 'noTask';
  if (own?.signed === true) return 'alreadySigned';
  if (type === actionTypes.declined) return 'declined';
  if (!isWaiting(type)) return 'complete';
  if (own === undefined) return 'notSigner';
  if (!pinTypes.includes(type)) return 'otherMethod';
  const waits = own.forFirm && signers.some(({ forFirm, signed }) => !forFirm && !signed);
  return waits ? 'notYourTurn' : null;
}
