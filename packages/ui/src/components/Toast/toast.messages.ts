export const logHint = 'Notifications stay here until you sign out.';

/** Which key leads to the action of a notification: "Press F6 to go to Undo." */
export const keyHint = (key: string, action: string) => `Press ${key} to go to ${action}.`;
