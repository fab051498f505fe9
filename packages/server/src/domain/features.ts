import type { Database } from '../app.ts';

/** Features that the server itself heeds; what each switches is told in `docs/product.md`. */
export type HeededFeature = 'DisabledGroupDocs';

/** Whether a feature is on for the firm. */
export async function firmHasFeature(db: Database, firmId: number, name: HeededFeature): Promise<boolean> {
  const row = await db
    .selectFrom('firm_features')
    .innerJoin('features', 'features.id', 'firm_features.feature_id')
    .select('features.id')
    .where('firm_features.firm_id', '=', firmId)
    .where('features.name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}
