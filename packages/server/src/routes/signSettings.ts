import type { Handlers } from '../contract.ts';
import { readSigningPreferences } from '../domain/settings.ts';

/**
 * How the firm signs. Saving other preferences has no handler while nothing acts on them: neither reminders nor
 * an appended history are sent yet, and what was saved must not be said in vain.
 */
export const signSettingsHandlers: Handlers<'getSigningPreferences'> = {
  getSigningPreferences: (_request, { tx, caller }) => readSigningPreferences(tx, caller.firmId),
};
