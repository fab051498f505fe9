import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './DateSegments.css.js';

interface DateSegmentsProps {
  /** End of a range. */
  slot?: 'start' | 'end';
}

/** Renders day, month, year and time as segments, typed or changed with arrow keys. */
export function DateSegments({ slot }: DateSegmentsProps) {
  return (
    <DateInput className={styles.parts} {...(slot === undefined ? {} : { slot })}>
      {(segment) => <DateSegment segment={segment} className={styles.part} />}
    </DateInput>
  );
}
