/** Users who view a screen of the portal, as the toolbar sets them. */
export const roleChoices = {
  administrator: { title: 'Administrator' },
  employee: { title: 'Employee' },
  owner: { title: 'Owner', right: 'with Administrator' },
  none: { title: 'Client, no access' },
} as const;

export type RoleChoice = keyof typeof roleChoices;
