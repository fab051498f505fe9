import type { Schemas } from '@countersign/api-client/contract';

type Document = Schemas['Document'];
type Signer = Document['UsersToSign'][number] | NonNullable<Document['EmployeeToSign']>;

/** Returns whose turn it is to sign: all accounts that have not signed, and after them the firm's representative. */
export function signersInTurn({ UsersToSign, EmployeeToSign }: Document): readonly Signer[] {
  const waiting = UsersToSign.filter(({ SignedDate }) => SignedDate === null);
  return waiting.length > 0 || EmployeeToSign?.SignedDate !== null ? waiting : [EmployeeToSign];
}
