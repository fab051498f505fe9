import type { App, Database } from '../app.ts';
import { appendAudit, entriesOf, type AuditNote } from '../domain/audit.ts';
import { triedBy, type Principal } from '../domain/caller.ts';
import { claimKey, storeReply, type RequestMark, type StoredReply } from '../domain/idempotency.ts';
import { noteRefusal } from '../domain/refusals.ts';
import { refusalOf } from '../domain/refusalOf.ts';
import { noteActor } from '../domain/events/readEvents.ts';
import { sendMail } from '../domain/signing/sendMail.ts';
import { databaseCode, tryAgain } from '../databaseErrors.ts';
import { Problem, problemBody } from '../errors.ts';
import { WithHeaders, type Context } from './handlers.ts';
import type { Operation } from './operations.ts';

export interface WriteRequest {
  operation: Pick<Operation, 'id'>;
  /** Names the request in the log. */
  reference: string;
  /** The network address it came from. */
  address: string;
  /** null for operations without a token; they are not audited here. */
  caller: Principal | null;
  mark: RequestMark | null;
  /** The bound handler; returns the reply's body, or undefined for 204. */
  run(context: Context<Principal> | Omit<Context, 'caller' | 'audit' | 'about'>): Promise<unknown>;
}

export interface Subject {
  documentId?: number;
  clientId?: number;
}

/** A reply on its way out, with what only this one carries. */
export interface SentReply extends StoredReply {
  headers?: WithHeaders<unknown>['headers'];
}

/**
 * The work of an address that no contract describes: of a page that a browser is sent to, or of a sign-in. One
 * transaction, tried again if the database asks for it.
 */
export async function runPageWork<T>(app: App, run: (tx: Database, now: Date) => Promise<T>): Promise<T> {
  return tryAgain(() => app.db.transaction().execute((tx) => run(tx, app.clock.now())));
}

/** One write: handler, audit, outbox and the reply for a repeated request, all in one transaction or none of it. */
export async function runWrite(app: App, write: WriteRequest, subject: Subject = {}): Promise<SentReply> {
  return withRetry(app, write, subject, () => attemptWrite(app, write, subject));
}

/** Runs a step of a write with its rejection in the history. */
export async function recordingRefusals<T>(
  app: App,
  write: Pick<WriteRequest, 'operation' | 'caller'>,
  subject: Subject,
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    const refusal = asRefusal(error, databaseCode(error));
    if (refusal === null) throw error;
    if (write.caller !== null) await recordRefusal(app, write.operation, write.caller, refusal, subject);
    throw refusal;
  }
}

/** Both. The step that prepares a write runs through here as the write itself does. */
export async function withRetry<T>(
  app: App,
  write: Pick<WriteRequest, 'operation' | 'caller'>,
  subject: Subject,
  step: () => Promise<T>,
  pause?: (attempt: number) => Promise<void>,
): Promise<T> {
  return recordingRefusals(app, write, subject, () => tryAgain(step, pause));
}

function asRefusal(error: unknown, code: string | null): Problem | null {
  if (error instanceof Problem) return error.status < 500 ? error : null;
  if (code === '23505') {
    // Two callers passed the same check at once, and the database let one of them succeed.
    return new Problem('changedMeanwhile', { cause: error });
  }
  return null;
}

async function attemptWrite(app: App, write: WriteRequest, subject: Subject): Promise<SentReply> {
  const { operation, caller, mark } = write;
  const now = app.clock.now();
  return app.db.transaction().execute(async (tx) => {
    if (mark !== null) {
      const done = await claimKey(tx, mark, now);
      if (done !== null) return done;
    }
    const actor = caller === null ? null : triedBy(caller).loginId;
    if (actor !== null) await noteActor(tx, actor);
    const notes: AuditNote[] = [];
    const firmId = caller?.firmId ?? null;
    const shared = {
      app,
      tx,
      now,
      address: write.address,
      mail: (mail: Parameters<Context['mail']>[0]) => sendMail(tx, mail, now, firmId),
    };
    const context =
      caller === null
        ? shared
        : {
            ...shared,
            caller,
            audit: (note: AuditNote) => void notes.push(note),
            about: (about: Subject) => void Object.assign(subject, about),
          };
    const stored = await answer(write, context);
    if (caller !== null) {
      const outcome = stored.status < 400 ? 'done' : 'refused';
      const entries = entriesOf(notes, caller, { at: now, operation: operation.id, outcome });
      await appendAudit(tx, caller.firmId, entries);
    }
    if (mark !== null) await storeReply(tx, mark, stored, now);
    return stored;
  });
}

function asReply(body: unknown): StoredReply {
  return body === undefined ? { status: 204, reply: null } : { status: 200, reply: JSON.stringify(body) };
}

async function answer(write: WriteRequest, context: Parameters<WriteRequest['run']>[0]): Promise<SentReply> {
  try {
    const answered = await write.run(context);
    if (answered instanceof WithHeaders) return { ...asReply(answered.body), headers: answered.headers };
    return asReply(answered);
  } catch (error) {
    if (!(error instanceof Problem) || error.options.keep !== true) throw error;
    return { status: error.status, reply: JSON.stringify(problemBody(error, write.reference)) };
  }
}

/** The attempt is remembered although everything it did was rolled back. */
export async function recordRefusal(
  app: App,
  operation: WriteRequest['operation'],
  caller: Principal,
  refusal: Problem,
  subject: Subject,
): Promise<void> {
  if (refusal.options.noted === true) return;
  await runPageWork(app, async (tx, at) => {
    const noted = refusalOf(refusal, { operation: operation.id, caller, subject, at });
    if (noted !== null) await noteRefusal(tx, noted);
  });
}
