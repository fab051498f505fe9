/** Messages of the filters of a client, besides the specification's own. */
export const filtersMessages = {
  created: 'Filter created',
  deleted: 'Filter deleted',
  firmFirst: 'The firm’s filters come first.',
  onTop: 'The filter is added at the top level.',
  below: (path: string) => `The filter is added below ${path}.`,
  documentsStay: 'Its documents are kept, without a filter.',
  alsoBelow: (filters: number) =>
    filters === 1
      ? 'The filter below it is deleted too. The documents of both are kept, without a filter.'
      : `The ${filters} filters below it are deleted too. Their documents are kept, without a filter.`,
} as const;
