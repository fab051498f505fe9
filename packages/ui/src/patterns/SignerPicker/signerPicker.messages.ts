export const noAccounts = 'This client has no accounts yet. Invite one to collect signatures.';

export const noAccountsMatch = (search: string) => `No accounts match “${search}”.`;
