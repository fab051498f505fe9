import type { AccountState } from './accountState.ts';
import { outcomeText } from './EndStep.tsx';
import { pageMessages } from './signing.messages.ts';

/** Returns the step, the document and the firm for the page's title; before the PIN nothing names the document. */
export function pageTitle(state: AccountState): readonly (string | null)[] {
  switch (state.status) {
    case 'opening':
      return [pageMessages.step.opening];
    case 'closed':
    case 'unreachable':
      return [state.title];
    case 'open': {
      const { page, justDone } = state;
      const { Stage: stage } = page;
      const step =
        stage === 'login' || stage === 'pin' || stage === 'read'
          ? pageMessages.step[stage]
          : outcomeText(page, stage, justDone).title;
      return [step, page.Details?.Title ?? null, page.Firm.Name];
    }
  }
}
