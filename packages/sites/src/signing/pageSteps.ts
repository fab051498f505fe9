import {
  signerTimeline,
  type SigningPageDetails,
  type SigningTaskState,
} from '@countersign/api-client/rules';
import type { SigningStep } from '@countersign/ui';

/** Who has signed, who is asked now, and who signs last. */
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
  return Signers.flatMap(({ Name: name }, id) => {
    const step = timeline[id];
    return step === undefined ? [] : [{ ...step, id, title: name, mark: { kind: 'person', name } }];
  });
}
