import type { ContractDocument } from '@countersign/api-client/contract/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { authorise, checkRoleTable } from '../authz.ts';
import type { Principal } from '../domain/caller.ts';
import { createKeyedQueue, readReply, type StoredReply } from '../domain/idempotency.ts';
import { Problem } from '../errors.ts';
import { markRequest } from './idempotencyKey.ts';
import type {
  Binding,
  BoundHandler,
  Committing,
  Preparing,
  ReadPath,
  Sending,
  Streaming,
} from './binding.ts';
import { OpenStreams } from './eventStream.ts';
import { readOperations, type Operation } from './operations.ts';
import { sendStream } from './sendStream.ts';
import { createChecks, type OperationChecks } from './validate.ts';
import {
  withRetry,
  recordingRefusals,
  recordRefusal,
  runWrite,
  type SentReply,
  type Subject,
  type WriteRequest,
} from './write.ts';

/** Returns the operations of a contract without a handler; they return 501. */
export function unboundOperations(
  contract: ContractDocument,
  handlers: Readonly<Record<string, BoundHandler>>,
): string[] {
  return readOperations(contract)
    .map((operation) => operation.id)
    .filter((id) => handlers[id] === undefined);
}

/** Routes every operation of the contract to its handler, with validation, roles, transaction and idempotency. */
export function bindContract(site: FastifyInstance, app: App, binding: Binding): void {
  const operations = readOperations(binding.contract);
  checkRoleTable(operations);
  const operationIds = new Set(operations.map((operation) => operation.id));
  for (const id of Object.keys(binding.handlers)) {
    if (!operationIds.has(id))
      throw new Error(`The handler ${id} matches no operation of the ${binding.name} contract.`);
  }
  const checksOf = createChecks(binding.contract, binding.name);
  const queue = createKeyedQueue();
  const streams = new OpenStreams();
  site.addHook('preClose', async () => streams.end());
  for (const operation of operations) {
    const handler = binding.handlers[operation.id];
    const call = new Call(app, operation, checksOf(operation), handler, binding, { queue, streams });
    site.route({
      method: operation.method,
      url: binding.base + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      // A HEAD request has no body to close, so that its stream would stay open.
      exposeHeadRoute: handler === undefined || typeof handler === 'function' || !('stream' in handler),
      ...(binding.bodyLimits?.[operation.id] === undefined
        ? {}
        : { bodyLimit: binding.bodyLimits[operation.id] }),
      onRequest: (request) => call.admit(request),
      handler: (request, reply) => call.answer(request, reply),
    });
  }
}

/** What the calls of one contract share. */
interface Shared {
  queue: ReturnType<typeof createKeyedQueue>;
  streams: OpenStreams;
}

class Call {
  readonly #app: App;
  readonly #operation: Operation;
  readonly #checks: OperationChecks;
  readonly #handler: BoundHandler | undefined;
  readonly #binding: Binding;
  readonly #queue: Shared['queue'];
  readonly #streams: OpenStreams;
  readonly #callers = new WeakMap<FastifyRequest, Principal>();

  constructor(
    app: App,
    operation: Operation,
    checks: OperationChecks,
    handler: BoundHandler | undefined,
    binding: Binding,
    { queue, streams }: Shared,
  ) {
    this.#app = app;
    this.#operation = operation;
    this.#checks = checks;
    this.#handler = handler;
    this.#binding = binding;
    this.#queue = queue;
    this.#streams = streams;
  }

  /** Finds out who calls before the body is read: strangers are not told what is wrong with theirs. */
  async admit(request: FastifyRequest): Promise<void> {
    const caller = await this.#callerOf(request, this.#pathOf(request));
    if (caller !== null) this.#callers.set(request, caller);
  }

  #pathOf(request: FastifyRequest): ReadPath {
    return () => this.#checks.parameters('path', request.params);
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const operation = this.#operation;
    const path = this.#pathOf(request);
    // A body can take minutes to arrive, in which the session may have ended.
    const admitted = this.#callers.get(request) ?? null;
    const caller = request.rawBody === '' ? admitted : await this.#callerOf(request, path);
    const checked = {
      params: path(),
      query: this.#checks.parameters('query', request.query),
      body: request.body,
    };
    this.#checks.body(request.body);
    const handler = this.#handler;
    if (handler === undefined) throw new Problem('notBuilt');
    if (typeof handler === 'object' && 'receive' in handler) {
      const received = await this.#receive(request, caller, handler);
      this.#checkReply(received);
      return send(reply, received);
    }
    if (typeof handler === 'object' && 'stream' in handler) {
      const [app, binding, streams] = [this.#app, this.#binding, this.#streams];
      return sendStream({ app, operation, binding, streams, handler, caller, path, checked }, request, reply);
    }
    const stored = operation.writes
      ? await this.#write(request, caller, checked, handler)
      : await this.#read(request, caller, (context) => runAtOnce(handler, checked, context));
    this.#checkReply(stored);
    return send(reply, stored);
  }

  async #callerOf(request: FastifyRequest, path: ReadPath): Promise<Principal | null> {
    const { open, writes } = this.#operation;
    if (open) return writes ? null : ((await this.#binding.recognise?.(request)) ?? null);
    const caller = await this.#binding.authenticate(request, path, this.#operation.unattended);
    await this.#authorise(caller);
    return caller;
  }

  async #authorise(caller: Principal): Promise<void> {
    try {
      authorise(this.#operation, caller);
    } catch (error) {
      if (error instanceof Problem && this.#operation.writes) {
        await recordRefusal(this.#app, this.#operation, caller, error, {});
      }
      throw error;
    }
  }

  async #read(
    request: FastifyRequest,
    caller: Principal | null,
    run: (context: object) => Promise<unknown>,
  ): Promise<StoredReply> {
    const ignore = () => undefined;
    const body = await run({
      app: this.#app,
      caller,
      tx: this.#app.db,
      now: this.#app.clock.now(),
      address: request.ip,
      isGone: () => request.raw.socket.destroyed,
      audit: ignore,
      about: ignore,
      mail: () => Promise.reject(new Error(`${this.#operation.id} reads; it must not send mail.`)),
    });
    return body === undefined ? { status: 204, reply: null } : { status: 200, reply: JSON.stringify(body) };
  }

  async #write(
    request: FastifyRequest,
    caller: Principal | null,
    checked: object,
    handler: Exclude<BoundHandler, Streaming | Sending>,
  ): Promise<SentReply> {
    const operation = this.#operation;
    const scope = this.#senderOf(request, caller);
    const isStored = this.#binding.neverStored?.includes(operation.id) !== true;
    const mark = isStored ? await markRequest(this.#app, request, scope, operation.id) : null;
    const subject: Subject = {};
    const write = { operation, reference: request.id, address: request.ip, caller, mark };
    return this.#queue(mark === null ? null : `${mark.scope} ${mark.key}`, async () => {
      if (typeof handler === 'function') {
        return runWrite(this.#app, { ...write, run: (context) => handler(checked, context) }, subject);
      }
      const done = mark === null ? null : await readReply(this.#app.db, mark);
      if (done !== null) return done;
      const prepared = await this.#prepare(handler, checked, write, subject);
      try {
        return await runWrite(this.#app, { ...write, run: (context) => prepared.commit(context) }, subject);
      } finally {
        prepared.end?.();
      }
    });
  }

  /** Whose stored replies a repeated request gets. */
  #senderOf(request: FastifyRequest, caller: Principal | null): string {
    if (caller === null) return `address:${request.ip}`;
    const session = this.#binding.sessionOf?.(request);
    return session === undefined ? `login:${caller.loginId}` : `login:${caller.loginId} session:${session}`;
  }

  /** A body that is read while it arrives can be read once only: its handler tries again what it can. */
  async #receive(
    request: FastifyRequest,
    caller: Principal | null,
    handler: Streaming,
  ): Promise<StoredReply> {
    if (caller === null) throw new Error(`${this.#operation.id} streams, so it wants a caller.`);
    const context = { app: this.#app, caller, form: this.#checks.form };
    const body = await recordingRefusals(this.#app, { operation: this.#operation, caller }, {}, () =>
      handler.receive(request, context),
    );
    return { status: 200, reply: JSON.stringify(body) };
  }

  /** The part outside any transaction: retried, rejected and stored like the write itself. */
  async #prepare(
    handler: Preparing,
    checked: object,
    write: Omit<WriteRequest, 'run'>,
    subject: Subject,
  ): Promise<Committing> {
    const app = this.#app;
    const { caller, address } = write;
    const about = (named: Subject) => void Object.assign(subject, named);
    const actAs = (who: Principal, named: Subject) => {
      write.caller = who;
      about(named);
    };
    return withRetry(app, write, subject, () =>
      handler.prepare(checked, { app, caller, now: app.clock.now(), about, actAs, address }),
    );
  }

  #checkReply(stored: StoredReply): void {
    const body: unknown = stored.reply === null ? undefined : JSON.parse(stored.reply);
    const fault = this.#checks.reply(stored.status, body);
    if (fault === null) return;
    // A fault after the commit must not turn into a 500, but must fail in tests.
    if (this.#app.config.testMode) throw new Error(fault);
    this.#app.log.error({ operation: this.#operation.id, fault }, 'reply against the contract');
  }
}

async function runAtOnce(
  handler: Exclude<BoundHandler, Streaming | Sending>,
  checked: object,
  context: object,
): Promise<unknown> {
  if (typeof handler === 'function') return handler(checked, context);
  throw new Error('Only a write is done in two steps.');
}

function send(reply: FastifyReply, stored: SentReply): FastifyReply {
  if (stored.headers !== undefined) reply.headers(stored.headers);
  if (stored.reply === null) return reply.code(stored.status).send();
  const type = stored.status < 400 ? 'application/json' : 'application/problem+json';
  return reply
    .code(stored.status)
    .type(`${type}; charset=utf-8`)
    .serializer((body: string) => body)
    .send(stored.reply);
}
