import { isApiError, isOutcomeUnknown, type ApiError } from '../errors.ts';
import { withEarlier } from './retry.ts';

/** The header of a write: without a key the client gives it a new one. */
interface KeyHeader {
  'Idempotency-Key'?: string;
}

interface Attempt {
  readonly request: string;
  readonly key: string;
  /** Why a try of it may have been done; undefined if none may. */
  unknown?: ApiError;
}

/** The idempotency keys of writes whose outcome is unknown. */
export interface KeptKeys {
  /**
   * Sends a write: under a new key, or, if the same write was sent before and its outcome is unknown, under that one's,
   * so that the server does it once. It fails as unknown until a response says what became of that one.
   *
   * @param subject What it changes. Another write to the same subject gives up the key: the first one, sent again after
   *   it, is a new write.
   * @param variables What makes two writes the same one.
   */
  send<Reply>(
    subject: string,
    variables: unknown,
    call: (header: KeyHeader) => Promise<Reply>,
  ): Promise<Reply>;
  /** Gives up the key of a write that turned out to be done. */
  forget(variables: unknown): void;
}

/** Sends every write under a new key. */
export const newKeys: KeptKeys = {
  send: (_subject, _variables, call) => call({}),
  forget: () => undefined,
};

/**
 * Creates the keys of the writes that users can repeat in one place, such as a dialog. Elsewhere, or later, the same
 * request may be meant as a second write.
 */
export function createKeptKeys(): KeptKeys {
  const kept = new Map<string, Attempt>();
  return {
    async send(subject, variables, call) {
      const request = JSON.stringify(variables);
      const last = kept.get(subject);
      const attempt: Attempt = last?.request === request ? last : { request, key: crypto.randomUUID() };
      kept.set(subject, attempt);
      const settle = () => {
        if (kept.get(subject) === attempt) kept.delete(subject);
      };
      try {
        const reply = await call({ 'Idempotency-Key': attempt.key });
        settle();
        return reply;
      } catch (error) {
        // What is no response, such as an abort, says nothing of the try before.
        if (!isApiError(error)) {
          if (attempt.unknown === undefined) settle();
          throw error;
        }
        const failure = withEarlier(error, attempt.unknown);
        if (isOutcomeUnknown(failure)) attempt.unknown = failure;
        else settle();
        throw failure;
      }
    },
    forget(variables) {
      const request = JSON.stringify(variables);
      for (const [subject, attempt] of kept) if (attempt.request === request) kept.delete(subject);
    },
  };
}
