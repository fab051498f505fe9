/** Messages of the filters to select one from. */
export const pickingMessages = {
  search: 'Search filters',
  none: (text: string) => `No filter matches “${text}”.`,
} as const;
