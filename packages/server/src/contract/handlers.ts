import type { FilesOperations, PortalOperations, SigningOperations } from '@countersign/api-client/contract';
import type { Caller, Principal } from '../domain/caller.ts';
import type { SendContext } from './binding.ts';
import type { Work } from '../domain/work.ts';

/** What a handler works with. */
export interface Context<Who extends Principal = Caller> extends Work<Who> {
  /** The network address that the call came from. */
  address: string;
  /** Whether its connection has ended, of a read: its caller no longer waits for the response. */
  isGone?: () => boolean;
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
export type ReplyOf<O> = O extends { responses: { 200: { content: { 'application/json': infer R } } } }
  ? R
  : undefined;

export interface HandlerRequest<O> {
  params: PathOf<O>;
  query: QueryOf<O>;
  body: BodyOf<O>;
}

/**
 * A write with a slow part, which is prepared without a transaction and committed in one. The commit rechecks
 * everything that was read while preparing.
 */
export interface TwoSteps<O, Who extends Principal = Caller> {
  prepare(
    request: HandlerRequest<O>,
    context: Pick<Context<Who>, 'app' | 'caller' | 'now' | 'about' | 'address'>,
  ): Promise<{
    commit(context: Context<Who>): Promise<ReplyOf<O>>;
    /** Gives back what was taken while preparing; called once, whether or not the commit succeeded. */
    end?(): void;
  }>;
}

/** The body of a reply with headers of its own, such as a cookie. They are not stored for a repeated request. */
export class WithHeaders<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string[]>>;

  constructor(body: Body, headers: Readonly<Record<string, string[]>>) {
    this.body = body;
    this.headers = headers;
  }
}

/**
 * A write without a token, in two steps. Who makes it may turn out while it is prepared: what is rejected from then on
 * is in their history.
 */
export interface EntryInTwoSteps<O> {
  prepare(
    request: HandlerRequest<O>,
    context: Pick<OpenContext, 'app' | 'now' | 'address'> & {
      actAs(caller: Principal, about: { documentId?: number; clientId?: number }): void;
    },
  ): Promise<{ commit(context: OpenContext): Promise<WithHeaders<ReplyOf<O>>> }>;
}

/** A response that is sent as messages, until its client leaves. The returned function is called then. */
export interface EventStreamHandler<O> {
  stream(request: Pick<HandlerRequest<O>, 'params' | 'query'>, context: SendContext): Promise<() => void>;
}

export type Handler<O, Who extends Principal = Caller> =
  ((request: HandlerRequest<O>, context: Context<Who>) => Promise<ReplyOf<O>>) | TwoSteps<O, Who>;
export type OpenHandler<O> = (request: HandlerRequest<O>, context: OpenContext) => Promise<ReplyOf<O>>;

/** Handlers of the portal's API, by operation id. */
export type Handlers<K extends keyof PortalOperations> = { [O in K]: Handler<PortalOperations[O]> };
/** Handlers of portal operations that are called without a token. */
export type OpenHandlers<K extends keyof PortalOperations> = { [O in K]: OpenHandler<PortalOperations[O]> };
export type FilesHandlers<K extends keyof FilesOperations> = { [O in K]: Handler<FilesOperations[O]> };
/** Handlers of the signing site's own calls. The caller is the signer of the cookie's session. */
export type SigningHandlers<K extends keyof SigningOperations, Who extends Principal> = {
  [O in K]: Handler<SigningOperations[O], Who>;
};
/** A read of the signing site that needs no session, but is told whose there is. */
export type RecognisingHandler<O, Who extends Principal> = (
  request: HandlerRequest<O>,
  context: { caller: Who | null },
) => Promise<ReplyOf<O>>;
