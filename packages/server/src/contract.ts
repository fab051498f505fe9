export { bindContract, unboundOperations } from './contract/bind.ts';
export type { Binding, BoundHandler, ReadPath } from './contract/bind.ts';
export type {
  Context,
  FilesHandlers,
  Handler,
  HandlerRequest,
  Handlers,
  OpenContext,
  OpenHandlers,
  SigningHandlers,
  TwoSteps,
} from './contract/handlers.ts';
export { readOperations } from './contract/operations.ts';
export type { Operation } from './contract/operations.ts';
