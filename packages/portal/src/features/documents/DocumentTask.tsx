import type { Schemas } from '@countersign/api-client/contract';
import { signingProgress } from '@countersign/api-client/rules';
import { TaskPill } from '@countersign/ui';

/** The state of a document's signing task, wherever the document is shown. */
export function DocumentTask({ document }: { readonly document: Schemas['Document'] }) {
  const { signed, total } = signingProgress(document);
  return (
    <TaskPill
      actionType={document.ActionTypeE}
      signed={signed}
      total={total}
      declinedBy={document.DeclinedBy ?? undefined}
    />
  );
}
