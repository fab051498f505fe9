interface PageQuery {
  searchTerm?: string;
  pageNumber?: number;
  itemsPerPage?: number;
}

/** The part of a list's query that all lists share; pages are counted from 1. */
export function pageOf(query: PageQuery): { searchTerm: string; offset: number; limit: number } {
  const limit = query.itemsPerPage ?? 20;
  return {
    searchTerm: (query.searchTerm ?? '').trim(),
    offset: ((query.pageNumber ?? 1) - 1) * limit,
    limit,
  };
}
