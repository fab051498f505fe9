import { filterRuleMessages } from '@countersign/api-client/rules';
import { Problem } from '../../errors.ts';
import type { Work } from '../work.ts';
import { fileNameOf } from './fileNameOf.ts';
import { filterOf, findDocument } from './find.ts';
import { checkFolder } from './register.ts';

/**
 * Puts a document under a filter, or under none where the filter's id is 0. Its modified date stays: that is of the
 * document and its task, and a list by it shows what happened to them.
 */
export async function assignFilter(work: Work, documentId: number, wantedId: number): Promise<void> {
  const { tx, caller } = work;
  const document = await findDocument(tx, caller.firmId, documentId, { lock: true });
  work.about({ documentId: document.id, clientId: document.client_id });
  const filter = await checkFolder(work, document.client_id, wantedId);
  const filterId = filter?.id ?? null;
  // One that is in no filter because that was deleted keeps its id: taken out, it stays out if the filter is restored.
  const isLeft = filterId === null && document.filter_id !== null;
  if (!isLeft && filterId === (await filterOf(tx, document))) {
    throw new Problem('filterAssigned', { sentence: filterRuleMessages.alreadyAssigned(document.title) });
  }
  await tx.updateTable('documents').set({ filter_id: filterId }).where('id', '=', document.id).execute();
  const name = fileNameOf(document);
  work.audit({
    documentId: document.id,
    clientId: document.client_id,
    title: filter === null ? 'Filter removed' : 'Filter assigned',
    shortDesc:
      filter === null
        ? `${caller.name} removed ${name} from its filter.`
        : `${caller.name} assigned ${name} to the filter ${filter.text}.`,
  });
}
