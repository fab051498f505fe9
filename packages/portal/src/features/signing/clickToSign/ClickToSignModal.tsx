import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer, useRef } from 'react';
import {
  accountQueries,
  documentQueries,
  employeeQueries,
  isApiError,
  isOutcomeUnknown,
  messageOf,
  recognised,
  signingMutations,
  signingQueries,
} from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, shownName } from '@countersign/api-client/rules';
import { announce, Button, Dialog, DocumentLine, SigningPlan } from '@countersign/ui';
import { useServices } from '../../../services/services.tsx';
import { writeMessages } from '../../../services/services.messages.ts';
import { useKeptKeys } from '../../../services/useKeptKeys.ts';
import { SelectingFooter, SelectingSigners } from './SelectingSigners.tsx';
import { clickToSign, initialClickToSign, problemOf } from './clickToSignState.ts';
import { ConfirmingFooter, ConfirmingSigners } from './ConfirmingSigners.tsx';
import { PinsSent } from './PinsSent.tsx';
import { planSteps } from './planSteps.ts';
import { sentMessages, signerMessages } from '../signing.messages.ts';
import { prechecksOf } from './prechecks.ts';

interface ClickToSignModalProps {
  readonly document: Schemas['Document'];
  readonly onClose: () => void;
}

const hasFailed = (error: unknown) => isApiError(error) && error.kind === 'problem' && error.status === 500;

/** Sets up click-to-sign: the signers, the checks, and the signing plan. */
export function ClickToSignModal({ document, onClose }: ClickToSignModalProps) {
  const { portal } = useServices();
  const queryClient = useQueryClient();
  const [state, send] = useReducer(clickToSign, initialClickToSign);
  const search = useRef<HTMLInputElement>(null);
  const accounts = useQuery(accountQueries.signatories(portal, document.Client.Id));
  const employees = useQuery(employeeQueries.signatories(portal, true));
  const precheck = useQuery(signingQueries.precheck(portal, document.Id));
  const kept = useKeptKeys();
  const setUp = useMutation({
    ...recognised(signingMutations.setUpClickToSign(portal, kept), kept, async ({ id }) => {
      const reply = await queryClient.fetchQuery({ ...documentQueries.detail(portal, id), staleTime: 0 });
      return reply.ActionTypeE === actionTypes.clickToSign ? { reply } : null;
    }),
    onSuccess: (answered) => {
      send({ type: 'answered', document: answered });
    },
    onError: (error) => {
      // A fault of the server has its own sentence; it undoes what it began.
      const message =
        isOutcomeUnknown(error) && !hasFailed(error)
          ? writeMessages.unknown
          : messageOf(error, signerMessages.notSetUp);
      send({ type: 'refused', message });
    },
  });

  if (state.step === 'sent') {
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="medium"
        title={sentMessages.dialog}
        footer={
          <Button variant="primary" onPress={onClose}>
            Close
          </Button>
        }
      >
        <PinsSent document={state.document} />
      </Dialog>
    );
  }
  const { selection } = state;
  const selected = (accounts.data ?? []).filter(({ Id }) => selection.accountIds.includes(Id));
  const employee = employees.data?.find(({ Id }) => Id === selection.employeeId) ?? null;
  const selecting = state.step === 'selecting';
  const isUnknown = isOutcomeUnknown(setUp.error) && !hasFailed(setUp.error);
  async function checkAgain(): Promise<void> {
    // The button goes away with what it mended.
    if ((await precheck.refetch()).isSuccess) search.current?.focus();
  }
  const checks = prechecksOf(
    precheck,
    selected,
    <Button size="small" pending={precheck.isFetching} onPress={() => void checkAgain()}>
      Try again
    </Button>,
  );

  function confirm(): void {
    if (state.step !== 'confirming') return;
    send({ type: 'confirmed' });
    const { accountIds, employeeId } = state.selection;
    const body = { UserIds: [...accountIds], ...(employeeId !== null && { EmployeeId: employeeId }) };
    setUp.mutate({ id: document.Id, body });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title="Set up click-to-sign"
      description={<DocumentLine title={shownName(document.Title)} extension={document.Extension} />}
      busy={state.step === 'sending'}
      guard={selection.accountIds.length > 0 || selection.employeeId !== null}
      aside={<SigningPlan steps={planSteps(selected, employee)} />}
      footerNote={
        isUnknown ? undefined : selecting ? signerMessages.nothingSent : signerMessages.nothingSentYet
      }
      footer={
        selecting ? (
          <SelectingFooter
            disabledReason={checks.refusal}
            onCancel={onClose}
            onReview={() => {
              send({ type: 'reviewed' });
              // The same error as before changes nothing that would be announced.
              if (problemOf(selection) !== null) search.current?.focus();
              // The focus stays in the dialog, whose name is still the same.
              else announce(signerMessages.willBeEmailed(selection.accountIds.length));
            }}
          />
        ) : (
          <ConfirmingFooter
            sending={state.step === 'sending'}
            onBack={() => {
              send({ type: 'wentBack' });
            }}
            onConfirm={confirm}
          />
        )
      }
    >
      {selecting ? (
        <SelectingSigners
          clientName={document.Client.Name}
          selection={selection}
          problem={state.problem}
          searchRef={search}
          accounts={accounts}
          employees={employees.data ?? []}
          checks={checks.list}
          checking={precheck.isPending}
          onAccounts={(accountIds) => {
            send({ type: 'accountsSelected', accountIds });
          }}
          onEmployee={(employeeId) => {
            send({ type: 'employeeSelected', employeeId });
          }}
        />
      ) : (
        <ConfirmingSigners
          accounts={selected}
          employee={employee}
          problem={state.step === 'confirming' ? state.problem : null}
        />
      )}
    </Dialog>
  );
}
