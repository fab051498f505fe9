import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, pinTypes } from '@countersign/api-client/rules';
import { capability, type Capability } from './actionTable.ts';
import { disabledReasonOf, type DisabledReasons, type DocumentAction } from './documentActions.ts';

type Stage = Pick<Schemas['Document'], 'ActionTypeE'>;

function nextAction({ ActionTypeE }: Stage, refused: DisabledReasons): DocumentAction {
  switch (ActionTypeE) {
    case actionTypes.none:
      return refused.clickToSign === undefined ? 'clickToSign' : 'download';
    case actionTypes.signed:
      return 'download';
    case actionTypes.declined:
      return 'removeTask';
    default:
      if (refused.sign === undefined) return 'sign';
      // A task of another method goes on elsewhere.
      return pinTypes.includes(ActionTypeE) ? 'resendPins' : 'download';
  }
}

/** Returns what is to be done next at the stage of a document, besides viewing it, and why that is disabled. */
export function mainAction(
  document: Stage,
  refused: DisabledReasons,
): Capability & { readonly disabledReason: string | undefined } {
  const action = nextAction(document, refused);
  return { ...capability(action), disabledReason: disabledReasonOf(refused, action) };
}
