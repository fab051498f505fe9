import type { Handlers } from '../contract.ts';
import { notFound } from '../errors.ts';

export const settingsHandlers: Handlers<'getSystemSetting'> = {
  async getSystemSetting({ params }, { tx }) {
    const row = await tx
      .selectFrom('system_settings')
      .select(['name', 'value'])
      .where('name', '=', params.name)
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    return { Name: row.name, Value: row.value };
  },
};
