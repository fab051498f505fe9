import { signingContract } from '@countersign/api-client/contract/documents';
import type { SigningOperations } from '@countersign/api-client/contract';
import { readOperations } from '../contract.ts';
import { createChecks } from '../contract/validate.ts';

type Link = SigningOperations['openSigningLink']['requestBody']['content']['application/json'];

/** The signer's id of path values that were checked against the contract. */
export function signerIdIn({ signerId }: Record<string, unknown>): number {
  if (typeof signerId !== 'number') throw new Error('The contract gives signerId as a number.');
  return signerId;
}

/** What the contract asks of the calls that this site routes itself. */
export interface SigningChecks {
  /** The body of `openSigningLink`; throws a Problem 400. */
  link(body: unknown): Link;
  /** The signer's id in the path, of a page as of a call; throws a Problem 400. */
  signerId(params: unknown): number;
}

export function createSigningChecks(): SigningChecks {
  const createFor = createChecks(signingContract, 'signing');
  const operations = new Map(readOperations(signingContract).map((operation) => [operation.id, operation]));
  const checksOf = (id: keyof SigningOperations) => {
    const operation = operations.get(id);
    if (operation === undefined) throw new Error(`The signing contract has no ${id}.`);
    return createFor(operation);
  };
  const ofLink = checksOf('openSigningLink');
  const ofPage = checksOf('getSigningPage');
  function isLink(body: unknown): body is Link {
    ofLink.body(body);
    return true;
  }
  return {
    link(body) {
      if (isLink(body)) return body;
      throw new Error('A body that does not fit its contract is refused before.');
    },
    signerId: (params) => signerIdIn(ofPage.parameters('path', params)),
  };
}
