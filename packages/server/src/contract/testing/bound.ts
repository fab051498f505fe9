import type { ContractDocument } from '@countersign/api-client/contract/documents';
import { filesContract, portalContract, signingContract } from '@countersign/api-client/contract/documents';
import { readOperations, unboundOperations, type BoundHandler, type Operation } from '../../contract.ts';
import { filesHandlers } from '../../files/handlers.ts';
import { signingHandlers } from '../../signing/handlers.ts';
import { entryHandlers } from '../../signing/entryHandlers.ts';
import { portalHandlers } from '../../routes/index.ts';

export interface Service {
  name: 'portal' | 'files' | 'signing';
  contract: ContractDocument;
  handlers: Readonly<Record<string, BoundHandler>>;
  /** Operations that a site routes itself. */
  elsewhere: readonly string[];
}

export const services: readonly Service[] = [
  { name: 'portal', contract: portalContract, handlers: portalHandlers(), elsewhere: [] },
  { name: 'files', contract: filesContract, handlers: filesHandlers, elsewhere: ['uploadChunk'] },
  {
    name: 'signing',
    contract: signingContract,
    handlers: { ...signingHandlers, ...entryHandlers },
    elsewhere: [],
  },
];

/** What answers 501, of all three contracts. */
export function unbuilt(): string[] {
  return services.flatMap(({ contract, handlers, elsewhere }) =>
    unboundOperations(contract, handlers, elsewhere),
  );
}

/** Returns the implemented operations of a contract. */
export function builtOperations(name: Service['name']): Operation[] {
  const missing = new Set(unbuilt());
  return services
    .filter((service) => service.name === name)
    .flatMap(({ contract }) => readOperations(contract))
    .filter(({ id }) => !missing.has(id));
}
