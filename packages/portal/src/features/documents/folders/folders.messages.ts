import { counted, formatCount } from '../../../services/counts.ts';

/** Messages of an upload of folders. */
export const foldersMessages = {
  title: (files: number) => `Upload ${counted(files, 'file')}`,
  reading: 'Reading the folder',
  empty: 'The folder has no files.',
  keep: 'Keep folders as filters',
  flat: (filter: string | undefined) =>
    filter === undefined ? 'Upload all files without a filter' : `Upload all files to ${filter}`,
  /** The only one is named. */
  creates: (filters: number, first = '') =>
    filters === 1
      ? `The filter “${first}” will be created.`
      : `${counted(filters, 'filter')} will be created.`,
  createsNone: 'All the filters already exist.',
  reuses: (filters: number) =>
    filters === 1
      ? '1 folder matches an existing filter and will use it.'
      : `${formatCount(filters)} folders match existing filters and will use them.`,
  tooDeep: 'Filters have at most three levels. Files in deeper folders go into the third level.',
  filtersLoading: 'Loading filters',
  filtersFailed: 'The filters couldn’t be loaded.',
  unreadable: (count: number) =>
    count === 1
      ? '1 file or folder couldn’t be read and won’t be uploaded:'
      : `${formatCount(count)} files or folders couldn’t be read and won’t be uploaded:`,
  unconfirmed:
    'We couldn’t confirm that all filters were created, so no files were uploaded. Try again: no filter is created twice.',
  notCreated: 'Some filters couldn’t be created, so no files were uploaded.',
} as const;
