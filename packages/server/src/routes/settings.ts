import type { Handlers } from '../contract.ts';
import { readSystemSetting } from '../domain/settings.ts';

export const settingsHandlers: Handlers<'getSystemSetting'> = {
  getSystemSetting: ({ params }, { tx }) => readSystemSetting(tx, params.name),
};
