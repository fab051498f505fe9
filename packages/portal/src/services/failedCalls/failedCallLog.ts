import type { ApiError, Timing } from '@countersign/api-client';
import type { Schemas } from '@countersign/api-client/contract';
import { cutText } from '@countersign/api-client/rules';

/** Writes failed calls to the client log, several in one entry. */
export interface FailedCallLog {
  /** @param call method and path of the contract: `GET /documents/{id}` */
  readonly note: (call: string, error: ApiError) => void;
  /** Writes at once what is waiting, because the page may soon be gone. */
  readonly flush: () => void;
}

interface FailedCallLogOptions {
  readonly write: (entry: Schemas['LogEntry']) => Promise<unknown>;
  readonly isOnline: () => boolean;
  readonly timing: Pick<Timing, 'after' | 'now'>;
}

/** Calls that failed in the same way. Nothing of a request or a response is in it but the server's reference. */
interface EqualFailures extends Pick<ApiError, 'kind' | 'status' | 'code'> {
  readonly call: string;
  count: number;
  readonly references: string[];
}

/** How long failures are collected for one entry, in ms. */
const COLLECT_MS = 5_000;
/** Different failures of one entry; of more only the number is logged. */
const KINDS_OF_ENTRY = 25;
/** References of equal failures: a few suffice to find them in the server's log. */
const REFERENCES_OF_KIND = 5;
/** In characters; the server's own have 36. */
const REFERENCE_LENGTH = 64;
const HOUR_MS = 3_600_000;
/** Entries that a page writes within an hour. Further failures wait, counted, until it may write again. */
const ENTRIES_OF_HOUR = 20;
/** Limits of the log's entry, in characters. */
const MESSAGE_LENGTH = 2_000;
const DETAILS_LENGTH = 20_000;

function describe({ call, kind, status, code, count }: EqualFailures): string {
  const result = status === 0 ? kind : `${String(status)} ${code ?? kind}`;
  return `${call} ${result}${count === 1 ? '' : ` (${String(count)} times)`}`;
}

/** As many failures as fit. */
function detailsOf(failures: readonly EqualFailures[], leftOut: number): string {
  const text = JSON.stringify({ failures, leftOut });
  if (text.length <= DETAILS_LENGTH) return text;
  return detailsOf(failures.slice(0, -1), leftOut + (failures.at(-1)?.count ?? 0));
}

export function createFailedCallLog({ write, isOnline, timing }: FailedCallLogOptions): FailedCallLog {
  const waiting = new Map<string, EqualFailures>();
  let leftOut = 0;
  /** When entries were written, oldest first. */
  let written: readonly number[] = [];
  let stop: (() => void) | null = null;

  function flushAfter(ms: number): void {
    stop ??= timing.after(ms, flush);
  }

  function flush(): void {
    stop?.();
    stop = null;
    // Offline nothing can be written: it stays for the entry of the next failure.
    if (waiting.size === 0 || !isOnline()) return;
    const now = timing.now();
    written = written.filter((at) => at > now - HOUR_MS);
    const [oldest = now] = written;
    if (written.length >= ENTRIES_OF_HOUR) {
      flushAfter(oldest + HOUR_MS - now);
      return;
    }
    const failures = [...waiting.values()];
    const entry = {
      LogKey: 'failedCalls',
      Message: cutText(`Failed calls: ${failures.map(describe).join('; ')}`, MESSAGE_LENGTH),
      DetailsJson: detailsOf(failures, leftOut),
    };
    written = [...written, now];
    waiting.clear();
    leftOut = 0;
    // Nothing could report a failure of this.
    write(entry).catch(() => undefined);
  }

  return {
    note(call, { kind, status, code, reference }) {
      const key = [call, kind, status, code].join(' ');
      const equal = waiting.get(key) ?? { call, kind, status, code, count: 0, references: [] };
      if (equal.count > 0 || waiting.size < KINDS_OF_ENTRY) {
        waiting.set(key, equal);
        equal.count += 1;
        if (reference !== null && equal.references.length < REFERENCES_OF_KIND)
          equal.references.push(cutText(reference, REFERENCE_LENGTH));
      } else leftOut += 1;
      flushAfter(COLLECT_MS);
    },
    flush,
  };
}
