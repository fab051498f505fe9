import type { ContractDocument } from '@countersign/api-client/contract/documents';
import { filesContract, portalContract, signingContract } from '@countersign/api-client/contract/documents';
import { readOperations, unboundOperations, type BoundHandler, type Operation } from '../../contract.ts';
import { filesHandlers } from '../../files/handlers.ts';
import { createChunkHandler } from '../../files/uploads/chunkHandler.ts';
import { signerHandlers } from '../../signing/handlers.ts';
import { entryHandlers } from '../../signing/entryHandlers.ts';
import { portalHandlers } from '../../routes/index.ts';

export interface Service {
  name: 'portal' | 'files' | 'signing';
  contract: ContractDocument;
  handlers: Readonly<Record<string, BoundHandler>>;
}

export const services: readonly Service[] = [
  { name: 'portal', contract: portalContract, handlers: portalHandlers() },
  {
    name: 'files',
    contract: filesContract,
    handlers: { ...filesHandlers, uploadChunk: createChunkHandler() },
  },
  {
    name: 'signing',
    contract: signingContract,
    handlers: { ...signerHandlers, ...entryHandlers },
  },
];

/** The operations that return 501, of all three contracts. */
export function unbuilt(): string[] {
  return services.flatMap(({ contract, handlers }) => unboundOperations(contract, handlers));
}

/** Returns the implemented operations of a contract. */
export function builtOperations(name: Service['name']): Operation[] {
  const missing = new Set(unbuilt());
  return services
    .filter((service) => service.name === name)
    .flatMap(({ contract }) => readOperations(contract))
    .filter(({ id }) => !missing.has(id));
}
