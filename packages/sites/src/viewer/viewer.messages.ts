import type { OpenFailure } from './document/openFile.ts';

/** Messages of the viewer page; the first is from the specification, and the body of its own title. */
export const viewerMessages = {
  failed: 'Error loading document please try again.',
  notOpen: 'The document didn’t open',
  opening: 'Opening the document',
  pageFailed: 'This page couldn’t be displayed.',
  clickToSign: 'Click to sign',
  toField: 'Signature field',
  plainText: 'Plain text',
  emptyText: 'This file is empty.',
  textCut: 'Only the first 1 MB is shown. Download the file to read all of it.',
} as const;

/** Messages when there is nothing to show, by reason. `none`: the address names no file. */
export const failureMessages: Record<OpenFailure | 'none', { title: string; help: string }> = {
  link: {
    title: viewerMessages.notOpen,
    help: `${viewerMessages.failed} A link to a file works once, for one minute.`,
  },
  unreachable: {
    title: viewerMessages.notOpen,
    help: `${viewerMessages.failed} The file service didn’t respond.`,
  },
  broken: {
    title: 'This file can’t be shown',
    help: 'It’s damaged, or its type doesn’t match its name. Download it to check.',
  },
  none: { title: 'Nothing to display', help: 'The address doesn’t include a document.' },
};
