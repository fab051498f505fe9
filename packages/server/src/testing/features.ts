import type { App } from '../app.ts';
import type { TestFirm } from './people.ts';

/** Switches features of a firm on, beside those that are on. */
export async function switchOn(app: App, firm: TestFirm, ...names: readonly string[]): Promise<void> {
  await app.db
    .insertInto('firm_features')
    .columns(['firm_id', 'feature_id'])
    .expression((from) =>
      from
        .selectFrom('features')
        .select((select) => [select.val(firm.firmId).as('firm_id'), 'id'])
        .where('name', 'in', names),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
