import { storedFileMessages } from '@countersign/api-client/rules';
import type { OpenFailure } from './document/openFile.ts';

/** Messages of the viewer page; the first is from the specification, and the body of its own title. */
export const viewerMessages = {
  failed: 'Error loading document please try again.',
  notOpen: 'The document couldn’t be opened',
  opening: 'Opening the document',
  slow: 'Still opening the document. It’s taking longer than usual.',
  opened: (title: string, pages: number) => `${title} opened, ${pages} ${pages === 1 ? 'page' : 'pages'}`,
  openedText: (title: string) => `${title} opened`,
  pageFailed: 'This page couldn’t be displayed.',
  noText: 'This page has no readable text.',
  noOtherText: 'The rest of this page has no readable text.',
  partMissing: 'The connection was lost. Some pages couldn’t be loaded.',
  clickToSign: 'Click to sign',
  toField: 'Signature field',
  plainText: 'Plain text',
  emptyText: 'This file is empty.',
  textCut: 'Only the first 1 MB is shown. Download the file to read all of it.',
  place: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pageNumber: 'Page number',
  wrongPage: (pages: number) => `Enter a page from 1 to ${pages}.`,
  rotate: 'Rotate',
  rotated: (degrees: number) => (degrees === 0 ? 'Upright' : `Rotated ${degrees} degrees`),
  keys: 'Keyboard shortcuts',
} as const;

/** What is read of the fields of a form. */
export const fieldMessages = {
  selected: 'Selected',
  notSelected: 'Not selected',
  empty: 'Empty',
} as const;

export const searchMessages = {
  open: 'Search in document',
  label: 'Search in document',
  previous: 'Previous match',
  next: 'Next match',
  close: 'Close search',
  searching: 'Searching',
  count: (current: number, all: number, more: boolean) =>
    `${current.toLocaleString('en-AU')} of ${all.toLocaleString('en-AU')}${more ? '+' : ''}`,
  none: 'No matches',
  unreadable: 'No readable text',
} as const;

export const zoomMessages = {
  in: 'Zoom in',
  out: 'Zoom out',
  fit: 'Fit',
  fitWidth: 'Fit width',
  fitPage: 'Fit page',
  actual: 'Actual size',
  smallest: 'This is the smallest size',
  largest: 'This is the largest size',
  menu: (zoom: string) => `Zoom, ${zoom}`,
} as const;

interface FailureMessage {
  title: string;
  help: string;
  /** Added where the page around the viewer can download the file. */
  download?: string;
}

/** Messages when there is nothing to show, by reason. `none`: the address names no file. */
export const failureMessages: Record<OpenFailure | 'none', FailureMessage> = {
  link: {
    title: viewerMessages.notOpen,
    help: `${viewerMessages.failed} A link to a file works once, for one minute.`,
  },
  unreachable: {
    title: viewerMessages.notOpen,
    help: `${viewerMessages.failed} The file service didn’t respond.`,
  },
  damaged: { title: viewerMessages.notOpen, help: storedFileMessages.damaged },
  locked: {
    title: 'This file is locked',
    help: 'It opens only with its password.',
    download: 'Download it to open it on your computer.',
  },
  broken: {
    title: 'This file can’t be shown',
    help: 'It’s damaged, or its type doesn’t match its name.',
    download: 'Download it to check.',
  },
  none: { title: 'Nothing to display', help: 'The address doesn’t include a document.' },
};
