import type { MutationOptions } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../errors.ts';
import type { KeptKeys } from '../http/keptKeys.ts';

/** What a write would have returned. */
interface Found<Data> {
  readonly reply: Data;
}

/**
 * Adds to a write what is to be done if its outcome is unknown: it asks the server what stands, and succeeds if the write
 * was done. Otherwise it fails with its error and keeps its key, and what it may have changed is read again.
 *
 * @param find Reads what the write changes; returns null if nothing shows that it was done. A failure to read counts as
 *   that.
 */
export function recognised<Data, Variables>(
  options: MutationOptions<Data, Error, Variables>,
  kept: KeptKeys,
  find: (variables: Variables) => Promise<Found<Data> | null>,
): MutationOptions<Data, Error, Variables> {
  const { mutationFn: send, meta } = options;
  if (send === undefined) throw new Error('A write needs a function that sends it.');
  return {
    ...options,
    mutationFn: async (variables, context) => {
      try {
        return await send(variables, context);
      } catch (error) {
        if (!isOutcomeUnknown(error)) throw error;
        const found = await find(variables).catch(() => null);
        if (found !== null) {
          kept.forget(variables);
          return found.reply;
        }
        for (const queryKey of meta?.invalidates ?? []) void context.client.invalidateQueries({ queryKey });
        throw error;
      }
    },
  };
}
