import type { Schemas } from '@countersign/api-client/contract';
import type { Database } from '../app.ts';

/** Features that the server itself enforces; `docs/product.md` describes their effect. */
export type EnforcedFeature = 'DisabledGroupDocs';

/** Whether a feature is on for the firm. */
export async function firmHasFeature(db: Database, firmId: number, name: EnforcedFeature): Promise<boolean> {
  const row = await db
    .selectFrom('firm_features')
    .innerJoin('features', 'features.id', 'firm_features.feature_id')
    .select('features.id')
    .where('firm_features.firm_id', '=', firmId)
    .where('features.name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

/** Every feature of the product, and which of them the firm has. */
export async function readFeatures(db: Database, firmId: number): Promise<Schemas['Feature'][]> {
  const rows = await db
    .selectFrom('features')
    .leftJoin('firm_features', (join) =>
      join.onRef('firm_features.feature_id', '=', 'features.id').on('firm_features.firm_id', '=', firmId),
    )
    .select(['features.id', 'features.name', 'features.description', 'firm_features.firm_id'])
    .orderBy('features.id')
    .execute();
  return rows.map((row) => ({
    Id: row.id,
    Name: row.name,
    Description: row.description,
    IsEnabled: row.firm_id !== null,
  }));
}
