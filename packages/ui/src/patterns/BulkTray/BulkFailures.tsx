import { useId, useState, type ReactNode } from 'react';
import { formatCount } from '../../components/counts/counts.js';
import * as styles from './BulkFailures.css.js';
import { BulkOpener } from './BulkOpener.js';
import { bulkTrayMessages } from './bulkTray.messages.js';
import type { BulkFailure } from './BulkTray.js';
import { TrayButton } from './TrayButton.js';

export interface BulkFailuresProps {
  failures: readonly BulkFailure[];
  /** Number of those that were not read. */
  unread: number;
  /** Called to read the next ones; undefined if these are all. */
  onShowMore: (() => void) | undefined;
}

/** Up to here the names are shown with their reason; more of them open on demand. */
const FEW = 3;

/** The list scrolls, and may contain nothing focusable. */
const focusable = { tabIndex: 0 };

/** Lists what failed by reason, because many fail for the same one. */
export function BulkFailures({ failures, unread, onShowMore }: BulkFailuresProps) {
  const groups = Map.groupBy(failures, ({ reason }) => reason);
  const more =
    onShowMore === undefined ? null : (
      <TrayButton variant="ghost" label={bulkTrayMessages.more} onPress={onShowMore} />
    );
  /** The opened names that all others continue; the next ones may have any reason if it is not known. */
  const continued = [...groups.values()].find(
    (items) => items.length > FEW && items[0]?.sameReason === items.length + unread,
  );
  return (
    <div className={styles.list} role="group" aria-label={bulkTrayMessages.failures} {...focusable}>
      <ul>
        {[...groups].map(([reason, items]) => (
          <li key={reason} className={styles.group}>
            {items.length > FEW ? (
              <Many reason={reason} items={items} count={countOf(items, more === null)}>
                {items === continued ? more : null}
              </Many>
            ) : (
              <>
                <Names items={items} />
                <p className={styles.reason}>{reason}</p>
              </>
            )}
            {items[0]?.action && (
              <div className={styles.next}>
                <TrayButton variant="ghost" {...items[0].action} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {continued === undefined ? more : null}
    </div>
  );
}

interface ManyProps {
  reason: string;
  items: readonly BulkFailure[];
  /** How many failed for this reason. */
  count: string;
  /** What reads the next of them. */
  children: ReactNode;
}

/** The exact number where it is known; otherwise there may be more among those that were not read. */
function countOf(items: readonly BulkFailure[], isAll: boolean): string {
  const known = items[0]?.sameReason;
  const count = formatCount(Math.max(known ?? 0, items.length));
  return isAll || known !== undefined ? count : `${count}+`;
}

function Many({ reason, items, count, children }: ManyProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <BulkOpener
        open={open}
        controls={id}
        count={count}
        onToggle={() => {
          setOpen(!open);
        }}
      >
        <span className={styles.reason}>{reason}</span>
      </BulkOpener>
      {open ? (
        <div id={id} className={styles.opened}>
          <Names items={items} />
          <div className={styles.next}>{children}</div>
        </div>
      ) : null}
    </>
  );
}

function Names({ items }: Pick<ManyProps, 'items'>) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className={styles.name}>
          {item.name}
        </li>
      ))}
    </ul>
  );
}
