import type { Precheck } from './Prechecks.js';
import type { SignerAccount } from './SignerPicker.js';

export const corriedaleAccounts: SignerAccount[] = [
  { id: 1, name: 'Margaret Ellery', email: 'margaret@corriedalepastoral.example', status: 'ready' },
  { id: 2, name: 'Hugh Ellery', email: 'hugh@corriedalepastoral.example', status: 'ready' },
  { id: 3, name: 'Tobias Lindqvist', email: 'tobias@corriedalepastoral.example', status: 'notAccepted' },
  { id: 4, name: 'Priya Nair', email: 'priya.nair@corriedalepastoral.example', status: 'ready' },
  { id: 5, name: 'Bronwyn Ellery', email: 'bronwyn@corriedalepastoral.example', status: 'inactive' },
];

const givenNames = 'Adele Bruno Clara Dev Esther Felix Grace Hamish Iris Jonah Kirra Leo'.split(' ');
const surnames =
  'Abbott Baker Campbell Dunne Evans Fraser Grant Hughes Irwin Jensen Keane Lawson Mercer Nolan Owens Parker Quinn Reid Shaw Tran'.split(
    ' ',
  );

/** As many accounts as the largest clients have. */
export const manyAccounts: SignerAccount[] = Array.from({ length: 240 }, (_, index) => ({
  id: index + 1,
  name: `${givenNames[index % 12] ?? ''} ${surnames[Math.floor(index / 12)] ?? ''}`,
  email: `member${index + 1}@corriedalepastoral.example`,
  status: 'ready',
}));

export const passedChecks: Precheck[] = [
  { id: 'pdf', outcome: 'passed', title: 'PDF format' },
  { id: 'task', outcome: 'passed', title: 'No task on this document' },
  { id: 'use', outcome: 'passed', title: 'Not in use' },
];
