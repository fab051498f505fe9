import type { Handlers } from '../contract.ts';
import { readSigningPreferences } from '../domain/settings.ts';

/**
 * Reads the firm's signing preferences. There is no handler to save others while nothing uses them: neither
 * reminders nor an appended history are sent yet, and saving them would be misleading.
 */
export const signSettingsHandlers: Handlers<'getSigningPreferences'> = {
  getSigningPreferences: (_request, { tx, caller }) => readSigningPreferences(tx, caller.firmId),
};
