/** Formats a number of things: "1,284". */
export function formatCount(count: number): string {
  return count.toLocaleString('en-AU');
}

/** Formats a number of documents with its noun: "1 document". */
export function documentCount(documents: number): string {
  return documents === 1 ? '1 document' : `${formatCount(documents)} documents`;
}
