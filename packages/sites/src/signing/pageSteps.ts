import { formatDateTime, type SigningPage } from '@countersign/api-client/rules';
import type { SigningStep } from '@countersign/ui';
import { pageMessages } from './signing.messages.ts';

type Signer = SigningPage['Signers'][number];

function stepOf(signer: Signer, id: number, turn: 'now' | 'later' | 'never'): SigningStep {
  const { Name: name, Role, SignedDate, DeclinedDate } = signer;
  const base = { id, title: name, mark: { kind: 'person', name } } as const;
  if (SignedDate !== null) {
    return { ...base, state: 'done', detail: pageMessages.stepSigned(formatDateTime(SignedDate)) };
  }
  if (DeclinedDate !== null) {
    return { ...base, state: 'declined', detail: pageMessages.stepDeclined(formatDateTime(DeclinedDate)) };
  }
  if (turn === 'never') return { ...base, state: 'todo', detail: pageMessages.stepNotNeeded };
  const last = Role === 'employee' && turn === 'later';
  const detail = last ? pageMessages.stepRepresentative : pageMessages.stepWaiting;
  return { ...base, state: turn === 'now' ? 'now' : 'todo', detail };
}

/** Who has signed, who is asked now, and who signs last. */
export function pageSteps({ Signers, TaskState }: SigningPage): readonly SigningStep[] {
  const accountsDone = Signers.every(({ Role, SignedDate }) => Role === 'employee' || SignedDate !== null);
  return Signers.map((signer, index) => {
    const inTurn = signer.Role === 'account' || accountsDone ? 'now' : 'later';
    return stepOf(signer, index, TaskState === 'open' ? inTurn : 'never');
  });
}
