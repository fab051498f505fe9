import { MailIcon, UploadIcon } from '../../components/Icon/icons.js';
import type { SigningStep } from './SigningProgress.js';

export const underWay: SigningStep[] = [
  {
    id: 'uploaded',
    state: 'done',
    mark: { kind: 'event', icon: UploadIcon },
    title: 'Uploaded',
    rest: 'by Daniel Okafor',
    detail: '18 Nov 2025 9:42 am',
  },
  {
    id: 'sent',
    state: 'done',
    mark: { kind: 'event', icon: MailIcon },
    title: 'PINs sent',
    rest: 'to 2 accounts',
    detail: '18 Nov 2025 9:51 am · Click-to-sign',
  },
  {
    id: 'margaret',
    state: 'done',
    mark: { kind: 'person', name: 'Margaret Ellery' },
    title: 'Margaret Ellery',
    detail: 'Signed 19 Nov 2025 4:10 pm',
  },
  {
    id: 'hugh',
    state: 'now',
    mark: { kind: 'person', name: 'Hugh Ellery' },
    title: 'Hugh Ellery',
    detail: 'Still to sign · reminded yesterday',
  },
  {
    id: 'daniel',
    state: 'todo',
    mark: { kind: 'person', name: 'Daniel Okafor' },
    title: 'Daniel Okafor',
    detail: 'Firm representative, signs last',
  },
];

export const plan: SigningStep[] = [
  {
    id: 'pin',
    state: 'todo',
    mark: { kind: 'number', value: 1 },
    title: 'PIN sent by email',
    detail: 'To 3 accounts, once you confirm',
  },
  {
    id: 'accounts',
    state: 'todo',
    mark: { kind: 'number', value: 2 },
    title: 'Accounts sign',
    detail: 'In any order, each with a PIN',
    people: ['Margaret Ellery', 'Hugh Ellery', 'Tobias Lindqvist'],
  },
  {
    id: 'firm',
    state: 'todo',
    mark: { kind: 'number', value: 3 },
    title: 'Daniel Okafor signs last',
    detail: 'Firm representative',
  },
  { id: 'signed', state: 'todo', mark: { kind: 'tick' }, title: 'Signed', detail: 'Audit report attached' },
];

export const declined: SigningStep[] = [
  ...underWay.slice(0, 3),
  {
    id: 'priya',
    state: 'declined',
    mark: { kind: 'person', name: 'Priya Nair' },
    title: 'Priya Nair',
    rest: 'declined',
    detail: '20 Nov 2025 8:31 am',
    notes: [
      { text: '“The loan amount in clause 4 is not what we agreed.”', tone: 'critical', quote: true },
      { text: 'priya.nair@corriedale.example' },
    ],
  },
  ...underWay.slice(4),
];

export const signed: SigningStep[] = [
  ...underWay.slice(0, 3),
  {
    id: 'hugh',
    state: 'done',
    mark: { kind: 'person', name: 'Hugh Ellery' },
    title: 'Hugh Ellery',
    detail: 'Signed 20 Nov 2025 7:31 am',
  },
  {
    id: 'daniel',
    state: 'done',
    mark: { kind: 'person', name: 'Daniel Okafor' },
    title: 'Daniel Okafor',
    detail: 'Signed 20 Nov 2025 9:02 am',
  },
  {
    id: 'signed',
    state: 'done',
    mark: { kind: 'tick' },
    title: 'Signed',
    detail: '20 Nov 2025 9:02 am · sealed by Countersign',
  },
];

/** With what became of each PIN, and the reason of a refusal. */
export const withNotes: SigningStep[] = [
  ...underWay.slice(0, 2),
  {
    id: 'margaret',
    state: 'done',
    mark: { kind: 'person', name: 'Margaret Ellery' },
    title: 'Margaret Ellery',
    detail: 'Signed 19 Nov 2025 4:10 pm',
    notes: [{ text: 'margaret.ellery@corriedale.example' }, { text: 'PIN sent 18 Nov 2025 9:51 am' }],
  },
  {
    id: 'hugh',
    state: 'now',
    mark: { kind: 'person', name: 'Hugh Ellery' },
    title: 'Hugh Ellery',
    detail: 'Still to sign',
    notes: [
      { text: 'hugh.ellery@corriedale.example' },
      { text: '2 wrong PINs · 3 attempts left', tone: 'caution' },
    ],
  },
  {
    id: 'tobias',
    state: 'now',
    mark: { kind: 'person', name: 'Tobias Lindqvist' },
    title: 'Tobias Lindqvist',
    detail: 'Still to sign',
    notes: [{ text: 'PIN no longer works after 5 wrong attempts. Resend the PIN.', tone: 'critical' }],
  },
];
