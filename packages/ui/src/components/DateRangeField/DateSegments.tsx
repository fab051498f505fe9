import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { useTrustedAnnouncer } from '../announce/useTrustedAnnouncer.js';
import * as styles from './DateSegments.css.js';

interface DateSegmentsProps {
  /** End of a range. */
  slot?: 'start' | 'end';
}

/**
 * Renders day, month, year and time as segments, typed or changed with arrow keys. Before "am" some
 * browsers and Node write a narrow space and others a plain one: with one for all, what a server wrote stays.
 */
export function DateSegments({ slot }: DateSegmentsProps) {
  return (
    <DateInput className={styles.parts} {...(slot === undefined ? {} : { slot })}>
      {(segment) => (
        <DateSegment segment={segment} className={styles.part}>
          {({ text, type }) => (
            <SegmentText>{type === 'literal' ? text.replaceAll(/\s/g, ' ') : text}</SegmentText>
          )}
        </DateSegment>
      )}
    </DateInput>
  );
}

function SegmentText({ children }: { children: string }) {
  useTrustedAnnouncer();
  return children;
}
