import type { TaskActionType } from '../Pill/taskLabel.js';

/** Documents of a made-up client, for stories and tests: the same for the same number, always. */
export interface SampleDocument {
  id: number;
  title: string;
  extension: string;
  actionType: TaskActionType;
  declinedBy: string | undefined;
  signed: number;
  signers: number;
  filter: string;
  createdBy: string;
  modified: string;
  notifications: number;
}

const titles = [
  '2025 Company tax return',
  'Financial statements FY2025',
  'Division 7A loan agreement',
  'September 2025 BAS',
  'Directors’ declaration FY2025',
  'Wool clip reconciliation FY2025',
  'Trust distribution minutes 2025',
  'Livestock trading account 2025',
  'Engagement letter 2025–26',
  'Bank statements Jul–Sep 2025',
  'ASIC annual statement 2025',
  'Super guarantee letter',
  'PAYG instalment variation Q2',
  'Shearing shed asset photo 04',
  'FBT return 2025',
  'Succession planning discussion',
  'Depreciation schedule FY2025',
  'Fuel tax credit claim Sep 2025',
  'Deed of variation – Ellery Family Trust, restated and consolidated',
  'Payroll tax reconciliation 2025',
  'Workers compensation wages declaration',
] as const;

const extensions = [
  'pdf',
  'pdf',
  'pdf',
  'pdf',
  'pdf',
  'xlsx',
  'pdf',
  'xlsx',
  'pdf',
  'zip',
  'pdf',
  'docx',
  'pdf',
  'png',
];
const people = [
  'Daniel Okafor',
  'Mei-Lin Tran',
  'Sunita Rao',
  'Callum Brandt',
  'Imogen Hartley',
  'Margaret Ellery',
];
const filters = ['Income tax', 'Financials', 'Corporate', 'BAS and IAS', 'Wages', 'Brindle Creek'];
const actionTypes: readonly TaskActionType[] = [5, 3, 8, 4, 6, 1, 7, 1, 2];

const FIRST_DAY = Date.UTC(2025, 10, 20);
const DAY = 86_400_000;

function pick<Value>(values: readonly Value[], place: number): Value {
  const value = values[place % values.length];
  if (value === undefined) throw new Error('an empty list has nothing to pick from');
  return value;
}

function dayMonthYear(time: number): string {
  const date = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
}

export function aDocument(index: number): SampleDocument {
  const round = Math.floor(index / titles.length);
  const signers = 1 + ((index * 7) % 3);
  const actionType = pick(actionTypes, index);
  return {
    id: index + 1,
    title: round === 0 ? pick(titles, index) : `${pick(titles, index)} (${round + 1})`,
    extension: pick(extensions, index),
    actionType,
    declinedBy: actionType === 8 ? 'Priya Nair' : undefined,
    signed: index % signers,
    signers,
    filter: pick(filters, index),
    createdBy: pick(people, index),
    modified: dayMonthYear(FIRST_DAY - Math.floor(index / 2) * DAY),
    notifications: index % 5 === 4 ? 0 : 3,
  };
}

export function documents(count: number): SampleDocument[] {
  return Array.from({ length: count }, (_, index) => aDocument(index));
}
