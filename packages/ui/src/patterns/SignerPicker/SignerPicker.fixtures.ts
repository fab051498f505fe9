import type { Precheck } from './Prechecks.js';
import type { SignerAccount } from './SignerPicker.js';

export const corriedaleAccounts: SignerAccount[] = [
  { id: 1, name: 'Margaret Ellery', email: 'margaret@corriedalepastoral.example', status: 'ready' },
  { id: 2, name: 'Hugh Ellery', email: 'hugh@corriedalepastoral.example', status: 'ready' },
  { id: 3, name: 'Tobias Lindqvist', email: 'tobias@corriedalepastoral.example', status: 'notAccepted' },
  { id: 4, name: 'Priya Nair', email: 'priya.nair@corriedalepastoral.example', status: 'ready' },
  { id: 5, name: 'Bronwyn Ellery', email: 'bronwyn@corriedalepastoral.example', status: 'inactive' },
];

export const passedChecks: Precheck[] = [
  { id: 'pdf', outcome: 'passed', title: 'PDF format' },
  { id: 'task', outcome: 'passed', title: 'No task on this document' },
  { id: 'use', outcome: 'passed', title: 'Not in use' },
];
