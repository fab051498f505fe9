import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { fullName } from '@countersign/api-client/rules';
import {
  Button,
  ComboBox,
  Prechecks,
  SignerPicker,
  Stack,
  type Precheck,
  type SignerAccount,
  type SignerAccounts,
} from '@countersign/ui';
import type { Choice } from './clickToSignState.ts';

type Account = Schemas['Account'];
type Employee = Schemas['Employee'];

interface ChoosingSignersProps {
  readonly clientName: string;
  readonly choice: Choice;
  readonly problem: string | null;
  readonly accounts: UseQueryResult<readonly Account[]>;
  readonly employees: readonly Employee[];
  readonly checks: readonly Precheck[];
  readonly onAccounts: (ids: readonly number[]) => void;
  readonly onEmployee: (id: number | null) => void;
}

function toSigner(account: Account): SignerAccount {
  const { Id, Email, IsActive, InviteToken } = account;
  const status = !IsActive ? 'inactive' : InviteToken === null ? 'ready' : 'notAccepted';
  return { id: Id, name: fullName(account), email: Email, status };
}

function signerAccounts(accounts: UseQueryResult<readonly Account[]>): SignerAccounts {
  if (accounts.isError) {
    return { status: 'failed', message: messageOf(accounts.error), onRetry: () => void accounts.refetch() };
  }
  if (accounts.data === undefined) return { status: 'loading' };
  return { status: 'ready', accounts: accounts.data.map(toSigner) };
}

/** Selects the accounts that sign and the firm's representative, who signs last, and shows the checks. */
export function ChoosingSigners({
  clientName,
  choice,
  problem,
  accounts,
  employees,
  checks,
  onAccounts,
  onEmployee,
}: ChoosingSignersProps) {
  return (
    <Stack gap={24}>
      <SignerPicker
        clientName={clientName}
        accounts={signerAccounts(accounts)}
        selectedIds={choice.accountIds}
        onSelectedChange={onAccounts}
        error={problem ?? undefined}
      />
      <ComboBox
        label="Firm representative"
        aside="Optional"
        placeholder="Select an employee"
        clearable
        options={employees.map((employee) => ({
          id: String(employee.Id),
          label: fullName(employee),
          description: employee.Email,
          person: true,
        }))}
        value={choice.employeeId === null ? null : String(choice.employeeId)}
        onChange={(id) => {
          onEmployee(id === null ? null : Number(id));
        }}
      />
      <Prechecks checks={checks} />
    </Stack>
  );
}

interface ChoosingFooterProps {
  readonly disabledReason: string | undefined;
  readonly onCancel: () => void;
  readonly onReview: () => void;
}

export function ChoosingFooter({ disabledReason, onCancel, onReview }: ChoosingFooterProps) {
  return (
    <>
      <Button onPress={onCancel}>Cancel</Button>
      <Button variant="primary" disabledReason={disabledReason} onPress={onReview}>
        Review and confirm
      </Button>
    </>
  );
}
