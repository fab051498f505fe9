import { PIN_TRIES } from '../constants.ts';

/** What the firm does with the document beside its signing. */
const filing = ['Filter assigned', 'Attempt failed', 'Filter removed'];

/** The titles of the entries of a task to which everything happens that can, in their order. */
export const happened = [
  'Signing set up',
  ...filing,
  'PIN rejected',
  'PIN verified',
  'Document opened',
  'Document in use',
  'PIN verified',
  'Attempt failed',
  'PIN not delivered',
  'PIN rejected',
  'Lock renewed',
  'Document opened',
  'Document released',
  'PIN resent',
  ...Array.from({ length: PIN_TRIES + 1 }, () => 'PIN rejected'),
  'PIN resent',
  'PIN verified',
  'Document opened',
  'Signed',
  'PIN verified',
  'Document opened',
  'Signed',
  'PIN rejected',
  'PIN resent',
  'PIN verified',
  'Lock renewed',
  'Document opened',
  'Signed',
  'Firm notified',
];
