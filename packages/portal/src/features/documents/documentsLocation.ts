import type { DocumentsSearch } from './documentsSearch.ts';

/** Where on the documents screen somebody is: all of it stands in the address. */
export interface DocumentsLocation {
  readonly clientId: number | null;
  /** The chosen document, whose details are shown. */
  readonly documentId: number | null;
  /** `preview` and `sign` open the document's dialog; they need a document. */
  readonly mode: 'list' | 'preview' | 'sign';
  readonly search: DocumentsSearch;
}

export interface GoOptions {
  /** Takes the place of the present entry of the history: choosing rows is no way to come back from. */
  readonly replace?: boolean;
}

export type GoTo = (change: Partial<DocumentsLocation>, options?: GoOptions) => void;
