import { counted } from '../../components/counts/counts.js';

export const filterTreeMessages = {
  root: 'Filters',
  firmFilter: 'Firm filter',
  loading: 'Loading filters',
  failed: 'Couldn’t load filters.',
  retry: 'Try again',
  nameRequired: 'Required: Please supply a name for the filter.',
  threeLevels: 'Filters are restricted to 3 levels',
  firmOnly: 'Permission Denied',
  documents: (count: number) => counted(count, 'document'),
  rootFixed: 'The root filter can’t be changed.',
} as const;
