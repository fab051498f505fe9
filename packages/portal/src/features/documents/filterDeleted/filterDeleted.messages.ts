/** What is said when another user has deleted the filter that is shown. */
export const filterDeletedMessages = {
  /** The second sentence is true of a list that nothing else limits. */
  deleted: (name: string, showsAll: boolean) =>
    showsAll
      ? `The filter “${name}” was deleted. Showing all documents.`
      : `The filter “${name}” was deleted and no longer limits the list.`,
} as const;
