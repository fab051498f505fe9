import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../Icon/Icon.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/icons.js';
import * as styles from './Calendar.css.js';

interface CalendarPartsProps {
  /** Whether a single day is selected instead of a range; it is drawn whole. */
  single: boolean;
}

/** Renders the month, the buttons that change it, and its days, inside a Calendar or a RangeCalendar. */
export function CalendarParts({ single }: CalendarPartsProps) {
  return (
    <>
      <header className={styles.header}>
        <Button slot="previous" className={styles.step}>
          <Icon icon={ChevronLeftIcon} />
        </Button>
        <CalendarHeading className={styles.month} />
        <Button slot="next" className={styles.step}>
          <Icon icon={ChevronRightIcon} />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day.slice(0, 2)}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={styles.day} {...(single ? { 'data-single': '' } : {})} />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
