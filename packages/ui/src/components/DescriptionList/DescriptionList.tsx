import { Fragment, type ReactNode } from 'react';
import * as styles from './DescriptionList.css.js';

export interface Description {
  /** The term: "Created by". */
  term: string;
  /** The value: text, a link, a pill. */
  value: ReactNode;
}

export interface DescriptionListProps {
  /** Facts in order; each term only once. */
  items: readonly Description[];
  /** Places terms above their values, for narrow places. */
  stacked?: boolean | undefined;
}

/** Lists facts about one thing. */
export function DescriptionList({ items, stacked = false }: DescriptionListProps) {
  return (
    <dl className={styles.list} data-stacked={stacked ? '' : undefined}>
      {items.map(({ term, value }) => (
        <Fragment key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
