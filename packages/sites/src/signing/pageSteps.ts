import {
  signerTimeline,
  type SigningPageDetails,
  type SigningTaskState,
} from '@countersign/api-client/rules';
import type { SigningStep } from '@countersign/ui';
import { pageMessages } from './signing.messages.ts';

/** Who has signed, who is asked now, and who signs last; the reader reads "You". */
export function pageSteps(
  { Signers }: SigningPageDetails,
  taskState: SigningTaskState,
): readonly SigningStep[] {
  const timeline = signerTimeline(
    Signers.map(({ Role, SignedDate, DeclinedDate }) => ({
      forFirm: Role === 'employee',
      signedDate: SignedDate,
      declinedDate: DeclinedDate,
    })),
    taskState === 'open',
  );
  return Signers.flatMap(({ Name: name, IsYou: isYou }, id) => {
    const step = timeline[id];
    const title = isYou ? pageMessages.you : name;
    return step === undefined ? [] : [{ ...step, id, title, mark: { kind: 'person', name } }];
  });
}
