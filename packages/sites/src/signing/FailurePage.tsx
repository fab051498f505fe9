import { errorCodeOf, errorStatus, passesByItself, type ErrorCode } from '@countersign/api-client/rules';
import type { AccountState } from './accountState.ts';
import { ClosedView } from './ClosedView.tsx';
import type { PageFailure } from './entry.ts';
import { closedTitle } from './failureMessage.ts';
import { pageTitle } from './pageTitle.ts';
import { pageMessages } from './signing.messages.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Sentences of these say what to do; of the others, what a program sent. */
const explained: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['signingSessionEnded', 'linkUnknown']);

interface Shown {
  state: Exclude<AccountState, { status: 'open' }>;
  title: readonly (string | null)[];
}

function shown({ code: given, message }: PageFailure): Shown {
  const code = errorCodeOf(`urn:countersign:problem:${given}`);
  if (code !== null && passesByItself(code)) {
    return { state: { status: 'unreachable', message }, title: [pageMessages.step.later] };
  }
  const text = code !== null && explained.has(code) ? message : pageMessages.addressUnknown;
  const state: Shown['state'] =
    code === null || errorStatus[code] >= 500
      ? { status: 'unreachable', message: pageMessages.unavailable }
      : { status: 'closed', title: closedTitle({ code }), message: text };
  return { state, title: pageTitle(state) };
}

export interface FailurePageProps {
  failure: PageFailure;
  /** Called to load the same address again. */
  onAgain: () => void;
}

/** Says why an address that a browser opened could not be answered, and what to do. */
export function FailurePage({ failure, onAgain }: FailurePageProps) {
  const { state, title } = shown(failure);
  usePageTitle(...title);
  return <ClosedView state={state} onReopen={onAgain} />;
}
