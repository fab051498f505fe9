import type { FilesOperations, PortalOperations, SigningOperations } from '@countersign/api-client/contract';
import type { FastifyRequest } from 'fastify';
import type { App, Database } from '../app.ts';
import type { AuditNote } from '../domain/audit.ts';
import type { Caller } from '../domain/caller.ts';
import type { Mail } from '../domain/outbox.ts';

/** What a handler works with. */
export interface Context {
  app: App;
  /** Who calls. */
  caller: Caller;
  /**
   * The database to use: in a write, the transaction that everything happens in. `app.db` must not be used
   * inside a write: on the embedded database it would wait for the transaction that waits for it.
   */
  tx: Database;
  /** The start of the call, by the app's clock. */
  now: Date;
  /** Adds an entry to the firm's chain; written at the end, in the same transaction. */
  audit(note: AuditNote): void;
  /** What this call is about, for the entry of a refused attempt. Only objects of the caller's own firm. */
  about(subject: { documentId?: number; clientId?: number }): void;
  /** Leaves with this transaction, or not at all. */
  mail(mail: Mail): Promise<void>;
  /** The raw request, for what the contract cannot say (address, headers). */
  request: FastifyRequest;
}

/** For calls without a token: no caller, and audit is the handler's own business. */
export type OpenContext = Omit<Context, 'caller' | 'audit' | 'about'>;

type PathOf<O> = O extends { parameters: { path: infer P } } ? P : Record<never, never>;
type QueryOf<O> = O extends { parameters: { query?: infer Q } }
  ? Exclude<Q, undefined>
  : Record<never, never>;
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : O extends { requestBody?: { content: { 'application/json': infer B } } }
    ? B | undefined
    : undefined;
type ReplyOf<O> = O extends { responses: { 200: { content: { 'application/json': infer R } } } }
  ? R
  : undefined;

export interface HandlerRequest<O> {
  params: PathOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
}

export type Handler<O> = (request: HandlerRequest<O>, context: Context) => Promise<ReplyOf<O>>;
export type OpenHandler<O> = (request: HandlerRequest<O>, context: OpenContext) => Promise<ReplyOf<O>>;

/** Handlers of the portal's API, by operation id. */
export type Handlers<K extends keyof PortalOperations> = { [O in K]: Handler<PortalOperations[O]> };
/** Handlers of portal operations that are asked for without a token. */
export type OpenHandlers<K extends keyof PortalOperations> = { [O in K]: OpenHandler<PortalOperations[O]> };
export type FilesHandlers<K extends keyof FilesOperations> = { [O in K]: Handler<FilesOperations[O]> };
export type SigningHandlers<K extends keyof SigningOperations> = { [O in K]: Handler<SigningOperations[O]> };
