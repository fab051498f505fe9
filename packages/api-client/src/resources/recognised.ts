import type { MutationOptions } from '@tanstack/react-query';
import { isOutcomeUnknown } from '../errors.ts';
import type { KeptKeys } from '../http/keptKeys.ts';

/** What a write would have returned. */
interface Found<Data> {
  readonly reply: Data;
}

/**
 * Adds to a write how to find out whether it was done: if its outcome is unknown, it reads the current state from the
 * server, and succeeds if that shows the write. Otherwise it fails with its error, keeps its key, and reads again what it
 * may have changed.
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
