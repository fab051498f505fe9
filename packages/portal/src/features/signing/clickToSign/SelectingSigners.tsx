import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { fullName } from '@countersign/api-client/rules';
import {
  announce,
  Button,
  ComboBox,
  Prechecks,
  SignerPicker,
  Stack,
  Text,
  type Precheck,
  type SignerAccount,
  type SignerAccounts,
} from '@countersign/ui';
import { whyFailed } from '../../../services/readFailure.ts';
import { signerMessages } from '../signing.messages.ts';
import type { SignerSelection } from './clickToSignState.ts';

type Account = Schemas['Account'];
type Employee = Schemas['Employee'];

interface SelectingSignersProps {
  readonly clientName: string;
  readonly selection: SignerSelection;
  readonly problem: string | null;
  /** The field that has the focus after an error. */
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly accounts: UseQueryResult<readonly Account[]>;
  readonly employees: readonly Employee[];
  readonly checks: readonly Precheck[];
  /** Whether the document is still being checked. */
  readonly checking: boolean;
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
    return { status: 'failed', message: whyFailed(accounts.error), onRetry: () => void accounts.refetch() };
  }
  if (accounts.data === undefined) return { status: 'loading' };
  return { status: 'ready', accounts: accounts.data.map(toSigner) };
}

/** Time in ms after which the page says that it waits for the checks: most are there long before. */
const STILL_CHECKING_AFTER = 4_000;

/** Says that the document is still being checked, once that takes long. */
function StillChecking() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
      announce(signerMessages.stillChecking);
    }, STILL_CHECKING_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <Text as="p" step="13" tone="muted">
      {signerMessages.stillChecking}
    </Text>
  );
}

/** Selects the accounts that sign and the firm's representative, who signs last, and shows the checks. */
export function SelectingSigners({
  clientName,
  selection,
  problem,
  searchRef,
  accounts,
  employees,
  checks,
  checking,
  onAccounts,
  onEmployee,
}: SelectingSignersProps) {
  return (
    <Stack gap={24}>
      <SignerPicker
        clientName={clientName}
        accounts={signerAccounts(accounts)}
        selectedIds={selection.accountIds}
        onSelectedChange={onAccounts}
        error={problem ?? undefined}
        searchRef={searchRef}
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
        value={selection.employeeId === null ? null : String(selection.employeeId)}
        onChange={(id) => {
          onEmployee(id === null ? null : Number(id));
        }}
      />
      <Stack gap={12}>
        <Prechecks checks={checks} />
        {checking ? <StillChecking /> : null}
      </Stack>
    </Stack>
  );
}

interface SelectingFooterProps {
  readonly disabledReason: string | undefined;
  readonly onCancel: () => void;
  readonly onReview: () => void;
}

export function SelectingFooter({ disabledReason, onCancel, onReview }: SelectingFooterProps) {
  return (
    <>
      <Button onPress={onCancel}>Cancel</Button>
      <Button variant="primary" disabledReason={disabledReason} onPress={onReview}>
        Review and confirm
      </Button>
    </>
  );
}
