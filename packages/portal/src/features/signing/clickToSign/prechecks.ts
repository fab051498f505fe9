import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isApiError, messageOf } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { fullName, passesByItself } from '@countersign/api-client/rules';
import type { Precheck } from '@countersign/ui';
import { signerMessages } from '../signing.messages.ts';

interface Prechecked {
  readonly list: readonly Precheck[];
  /** Why it cannot be confirmed; undefined if it can. */
  readonly refusal: string | undefined;
}

function invitationOf(account: Schemas['Account']): Precheck {
  return {
    outcome: 'caution',
    id: `invitation-${account.Id}`,
    title: signerMessages.notAccepted(fullName(account)),
    text: signerMessages.notAcceptedHelp(account.GivenName),
  };
}

/** The specification's sentence, unless the server says when to try again. */
function reasonOf(error: unknown): string {
  return isApiError(error) && passesByItself(error.code)
    ? messageOf(error, signerMessages.prechecks)
    : signerMessages.prechecks;
}

/**
 * Returns the server's checks of the document, and notes about the selected signers.
 *
 * @param again The button that checks once more, where the checks could not be read.
 */
export function prechecksOf(
  precheck: UseQueryResult<Schemas['SignVerification']>,
  selected: readonly Schemas['Account'][],
  again?: ReactNode,
): Prechecked {
  if (precheck.isError) {
    const reason = reasonOf(precheck.error);
    const { notChecked: title } = signerMessages;
    return {
      list: [{ outcome: 'failed', id: 'unread', title, text: reason, action: again }],
      refusal: reason,
    };
  }
  if (precheck.data === undefined) return { list: [], refusal: signerMessages.checking };
  const { IsSignable, Message, Checks } = precheck.data;
  const list = Checks.map(({ Code, Passed, Message: sentence }): Precheck =>
    Passed
      ? { outcome: 'passed', id: Code, title: sentence }
      : { outcome: 'failed', id: Code, title: signerMessages.notSignable, text: sentence },
  );
  const invitations = selected.filter(({ InviteToken }) => InviteToken !== null).map(invitationOf);
  return {
    list: [...invitations, ...list],
    refusal: IsSignable ? undefined : (Message ?? signerMessages.failedChecks),
  };
}
