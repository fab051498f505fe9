import type { OpenFailure } from './document/openFile.ts';

/** Messages of the viewer page; the first is from the specification. */
export const viewerMessages = {
  failed: 'Error loading document please try again.',
  opening: 'Opening the document',
  pageFailed: 'This page couldn’t be displayed.',
  plainText: 'Plain text',
  emptyText: 'This file is empty.',
  textCut: 'Only the first 1 MB is shown. Download the file to read all of it.',
} as const;

/** Messages when there is nothing to show, by reason. `none`: the address names no file. */
export const failureMessages: Record<OpenFailure | 'none', { title: string; help: string }> = {
  link: {
    title: viewerMessages.failed,
    help: 'The link to the file works once, for one minute. Close the preview and open it again.',
  },
  unreachable: {
    title: viewerMessages.failed,
    help: 'The file service didn’t answer. Close the preview and open it again.',
  },
  broken: {
    title: 'This file can’t be shown',
    help: 'It’s damaged, or its type doesn’t match its name. Download it to check.',
  },
  none: { title: 'Nothing to display', help: 'The address doesn’t include a document.' },
};
