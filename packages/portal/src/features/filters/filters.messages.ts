/** Messages of the filters of a client, besides the specification's own. */
export const filtersMessages = {
  created: 'Filter created',
  deleted: 'Filter deleted',
  firmFirst: 'The firm’s filters come first.',
  onTop: 'It is added at the top level.',
  below: (path: string) => `It is added below ${path}.`,
  documentsStay: 'Its documents stay, without a filter.',
  alsoBelow: (filters: number) =>
    filters === 1
      ? 'The filter below it is deleted too. The documents of both stay, without a filter.'
      : `The ${filters} filters below it are deleted too. The documents of all of them stay, without a filter.`,
} as const;
