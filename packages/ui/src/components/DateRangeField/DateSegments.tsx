import { DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './DateSegments.css.js';

interface DateSegmentsProps {
  /** Which end of a range. */
  slot?: 'start' | 'end';
}

/** Day, month, year and time, each typed by itself or stepped by arrow keys. */
export function DateSegments({ slot }: DateSegmentsProps) {
  return (
    <DateInput className={styles.parts} {...(slot === undefined ? {} : { slot })}>
      {(segment) => <DateSegment segment={segment} className={styles.part} />}
    </DateInput>
  );
}
