import { Fragment, type ReactNode } from 'react';
import * as styles from './DescriptionList.css.js';

export interface Description {
  /** What is told: "Created by". */
  term: string;
  /** What it is: words, a link, a pill. */
  value: ReactNode;
}

export interface DescriptionListProps {
  /** The facts, in order; each term once. */
  items: readonly Description[];
  /** Terms above their values, in narrow places. */
  stacked?: boolean;
}

/** Facts about one thing. */
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
