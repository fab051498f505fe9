import type { Context } from '../contract.ts';
import type { Principal } from '../domain/caller.ts';
import type { SigningWork } from '../domain/signing/work.ts';
import { Problem } from '../errors.ts';

type WorkContext = Omit<Context<Principal>, 'address'>;

/** Runs work of the signing domain inside a call: same transaction, history and emails. */
export async function signingWork<T>(
  context: WorkContext,
  documentId: number,
  run: (work: SigningWork) => Promise<T>,
): Promise<T> {
  const { app, tx, now, caller } = context;
  try {
    return await run({
      app,
      tx,
      now,
      firmId: caller.firmId,
      actor: { name: caller.name, loginId: caller.loginId },
      audit: (note) => context.audit(note),
      mail: (mail) => context.mail(mail),
    });
  } catch (error) {
    // Only a document of the caller's own firm may appear in the history of the error.
    if (error instanceof Problem && error.code !== 'documentNotFound') context.about({ documentId });
    throw error;
  }
}
