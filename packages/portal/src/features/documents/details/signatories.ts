import type { Schemas } from '@countersign/api-client/contract';
import { actionTypes, externalTypes } from '@countersign/api-client/rules';
import { detailsMessages } from './details.messages.ts';

type Document = Schemas['Document'];

/** When each signer signed; null for those who did not. */
function signatures(document: Document): readonly (string | null)[] {
  const { ActionTypeE, UsersToSign, EmployeeToSign, DocumentAdobeSigningUsers } = document;
  if (ActionTypeE === actionTypes.none) return [];
  const own = [...UsersToSign, ...(EmployeeToSign === null ? [] : [EmployeeToSign])];
  const isOutside = externalTypes.includes(ActionTypeE) || ActionTypeE === actionTypes.signed;
  return [
    ...own.map(({ SignedDate }) => SignedDate),
    ...(isOutside ? DocumentAdobeSigningUsers.map(({ SigningTime }) => SigningTime) : []),
  ];
}

/** Counts the signers of a document: how many have signed, and how many are outstanding. Null if it has none. */
export function signatoriesOf(document: Document): string | null {
  const times = signatures(document);
  if (times.length === 0) return null;
  const signed = times.filter((time) => time !== null).length;
  // After a refusal nobody is waited for.
  const outstanding = document.ActionTypeE === actionTypes.declined ? 0 : times.length - signed;
  return detailsMessages.signatories(signed, times.length, outstanding);
}
