import type { Eligibility } from '../actions/eligibility.ts';

/** The props of a dialog that asks before an action on several documents. */
export interface SeveralModalProps {
  /** Which of the documents it applies to. */
  readonly eligibility: Eligibility;
  /** Name of their client, once it is known. */
  readonly clientName: string | undefined;
  /** Whether it runs on the server and continues when the page is closed. */
  readonly isJob: boolean;
  /** Whether it is being started. */
  readonly pending: boolean;
  /** Why it was not started. */
  readonly failure: string | undefined;
  /** Text of the button that leaves it. @default 'Cancel' */
  readonly cancelLabel?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}
