export const filterTreeMessages = {
  root: 'Filters',
  firmFilter: 'Firm filter',
  loading: 'Loading filters',
  failed: 'The filters could not be read.',
  retry: 'Try again',
} as const;
