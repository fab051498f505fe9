export const logHint = 'Messages about your work stay here until you sign out.';
