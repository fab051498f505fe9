export { bindContract, unboundOperations } from './contract/bind.ts';
export type { Binding, BoundHandler, ReadPath, StreamContext } from './contract/binding.ts';
export { runPageWork } from './contract/write.ts';
export { tryAgain } from './databaseErrors.ts';
export { WithHeaders } from './contract/handlers.ts';
export type {
  Context,
  EntryInTwoSteps,
  EventStreamHandler,
  FilesHandlers,
  Handler,
  HandlerRequest,
  Handlers,
  OpenContext,
  OpenHandlers,
  RecognisingHandler,
  SigningHandlers,
  TwoSteps,
} from './contract/handlers.ts';
export { readOperations } from './contract/operations.ts';
export type { Operation } from './contract/operations.ts';
