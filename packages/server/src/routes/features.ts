import type { Handlers } from '../contract.ts';

export const featureHandlers: Handlers<'listFeatures'> = {
  async listFeatures(_request, { tx, caller }) {
    const rows = await tx
      .selectFrom('features')
      .leftJoin('firm_features', (join) =>
        join
          .onRef('firm_features.feature_id', '=', 'features.id')
          .on('firm_features.firm_id', '=', caller.firmId),
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
  },
};
