import type { Operation } from './contract/operations.ts';
import type { Principal } from './domain/caller.ts';
import { Problem } from './errors.ts';

/*
 * The one table of operation × role is the contract's own `x-roles`: the client's guards, the API's docs and
 * this file read the same rows. An empty row means "asked for without a token".
 */

/** Stops the start when an operation has no row, or a row that contradicts its security. */
export function checkRoleTable(operations: readonly Operation[]): void {
  for (const operation of operations) {
    if (operation.roles === undefined) {
      throw new Error(`The operation ${operation.id} has no x-roles. Say in openapi/ who may call it.`);
    }
    if ((operation.roles.length === 0) !== operation.open) {
      throw new Error(`The x-roles of ${operation.id} contradict its security. Open operations have none.`);
    }
  }
}

/** Throws the 403 of a caller whose roles do not allow this operation. */
export function authorise(operation: Operation, caller: Principal): void {
  const allowed = operation.roles?.some((role) => caller.roles.includes(role)) ?? false;
  if (!allowed) throw new Problem('roleDenied');
}
