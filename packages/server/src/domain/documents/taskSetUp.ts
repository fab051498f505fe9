import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../../app.ts';

/** Who set up a document's task, and when; undefined without a task. */
export async function taskSetUp(db: Database, documentId: number): Promise<Schemas['Document']['TaskSetUp']> {
  const task = await db
    .selectFrom('signing_tasks')
    .select(['created_by', 'created_at'])
    .where('document_id', '=', documentId)
    .where('state', '<>', 'removed')
    .executeTakeFirst();
  return task && { By: task.created_by, Date: task.created_at.toISOString() };
}
