import { ClosedView } from './ClosedView.tsx';
import { pageTitle } from './pageTitle.ts';
import { pageMessages } from './signing.messages.ts';
import { usePageTitle } from './usePageTitle.ts';

const state = { status: 'unreachable', message: pageMessages.unavailable } as const;

/** Says that a step of the sign-in could not be taken now. */
export function UnavailablePage({ onAgain }: { onAgain: () => void }) {
  usePageTitle(...pageTitle(state));
  return <ClosedView state={state} onReopen={onAgain} />;
}
