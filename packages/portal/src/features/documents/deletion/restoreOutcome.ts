import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';
import type { ToastContent } from '@countersign/ui';
import { deletionMessages } from './deletion.messages.ts';

/** Lists each reason once, with the titles of its documents. */
function reasonsOf(failures: readonly Schemas['RestoreFailure'][]): string {
  return [...Map.groupBy(failures, ({ Message }) => Message)]
    .map(([reason, some]) => {
      const titles = some.map(({ Title }) => shownName(Title)).filter((title) => title !== '');
      return titles.length === 0 ? reason : `${titles.join(', ')}: ${reason}`;
    })
    .join(' ');
}

/**
 * Returns one message: how many documents were restored, which were not, and why.
 *
 * @param fileName Of the document, if only one was to be restored.
 */
export function restoreOutcomeMessage(
  { Restored, Failed }: Schemas['RestoreOutcome'],
  fileName: string | undefined,
): ToastContent {
  if (Failed.length === 0) {
    return fileName === undefined
      ? { tone: 'positive', message: deletionMessages.restoredSeveral(Restored.length) }
      : { tone: 'positive', message: deletionMessages.restored, detail: fileName };
  }
  const reasons = reasonsOf(Failed);
  if (fileName !== undefined)
    return { tone: 'critical', message: deletionMessages.notRestored, detail: reasons };
  const notRestored = deletionMessages.notRestoredSeveral(Failed.length);
  return Restored.length === 0
    ? { tone: 'critical', message: notRestored, detail: reasons }
    : {
        tone: 'critical',
        message: deletionMessages.restoredSeveral(Restored.length),
        detail: `${notRestored}. ${reasons}`,
      };
}
