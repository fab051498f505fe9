import { createContext, use } from 'react';
import type { Schemas } from '@countersign/api-client/contract';
import { shownName } from '@countersign/api-client/rules';
import { isSelected, selectOnly, type FileTree, type GridSelection, type MenuGroup } from '@countersign/ui';
import type { RememberedPages } from '../../../grid/useRememberedPages.ts';
import type { BulkRun } from '../../../services/bulk/bulkRun.ts';
import type { UploadDestination } from '../../../services/services.tsx';
import type { DetailProblem } from '../../../services/useDetail.ts';
import type { DocumentAction, DisabledReasons } from '../actions/documentActions.ts';
import type { BulkAction, JobBulkAction } from '../actions/actionTable.ts';
import { leftOutDenialReason } from '../actions/bulkActions.ts';
import { documentMenu, severalMenu, type DocumentMenu } from '../actions/documentMenu.ts';
import { readMenu, withMarks } from '../actions/readMenu.ts';
import type { SelectedTarget } from '../bulk/bulkTarget.ts';
import type { GoOptions } from '../documentsLocation.ts';
import type { DocumentsSearch } from '../documentsSearch.ts';
import type { ShownDetails } from './useDocumentSelection.ts';
import type { Mark } from './useReadMarks.ts';
import type { CreateWork } from './useSeveral.ts';

type Document = Schemas['Document'];

/**
 * A dialog that an action opens, without an address.
 * @stories ../
 * @story uploadFolders FolderDropped
 */
export type OpenedModal =
  | {
      readonly kind:
        'history' | 'rename' | 'assignFilter' | 'clickToSign' | 'resendPins' | 'removeTask' | 'delete';
      readonly document: Document;
    }
  /** Asks before an action on several documents. */
  | {
      readonly kind: 'several';
      readonly action: JobBulkAction;
      readonly target: SelectedTarget;
      /** Called once it begins, by what it takes the place of. */
      readonly onStarted?: () => void;
    }
  /** A link that the browser did not copy. */
  | { readonly kind: 'copyLink'; readonly document: Document; readonly link: string }
  | FoldersToUpload;

/** Folders that were added, before it is known what becomes of them. */
export interface FoldersToUpload {
  readonly kind: 'uploadFolders';
  /** What is in the folders. */
  readonly reading: Promise<FileTree>;
  readonly target: UploadDestination;
}

/**
 * The dialog that is open on the screen: at most one.
 * @stories ../
 * @story none Ready
 * @story uploadFolders FolderDropped
 */
export type DocumentModal =
  | { readonly kind: 'none' }
  | { readonly kind: 'preview' | 'sign'; readonly document: Document }
  /** A deletion that did not delete all of its documents. */
  | { readonly kind: 'deleteFailures'; readonly run: BulkRun }
  | OpenedModal;

/** Several documents that were selected until a press on a row, or Escape, let go of them. */
export interface DroppedSelection {
  readonly selection: GridSelection;
  readonly count: number;
  /** The list in which they were selected: all of one list are not all of another. */
  readonly list: string;
}

/** The selection, and the document if exactly one is selected. */
interface Selected {
  readonly selection: GridSelection;
  /** The selection of the list: without an opened document that it does not contain, if its details are beside it. */
  readonly listed: GridSelection;
  /** Number of documents, loaded or not. */
  readonly count: number;
  /** Number of selected documents that the list does not contain. */
  readonly hidden: number;
  /** The selected document, if exactly one is selected and loaded. */
  readonly document: Document | null;
  /** Why the document of the address cannot be shown. */
  readonly problem: DetailProblem | null;
  /** Whether the document of the address is being read for the first time. */
  readonly loading: boolean;
  readonly details: ShownDetails;
  /** What a press or Escape has deselected last, until several are selected again. */
  readonly dropped: DroppedSelection | null;
  /** `pressed` opens the details of the one document. */
  readonly select: (selection: GridSelection, pressed?: boolean) => void;
  readonly clear: () => void;
  /** Shows the details of the selected document, or what is selected. */
  readonly openDetails: () => void;
  /** Shows the details of a document; in a drawer, what is selected now is selected again once that is closed. */
  readonly lookAt: (documentId: number) => void;
  /** Closes the details; what they show stays selected. */
  readonly closeDetails: () => void;
}

/** Actions on several documents. */
interface Several {
  /** Why this action is not possible: on none of them, or because a short one is running. */
  readonly disabledReasonOf: (action: BulkAction) => string | undefined;
  readonly start: (action: BulkAction) => void;
  /** Assigns them to a filter, or the documents of a dialog; 0 removes their filter. */
  readonly assign: (filterId: number, target?: SelectedTarget) => void;
  /** Runs the action of a dialog; the tray shows the outcome of each document. */
  readonly run: (action: BulkAction, createWork: CreateWork) => void;
}

interface Room {
  /** Whether the documents are a list, with the actions at the bottom. */
  readonly list: boolean;
  /** Shows the details, if they are in a drawer. */
  readonly openDetails: (() => void) | undefined;
  /** Shows the filters, if they are in a drawer. */
  readonly openFilters: (() => void) | undefined;
}

/**
 * Whether files can be uploaded now: their client must be known.
 * @stories ../folders/DocumentsUpload
 */
export type Uploading =
  | {
      readonly status: 'open';
      /** Where the files go: "Corriedale Pastoral Co › Tax › 2025". */
      readonly destination: string;
      readonly add: (files: readonly File[]) => void;
      /** Asks what becomes of folders, then uploads their files. */
      readonly addFolders: (reading: Promise<FileTree>) => void;
      /** Opens the file dialog. */
      readonly choose: () => void;
      /** Opens the dialog for a folder. */
      readonly chooseFolder: () => void;
    }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void };

/** The model that the parts of the documents screen share. */
export interface DocumentsModel {
  readonly clientId: number;
  readonly search: DocumentsSearch;
  readonly find: (change: Partial<DocumentsSearch>, options?: GoOptions) => void;
  /** Returns the link to the client's documents with this search. */
  readonly linkOf: (search: DocumentsSearch) => string;
  readonly pages: RememberedPages<Document>;
  /** Number of matching documents; 0 until it is known. */
  readonly total: number;
  readonly selected: Selected;
  /** Returns why each action is disabled: on this document, or on the selection. */
  readonly disabledReasonsOf: (document?: Document) => DisabledReasons;
  /** Runs the action on this document, or on the selected one. */
  readonly act: (action: DocumentAction, document?: Document) => void;
  /** Shows another document in the preview that is open; Back leads to where it was opened. */
  readonly previewNext: (documentId: number) => void;
  readonly several: Several;
  readonly mark: Mark;
  readonly modal: DocumentModal;
  readonly openModal: (modal: OpenedModal) => void;
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

/** Returns a function that creates the menu of a row: of its document, or of all selected ones if it is among them. */
export function useRowMenus(): (document: Document) => readonly MenuGroup[] {
  const { selected, several, mark } = useDocuments();
  const menuOf = useDocumentMenus();
  return (document) => {
    if (selected.count < 2 || !isSelected(selected.selection, document.Id)) {
      const { Id, Unread } = document;
      const marks = readMenu([Unread], (read) => mark(selectOnly(Id), read));
      return withMarks(menuOf(document).groups, marks);
    }
    const markAll = (read: boolean) => mark(selected.selection, read);
    return withMarks(
      severalMenu(selected.count, several.disabledReasonOf, several.start),
      readMenu([true, false], markAll, leftOutDenialReason(selected.selection)),
    );
  };
}

/** Returns the part of a menu that marks the selected documents, of which one is read or unread. */
export function useSelectionMarks(): MenuGroup {
  const { selected, mark } = useDocuments();
  const { selection, count, document } = selected;
  const offered = count === 1 && document !== null ? [document.Unread] : [true, false];
  const markAll = (read: boolean) => mark(selection, read);
  return readMenu(offered, markAll, leftOutDenialReason(selection));
}

/** Returns a function that creates the menu of a document, the same wherever it opens. */
function useDocumentMenus(): (document?: Document) => DocumentMenu {
  const { disabledReasonsOf, act, room, selected } = useDocuments();
  const detailsOf = (document?: Document) => {
    if (document === undefined) return room.openDetails;
    return () => {
      selected.lookAt(document.Id);
    };
  };
  return (document) => {
    const title = (document ?? selected.document)?.Title;
    return documentMenu(
      title === undefined ? undefined : shownName(title),
      disabledReasonsOf(document),
      (action) => {
        act(action, document);
      },
      detailsOf(document),
    );
  };
}

/** Returns the menu of the selected document. */
export function useDocumentMenu(): DocumentMenu {
  return useDocumentMenus()();
}
