/** Where a signer stands on the signing site. */
export type SigningStage =
  /** The firm asks its signers to sign in first. */
  | 'login'
  /** The PIN is asked for: at the start, and again when the lock has ended. */
  | 'pin'
  /** The PIN that was sent is too old or was tried too often. */
  | 'pinVoid'
  /** The lock is held: the document can be read, signed or declined. */
  | 'read'
  | 'signed'
  /** By this signer or another one. */
  | 'declined'
  /** The firm took the task back. */
  | 'removed';

const stages: readonly SigningStage[] = ['login', 'pin', 'pinVoid', 'read', 'signed', 'declined', 'removed'];

export interface SigningPageSigner {
  Name: string;
  Role: 'account' | 'employee';
  /** Whether it is the signer of this page. */
  IsYou: boolean;
  /** ISO, UTC; null while they have not. */
  SignedDate: string | null;
  /** ISO, UTC; null for everybody but whoever declined. */
  DeclinedDate: string | null;
}

/** `completed`: everyone has signed. `removed`: the firm took it back. */
export type SigningTaskState = 'open' | 'completed' | 'declined' | 'removed';

const taskStates: readonly SigningTaskState[] = ['open', 'completed', 'declined', 'removed'];

/** What the signing site tells its own pages about one signer of one document. */
export interface SigningPage {
  Stage: SigningStage;
  Kind: 'account' | 'employee';
  Document: { Title: string };
  Firm: { Name: string; Colour: string; Logo: string | null };
  Signer: { GivenName: string; Name: string; Email: string };
  Signers: SigningPageSigner[];
  /** ISO, UTC, while the lock is held. */
  LockExpires: string | null;
  /** The same as whole seconds from the answer on, for clocks that go wrong. */
  LockSecondsLeft: number | null;
  SignedDate: string | null;
  /** What became of the task, whatever this signer did. */
  TaskState: SigningTaskState;
  /** Whether mails to people of the firm, telling how it ended, were put on their way. */
  FirmTold: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value !== 'string') throw new TypeError(`The signing page has no text in ${name}.`);
  return value;
}

function textOrNull(fields: Fields, name: string): string | null {
  return fields[name] === null ? null : text(fields, name);
}

function numberOrNull(fields: Fields, name: string): number | null {
  const value = fields[name];
  if (value !== null && typeof value !== 'number')
    throw new TypeError(`The signing page has no number in ${name}.`);
  return value;
}

function part(fields: Fields, name: string): Fields {
  const value = fields[name];
  if (!isFields(value)) throw new TypeError(`The signing page has no ${name}.`);
  return value;
}

function role(fields: Fields, name: string): 'account' | 'employee' {
  const value = fields[name];
  if (value !== 'account' && value !== 'employee') throw new TypeError(`Unknown ${name}.`);
  return value;
}

function signers(value: unknown): SigningPageSigner[] {
  if (!Array.isArray(value)) throw new TypeError('The signing page has no signers.');
  return value.filter(isFields).map((signer) => ({
    Name: text(signer, 'Name'),
    Role: role(signer, 'Role'),
    IsYou: signer['IsYou'] === true,
    SignedDate: textOrNull(signer, 'SignedDate'),
    DeclinedDate: textOrNull(signer, 'DeclinedDate'),
  }));
}

/** Reads the answer of the signing site; throws a TypeError when it is none. */
export function readSigningPage(value: unknown): SigningPage {
  if (!isFields(value)) throw new TypeError('The signing page is no object.');
  const stage = stages.find((candidate) => candidate === value['Stage']);
  if (stage === undefined) throw new TypeError('The signing page has no known stage.');
  const taskState = taskStates.find((candidate) => candidate === value['TaskState']);
  if (taskState === undefined) throw new TypeError('The signing page has no known state of its task.');
  const [document, firm, signer] = [part(value, 'Document'), part(value, 'Firm'), part(value, 'Signer')];
  return {
    Stage: stage,
    Kind: role(value, 'Kind'),
    Document: { Title: text(document, 'Title') },
    Firm: { Name: text(firm, 'Name'), Colour: text(firm, 'Colour'), Logo: textOrNull(firm, 'Logo') },
    Signer: {
      GivenName: text(signer, 'GivenName'),
      Name: text(signer, 'Name'),
      Email: text(signer, 'Email'),
    },
    Signers: signers(value['Signers']),
    LockExpires: textOrNull(value, 'LockExpires'),
    LockSecondsLeft: numberOrNull(value, 'LockSecondsLeft'),
    SignedDate: textOrNull(value, 'SignedDate'),
    TaskState: taskState,
    FirmTold: value['FirmTold'] === true,
  };
}
