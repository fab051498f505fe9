import { capability, type Capability } from './actionTable.ts';
import type { DocumentAction, DisabledReasons } from './documentActions.ts';

const inOrder: readonly DocumentAction[] = ['sign', 'clickToSign', 'resendPins'];

/** Returns the most likely action besides viewing; null if nothing is left to do. */
export function mainAction(refused: DisabledReasons): Capability | null {
  const action = inOrder.find((one) => refused[one] === undefined);
  return action === undefined ? null : (capability(action) ?? null);
}
