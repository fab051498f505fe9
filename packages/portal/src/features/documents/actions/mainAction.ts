import { ClickToSignIcon, MailIcon, SignIcon, type IconComponent } from '@countersign/ui';
import type { DocumentAction, DisabledReasons } from './documentActions.ts';

interface MainAction {
  readonly action: DocumentAction;
  readonly label: string;
  readonly icon: IconComponent;
}

const inOrder: readonly MainAction[] = [
  { action: 'sign', label: 'Sign', icon: SignIcon },
  { action: 'clickToSign', label: 'Click To Sign', icon: ClickToSignIcon },
  { action: 'resendPins', label: 'Resend Pin Notification', icon: MailIcon },
];

/** Returns the most likely action besides viewing; null if nothing is left to do. */
export function mainAction(refused: DisabledReasons): MainAction | null {
  return inOrder.find(({ action }) => refused[action] === undefined) ?? null;
}
