import type { DocumentsSearch } from './documentsSearch.ts';

/** Location on the documents screen: all of it is in the address. */
export interface DocumentsLocation {
  readonly clientId: number | null;
  /** The selected document, whose details are shown. */
  readonly documentId: number | null;
  /** `preview` and `sign` open the document's dialog; they need a document. */
  readonly mode: 'list' | 'preview' | 'sign';
  readonly search: DocumentsSearch;
}

export interface GoOptions {
  /** Replaces the current history entry: selecting rows adds no steps to go back. */
  readonly replace?: boolean;
}

/** A change of the location; what it does not name stays. */
type LocationChange = Partial<Omit<DocumentsLocation, 'search'>> & {
  readonly search?: Partial<DocumentsSearch>;
};

export type GoTo = (change: LocationChange, options?: GoOptions) => void;
