import type { Schemas } from '@countersign/api-client/contract';
import { fullName, timelineMessages } from '@countersign/api-client/rules';
import { Avatar, Button, Inline, Notice, Stack, Text } from '@countersign/ui';
import { signerMessages } from '../signing.messages.ts';

interface PersonProps {
  readonly name: string;
  readonly email: string;
  readonly part: string;
}

function Person({ name, email, part }: PersonProps) {
  return (
    <Inline as="li" gap={12}>
      <Avatar name={name} size={28} />
      <Stack grow>
        <Text weight="medium">{name}</Text>
        <Text step="12" tone="muted">
          {email}
        </Text>
      </Stack>
      <Text step="12" tone="muted">
        {part}
      </Text>
    </Inline>
  );
}

interface ConfirmingSignersProps {
  readonly accounts: readonly Schemas['Account'][];
  readonly employee: Schemas['Employee'] | null;
  /** The server's message if it rejected the request. */
  readonly problem: string | null;
}

/** Asks for confirmation of the signers before anything is sent. */
export function ConfirmingSigners({ accounts, employee, problem }: ConfirmingSignersProps) {
  return (
    <Stack gap={16}>
      {problem === null ? null : (
        <Notice tone="critical" live>
          {problem}
        </Notice>
      )}
      <Text as="p">{signerMessages.willBeEmailed(accounts.length)}</Text>
      <Stack as="ul" gap={12}>
        {accounts.map((account) => (
          <Person key={account.Id} name={fullName(account)} email={account.Email} part="Account" />
        ))}
        {employee === null ? null : (
          <Person
            name={fullName(employee)}
            email={employee.Email}
            part={timelineMessages.representativeLater}
          />
        )}
      </Stack>
    </Stack>
  );
}

interface ConfirmingFooterProps {
  readonly sending: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

export function ConfirmingFooter({ sending, onBack, onConfirm }: ConfirmingFooterProps) {
  return (
    <>
      <Button onPress={onBack} disabledReason={sending ? signerMessages.sending : undefined}>
        Back
      </Button>
      <Button variant="primary" pending={sending} onPress={onConfirm}>
        Send PINs
      </Button>
    </>
  );
}
