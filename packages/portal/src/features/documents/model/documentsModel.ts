import { createContext, use } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import type { GridSelection } from '@countersign/ui';
import type { GridPages } from '../../../grid/useGridPages.ts';
import type { DocumentAction, DisabledReasons } from '../actions/documentActions.ts';
import { documentMenu, type DocumentMenu } from '../actions/documentMenu.ts';
import type { DocumentsSearch } from '../documentsSearch.ts';
import type { BulkAction } from '../actions/useBulkCommands.ts';
import type { Destination } from './useDestination.ts';

type Document = Schemas['Document'];

/**
 * The dialog that is open on the screen: at most one.
 * @stories ../
 * @story none Ready
 */
export type DocumentModal =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'preview' | 'sign' | 'history' | 'clickToSign' | 'removeTask';
      readonly document: Document;
    };

/** What is chosen, and of one chosen document what is known of it. */
interface Chosen {
  readonly selection: GridSelection;
  /** How many, loaded or not. */
  readonly count: number;
  /** The chosen document, where exactly one is chosen and it was read. */
  readonly document: Document | null;
  /** The address names a document that is not there. */
  readonly missing: boolean;
  readonly select: (selection: GridSelection) => void;
  readonly clear: () => void;
}

/** What is done with several at once. */
interface Several {
  /** The action that is under way. */
  readonly running: BulkAction | null;
  /** Why nothing can be done with these. */
  readonly disabledReason: string | undefined;
  readonly start: (action: BulkAction) => void;
}

interface Room {
  /** The documents are a list, and what can be done stands at its foot. */
  readonly list: boolean;
  /** Shows the details, where they are in a drawer. */
  readonly openDetails: (() => void) | undefined;
  /** Shows the filters, where they are in a drawer. */
  readonly openFilters: (() => void) | undefined;
}

interface Uploading {
  /** Where files go that are dropped or chosen now; null while the client is being read. */
  readonly destination: Destination | null;
  readonly add: (files: readonly File[]) => void;
  /** Asks for files. */
  readonly choose: () => void;
}

/** The documents screen as its parts see it. */
export interface DocumentsModel {
  readonly clientId: number;
  readonly search: DocumentsSearch;
  readonly find: (change: Partial<DocumentsSearch>) => void;
  readonly pages: GridPages<Document>;
  /** Documents that match; 0 until that is known. */
  readonly total: number;
  readonly selected: Chosen;
  /** Why each action is refused: on this document; without one, on what is chosen. */
  readonly disabledReasonsOf: (document?: Document) => DisabledReasons;
  /** Does it with this document; without one, with the chosen one. */
  readonly act: (action: DocumentAction, document?: Document) => void;
  readonly several: Several;
  readonly modal: DocumentModal;
  readonly closeModal: () => void;
  readonly room: Room;
  readonly uploading: Uploading;
}

export const DocumentsModelContext = createContext<DocumentsModel | null>(null);

export function useDocuments(): DocumentsModel {
  const model = use(DocumentsModelContext);
  if (model === null) throw new Error('A part of the documents screen was rendered outside of it.');
  return model;
}

/** The menu of a document, the same wherever it opens; without one, of what is chosen. */
export function useDocumentMenu(document?: Document): DocumentMenu {
  const { disabledReasonsOf, act, room } = useDocuments();
  return documentMenu(
    disabledReasonsOf(document),
    (action) => {
      act(action, document);
    },
    room.openDetails,
  );
}
