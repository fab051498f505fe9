import { useId, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../components/announce/announce.js';
import { formatCount } from '../../components/counts/counts.js';
import { Spinner } from '../../components/Spinner/Spinner.js';
import * as styles from './BulkFailures.css.js';
import { BulkOpener } from './BulkOpener.js';
import { bulkOutcomesMessages } from './bulkOutcomes.messages.js';
import { bulkTrayMessages } from './bulkTray.messages.js';
import type { BulkOutcome } from './BulkTray.js';
import { TrayButton } from './TrayButton.js';

export interface BulkOutcomesProps {
  outcomes: readonly BulkOutcome[];
  /** Whether others failed. If not, the headline has the number of an outcome that is the only one. */
  hasFailures: boolean;
}

/** Lists the items by what became of them; the names of each outcome are read when they are opened. */
export function BulkOutcomes({ outcomes, hasFailures }: BulkOutcomesProps) {
  return (
    <ul className={styles.list} aria-label={bulkOutcomesMessages.outcomes}>
      {outcomes.map((outcome) => (
        <li key={outcome.id} className={styles.group}>
          <Outcome outcome={outcome} isOnly={outcomes.length === 1 && !hasFailures} />
        </li>
      ))}
    </ul>
  );
}

function Outcome({ outcome, isOnly }: { outcome: BulkOutcome; isOnly: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const names = useNames(outcome);
  return (
    <>
      <BulkOpener
        open={open}
        controls={id}
        count={isOnly ? '' : formatCount(outcome.count)}
        onToggle={() => {
          setOpen(!open);
          // Those that were read before are shown again.
          if (!open && names.items.length === 0) names.readNext();
        }}
      >
        <span className={styles.label}>{outcome.label}</span>
      </BulkOpener>
      {open ? (
        <div id={id} className={styles.opened}>
          <Names {...names} label={outcome.label} />
        </div>
      ) : null}
    </>
  );
}

type Item = Awaited<ReturnType<BulkOutcome['read']>>[number];

/** `complete`: all were read. */
type NamesStatus = 'partial' | 'loading' | 'failed' | 'complete';

interface NamesRead {
  items: readonly Item[];
  status: NamesStatus;
  readNext: () => void;
}

/** Reads the names of an outcome, one page at a time. */
function useNames({ count, read }: BulkOutcome): NamesRead {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [status, setStatus] = useState<NamesStatus>('partial');

  async function readNext(): Promise<void> {
    if (status === 'loading') return;
    setStatus('loading');
    try {
      const next = await read(items.length);
      const all = [...items, ...next];
      setItems(all);
      if (items.length > 0) announce(bulkOutcomesMessages.shown(next.length, all.length));
      // None came: there are fewer than was said.
      setStatus(all.length >= count || all.length === items.length ? 'complete' : 'partial');
    } catch {
      setStatus('failed');
      announce(bulkOutcomesMessages.notLoaded);
    }
  }

  return { items, status, readNext: () => void readNext() };
}

function Names({ items, status, readNext, label }: NamesRead & { label: string }) {
  const list = useFocusWhenComplete(status, items.length);
  const isEmpty = items.length === 0;
  return (
    <>
      {isEmpty ? null : (
        <ul ref={list} aria-label={label}>
          {items.map((item) => (
            <li key={item.id} tabIndex={-1} className={styles.name}>
              {item.name}
            </li>
          ))}
        </ul>
      )}
      {status === 'failed' ? <p className={styles.reason}>{bulkOutcomesMessages.notLoaded}</p> : null}
      {status === 'complete' && isEmpty ? (
        <p className={styles.label}>{bulkOutcomesMessages.noNames}</p>
      ) : null}
      {status === 'loading' && isEmpty ? <Spinner label={bulkOutcomesMessages.loading} /> : null}
      {status === 'complete' || (status === 'loading' && isEmpty) ? null : (
        <div className={styles.next}>
          <TrayButton
            variant="ghost"
            label={status === 'failed' ? bulkOutcomesMessages.again : bulkTrayMessages.more}
            pending={status === 'loading'}
            onPress={readNext}
          />
        </div>
      )}
    </>
  );
}

/**
 * The last names come in place of the button that was pressed for them: the first of these takes its focus, before
 * what looks after the page gives that to a neighbour.
 */
function useFocusWhenComplete(status: NamesStatus, count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef({ status, count });
  useLayoutEffect(() => {
    const { status: last, count: known } = before.current;
    before.current = { status, count };
    if (last !== 'loading' || status !== 'complete' || document.activeElement !== document.body) return;
    const name = list.current?.children[Math.min(known, count - 1)];
    if (name instanceof HTMLElement) name.focus();
  }, [status, count]);
  return list;
}
