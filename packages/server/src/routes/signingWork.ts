import type { Context } from '../contract.ts';
import { SigningRefused, type SigningRefusal } from '../domain/signing/refusals.ts';
import type { SigningWork } from '../domain/signing/work.ts';
import { Problem } from '../errors.ts';

const statuses: Record<SigningRefusal, number> = {
  notFound: 404,
  invalid: 400,
  notOffered: 403,
  conflict: 409,
  alreadySigned: 409,
  notAllSigned: 409,
  inUse: 409,
  wrongPin: 400,
  voidPin: 400,
  lockLost: 409,
};

/** Refusals of the PIN, which the portal tells apart by what stands in ExceptionMessage. */
const named: readonly SigningRefusal[] = ['alreadySigned', 'inUse', 'wrongPin', 'voidPin'];

/** The answer for a refusal of the signing domain. */
export function signingProblem(refused: SigningRefused): Problem {
  return new Problem(statuses[refused.refusal], refused.message, {
    keep: refused.keep,
    cause: refused,
    ...(named.includes(refused.refusal) ? { exceptionMessage: refused.message } : {}),
  });
}

/** Runs work of the signing domain inside a call of the portal: same transaction, history and mails. */
export async function signingWork<T>(
  context: Context,
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
    if (!(error instanceof SigningRefused)) throw error;
    // Only a document of the caller's own firm may stand in the history of the refusal.
    if (error.refusal !== 'notFound') context.about({ documentId });
    throw signingProblem(error);
  }
}
