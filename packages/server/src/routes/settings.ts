import type { Handlers } from '../contract.ts';
import { readSigningPreferences, readSystemSetting } from '../domain/settings.ts';

/**
 * Settings are read only. There is no handler to save other signing preferences while nothing uses them: neither
 * reminders nor an appended history are sent yet, and saving them would be misleading.
 */
export const settingsHandlers: Handlers<'getSystemSetting' | 'getSigningPreferences'> = {
  getSystemSetting: ({ params }, { tx }) => readSystemSetting(tx, params.name),
  getSigningPreferences: (_request, { tx, caller }) => readSigningPreferences(tx, caller.firmId),
};
