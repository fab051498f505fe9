import type { Schemas } from '@countersign/api-client/contract';
import { cutText } from '@countersign/api-client/rules';

/** Where an error occurred. */
export interface ErrorPlace {
  /** The region that failed to render: "Filters". */
  readonly region: string;
  readonly componentStack?: string;
}

/** Logs programming errors on the server, each once. */
export interface ErrorLog {
  /** Returns the reference for support, the same for the same error: "7F3A-91C2-08DE". */
  readonly referenceOf: (error: unknown) => string;
  /**
   * Sends the error, unless already sent; returns its reference. Never throws, because nothing could report
   * that.
   */
  readonly report: (error: unknown, place: ErrorPlace) => string;
}

interface ErrorLogOptions {
  readonly write: (entry: Schemas['LogEntry']) => Promise<unknown>;
  /** Twelve hexadecimal digits or more. */
  readonly random: () => string;
  /** The current path without its query, which may contain secrets. */
  readonly path: () => string;
}

/** Limits of the log's entry, in characters; the top of a stack is most useful. */
const MESSAGE_LENGTH = 2000;
const STACK_LENGTH = 6000;

function errorOf(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

export function createErrorLog({ write, random, path }: ErrorLogOptions): ErrorLog {
  const references = new WeakMap<object, string>();
  const sent = new WeakSet();

  function newReference(): string {
    const digits = random().replaceAll('-', '').toUpperCase();
    return [0, 4, 8].map((start) => digits.slice(start, start + 4)).join('-');
  }

  function referenceOf(error: unknown): string {
    if (typeof error !== 'object' || error === null) return newReference();
    const reference = references.get(error) ?? newReference();
    references.set(error, reference);
    return reference;
  }

  return {
    referenceOf,
    report(thrown, { region, componentStack = '' }) {
      const reference = referenceOf(thrown);
      if (typeof thrown === 'object' && thrown !== null) {
        if (sent.has(thrown)) return reference;
        sent.add(thrown);
      }
      const { name, message, stack = '' } = errorOf(thrown);
      const details = {
        reference,
        region,
        path: path(),
        stack: cutText(stack, STACK_LENGTH),
        componentStack: cutText(componentStack, STACK_LENGTH),
      };
      write({
        LogKey: 'portal',
        Message: cutText(`${name}: ${message}`, MESSAGE_LENGTH),
        DetailsJson: JSON.stringify(details),
      }).catch(() => undefined);
      return reference;
    },
  };
}
