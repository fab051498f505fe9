import { signingContract } from '@countersign/api-client/contract/documents';
import type { SigningOperations } from '@countersign/api-client/contract';
import { readOperations } from '../contract.ts';
import { createChecks } from '../contract/validate.ts';

/** The signer's id of path values that were checked against the contract. */
export function signerIdIn({ signerId }: Record<string, unknown>): number {
  if (typeof signerId !== 'number') throw new Error('The contract gives signerId as a number.');
  return signerId;
}

/** Returns a reader of the signer's id in the path of a page, as in that of its call; it throws a Problem 400. */
export function createSignerPath(): (params: unknown) => number {
  const id: keyof SigningOperations = 'getSigningPage';
  const operation = readOperations(signingContract).find((one) => one.id === id);
  if (operation === undefined) throw new Error(`The signing contract has no ${id}.`);
  const checks = createChecks(signingContract, 'signing')(operation);
  return (params) => signerIdIn(checks.parameters('path', params));
}
