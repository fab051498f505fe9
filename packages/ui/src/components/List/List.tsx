import type { ReactNode } from 'react';
import { useLinkPress } from '../Link/useLinkPress.js';
import * as styles from './List.css.js';

export interface ListItem {
  /** Unique id. */
  id: string;
  /** Title of the item. */
  title: string;
  /** Second line, muted. */
  description?: ReactNode;
  /** Before the text: an avatar, a file icon. */
  start?: ReactNode;
  /** At the end of the row: a time, a pill, a button. */
  end?: ReactNode;
  /** Target of the whole row. */
  href?: string | undefined;
  /** Called on press, for a row without `href`. */
  onPress?: (() => void) | undefined;
  /** Marks the current item. */
  current?: boolean | undefined;
}

export interface ListProps {
  /** Name of the list, for screen readers: "Signing Events". */
  label: string;
  /** The rows. */
  items: readonly ListItem[];
  /** Shown if there are no rows: an EmptyState, or a sentence. */
  empty?: ReactNode;
  /** Whether the order has meaning, first to last. */
  ordered?: boolean | undefined;
  /** Whether the rows are low and begin where the text around them does, as in a dialog. */
  flush?: boolean | undefined;
}

function Title({ title, href, onPress, current }: ListItem) {
  const press = useLinkPress(onPress);
  const aria = current === true ? ({ 'aria-current': 'true' } as const) : {};
  if (href !== undefined) {
    return (
      <a {...aria} className={styles.title} href={href} onClick={press}>
        {title}
      </a>
    );
  }
  if (onPress !== undefined) {
    return (
      <button {...aria} type="button" className={styles.title} onClick={onPress}>
        {title}
      </button>
    );
  }
  return <span className={styles.title}>{title}</span>;
}

/** Lists things, with a line or two for each. To compare, sort or select them, use a DataGrid. */
export function List({ label, items, empty, ordered = false, flush = false }: ListProps) {
  if (items.length === 0) {
    return empty === undefined ? null : <div className={styles.empty}>{empty}</div>;
  }
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element aria-label={label} className={styles.list} data-flush={flush ? '' : undefined}>
      {items.map((item) => (
        <li
          key={item.id}
          className={styles.item}
          data-current={item.current === true ? '' : undefined}
          data-live={item.href === undefined && item.onPress === undefined ? undefined : ''}
        >
          {item.start === undefined ? null : <span className={styles.start}>{item.start}</span>}
          <span className={styles.main}>
            <span className={styles.text}>
              <Title {...item} />
              {item.description === undefined ? null : (
                <span className={styles.description}>{item.description}</span>
              )}
            </span>
            {item.end === undefined ? null : <span className={styles.end}>{item.end}</span>}
          </span>
        </li>
      ))}
    </Element>
  );
}
