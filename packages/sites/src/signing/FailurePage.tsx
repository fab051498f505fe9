import { errorCodeOf, errorStatus, linkReplyOf, passesByItself } from '@countersign/api-client/rules';
import type { AccountState } from './accountState.ts';
import { ClosedView } from './ClosedView.tsx';
import type { PageFailure } from './entry.ts';
import { closedTitle } from './failureMessage.ts';
import { pageTitle } from './pageTitle.ts';
import { pageMessages } from './signing.messages.ts';
import { usePageTitle } from './usePageTitle.ts';

/** The state of the page that says it. */
function stateOf({ code: given, message }: PageFailure): Exclude<AccountState, { status: 'open' }> {
  const code = errorCodeOf(`urn:countersign:problem:${given}`);
  if (code !== null && passesByItself(code)) {
    return { status: 'unreachable', title: pageMessages.step.later, message };
  }
  if (code === null || errorStatus[code] >= 500) {
    return { status: 'unreachable', title: pageMessages.step.later, message: pageMessages.unavailable };
  }
  // Of a link or a session the sentence says what to do; of anything else, what a program sent.
  const text = linkReplyOf(code) === 'other' ? pageMessages.addressUnknown : message;
  return { status: 'closed', title: closedTitle(code), message: text };
}

export interface FailurePageProps {
  failure: PageFailure;
  /** Called to load the same address again. */
  onAgain: () => void;
}

/** Says why an address that a browser opened could not be opened, and what to do. */
export function FailurePage({ failure, onAgain }: FailurePageProps) {
  const state = stateOf(failure);
  usePageTitle(...pageTitle(state));
  return <ClosedView state={state} onReopen={onAgain} />;
}
