import type { Schemas } from '@countersign/api-client/contract';
import {
  CircleAlertIcon,
  DeclineIcon,
  DocumentIcon,
  FolderIcon,
  KeyIcon,
  MailIcon,
  SignIcon,
  TasksIcon,
  type IconComponent,
  type TimelineEvent,
} from '@countersign/ui';

type Entry = Schemas['AuditEntry'];

interface Look {
  readonly icon: IconComponent;
  readonly tone?: TimelineEvent['tone'];
}

const looks: Readonly<Record<Entry['Kind'], Look>> = {
  file: { icon: DocumentIcon },
  filter: { icon: FolderIcon },
  signing: { icon: TasksIcon },
  signed: { icon: SignIcon, tone: 'positive' },
  declined: { icon: DeclineIcon, tone: 'critical' },
  pin: { icon: KeyIcon },
  email: { icon: MailIcon },
};

/** A wrong PIN, or anything else that was attempted and refused. */
const refused: Look = { icon: CircleAlertIcon, tone: 'critical' };

/** Returns an entry as an event: who first, then what happened, in the history's own sentence. */
export function eventOf({
  Id,
  Title,
  ShortDesc,
  UserFullName,
  DateTime,
  Kind,
  Outcome,
}: Entry): TimelineEvent {
  const sentence = ShortDesc === '' ? Title : ShortDesc;
  // Most sentences begin with the actor, who would otherwise be named twice: "Ada signed", "Ada’s PIN was verified".
  const actor = [UserFullName, `${UserFullName}’s`].find((name) => sentence.startsWith(`${name} `));
  return {
    id: String(Id),
    at: DateTime,
    ...(Outcome === 'refused' ? refused : looks[Kind]),
    ...(actor !== undefined
      ? { actor, action: sentence.slice(actor.length + 1) }
      : { action: sentence, ...(sentence.includes(UserFullName) ? {} : { details: `By ${UserFullName}` }) }),
  };
}

/** What is listed: of one kind, or of one person. */
export interface HistoryFilter {
  readonly kind: HistoryKind;
  /** Full name; empty for everyone. */
  readonly person: string;
}

/** A group of entries that is listed by itself. */
export type HistoryKind = 'all' | 'signing' | 'pin' | 'email' | 'file' | 'filter' | 'refused';

export const noHistoryFilter: HistoryFilter = { kind: 'all', person: '' };

/** The groups, as a user selects them. */
export const historyKinds: readonly { readonly id: HistoryKind; readonly label: string }[] = [
  { id: 'all', label: 'All activity' },
  { id: 'signing', label: 'Signing' },
  { id: 'pin', label: 'PINs' },
  { id: 'email', label: 'Emails' },
  { id: 'file', label: 'File' },
  { id: 'filter', label: 'Filter' },
  { id: 'refused', label: 'Failed attempts' },
];

function isOfKind({ Kind, Outcome }: Entry, kind: HistoryKind): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'refused':
      return Outcome === 'refused';
    case 'signing':
      return Kind === 'signing' || Kind === 'signed' || Kind === 'declined';
    default:
      return Kind === kind;
  }
}

export function filterEntries(entries: readonly Entry[], { kind, person }: HistoryFilter): readonly Entry[] {
  return entries.filter((entry) => isOfKind(entry, kind) && (person === '' || entry.UserFullName === person));
}

/** The people of a history, by name. */
export function peopleOf(entries: readonly Entry[]): readonly string[] {
  const names = new Set(entries.map(({ UserFullName }) => UserFullName));
  return [...names].toSorted((one, other) => one.localeCompare(other, 'en-AU'));
}
