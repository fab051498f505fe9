import type { ContractDocument } from '@countersign/api-client/contract/documents';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Caller, Principal } from '../domain/caller.ts';
import type { OperationChecks } from './validate.ts';

interface Bindable {
  handle(request: object, context: object): Promise<unknown>;
}

export interface Committing {
  commit(context: object): Promise<unknown>;
  end?(): void;
}

export interface Preparing {
  prepare(request: object, context: object): Promise<Committing>;
}

export interface Streaming {
  receive(request: FastifyRequest, context: StreamContext): Promise<unknown>;
}

export interface Sending {
  stream(request: object, context: SendContext): Promise<() => void>;
}

/** What a handler works with that sends messages until its client leaves. */
export interface SendContext {
  app: App;
  caller: Caller;
  /** The id of the last message that the client has read, or null. */
  lastEventId: string | null;
  /** Sends a message, unless the stream has ended. */
  send(message: StreamMessage): void;
}

export interface StreamMessage {
  /** What a client gives to continue after it. */
  id: string;
  data: object;
}

/** What a handler works with that reads its body itself, while it arrives. */
export interface StreamContext {
  app: App;
  caller: Principal;
  /** Returns the form's fields, validated and typed by the contract; throws a Problem 400. */
  form: OperationChecks['form'];
}

/**
 * Any handler of the contract. It is declared as a method, because TypeScript compares method parameters
 * loosely. The contract's schema, from which the handler's types are generated, validates each request before the
 * call.
 */
export type BoundHandler = Bindable['handle'] | Preparing | Streaming | Sending;

/** Returns the path parameters, validated and typed by the contract; throws a Problem 400. */
export type ReadPath = () => Record<string, unknown>;

export interface Binding {
  contract: ContractDocument;
  name: 'portal' | 'files' | 'signing';
  /** Path before the contract's paths, such as `/rest`. */
  base: string;
  handlers: Readonly<Record<string, BoundHandler>>;
  /**
   * Returns the caller; throws a Problem 401 or 403.
   *
   * @param unattended A page calls by itself, which does not count as session activity.
   */
  authenticate(request: FastifyRequest, path: ReadPath, unattended: boolean): Promise<Principal>;
  /** Returns whom the request of a read without a token comes from, if that is known. */
  recognise?(request: FastifyRequest): Promise<Principal | null>;
  /**
   * The session of an authenticated request, where one login may have several of different rights: a stored reply is
   * sent again to that session only. A login is enough by default.
   */
  sessionOf?(request: FastifyRequest): string;
  /** Writes whose reply sets a cookie. A stored one could not, so each request is a new one whatever its key. */
  neverStored?: readonly string[];
  /** Milliseconds between two comments of a stream. */
  heartbeat?: number;
  /** Larger bodies, in bytes, by operation id. */
  bodyLimits?: Readonly<Record<string, number>>;
}
