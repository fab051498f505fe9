import type { Schemas } from '@countersign/api-client/contract';
import { fullName, shownName } from '@countersign/api-client/rules';
import { OutcomeSheet, type SigningStep } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { sentMessages } from '../signing.messages.ts';

interface PinsSentProps {
  /** The document from the server's response to the setup. */
  readonly document: Schemas['Document'];
}

/** Returns everyone who still has to sign, with the PIN's address and time. */
function sentSteps(
  { UsersToSign, EmployeeToSign }: Schemas['Document'],
  reader: number,
): readonly SigningStep[] {
  const steps: SigningStep[] = UsersToSign.map((signer) => ({
    id: `account-${signer.UserId}`,
    state: 'now',
    mark: { kind: 'person', name: fullName(signer) },
    title: fullName(signer),
    detail: sentMessages.pinTo(signer.Email),
  }));
  if (EmployeeToSign === null) return steps;
  const name = fullName(EmployeeToSign);
  return [
    ...steps,
    {
      id: 'employee',
      state: 'todo',
      mark: { kind: 'person', name },
      title: EmployeeToSign.EmployeeId === reader ? sentMessages.you : name,
      detail: sentMessages.pinLater(EmployeeToSign.Email),
    },
  ];
}

/** Shows the result of "Send PINs". */
export function PinsSent({ document }: PinsSentProps) {
  const { UsersToSign, EmployeeToSign } = document;
  const { me } = useServices();
  const own = EmployeeToSign?.EmployeeId === me.employeeId;
  const representative = EmployeeToSign === null ? null : own ? 'you' : fullName(EmployeeToSign);
  return (
    <OutcomeSheet
      kind="sent"
      title={sentMessages.title(UsersToSign.map(fullName))}
      document={{ title: shownName(document.Title), extension: document.Extension }}
      steps={sentSteps(document, me.employeeId)}
    >
      {sentMessages.next(UsersToSign.map(fullName), representative)}
    </OutcomeSheet>
  );
}
