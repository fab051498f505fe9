import { getLocalTimeZone, now, parseAbsolute, type ZonedDateTime } from '@internationalized/date';
import type { ReactNode } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import * as styles from '../DateRangeField/Calendar.css.js';
import { CalendarParts } from '../DateRangeField/CalendarParts.js';
import { DateBox } from '../DateRangeField/DateBox.js';
import { DateSegments } from '../DateRangeField/DateSegments.js';
import { FieldFoot, FieldHead } from '../Field/AriaField.js';
import * as field from '../Field/Field.css.js';
import type { FieldText } from '../Field/useField.js';
import { float } from '../Menu/Menu.css.js';
import { FieldFloat } from '../Popover/FieldFloat.js';
import { instantProblem } from './instant.js';

export interface DateTimeFieldProps extends FieldText {
  /** The time as an ISO instant in UTC (`2026-12-01T06:00:00.000Z`); null until it is known. */
  value: string | null;
  /** Called once every segment is filled, and with null once one is cleared. */
  onChange: (value: string | null) => void;
  /** Earliest time, an ISO instant. */
  min?: string | undefined;
  /** Latest time, an ISO instant. */
  max?: string | undefined;
  /**
   * Time zone of the field.
   * @default the reader's
   */
  timeZone?: string | undefined;
  /** Must be filled before the form is submitted. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** At the end of the label's line: "Optional". */
  aside?: ReactNode;
}

/** Selects a day and a time on the 12-hour clock, to the minute. */
export function DateTimeField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  value,
  onChange,
  min,
  max,
  timeZone = getLocalTimeZone(),
  required = false,
  disabled = false,
}: DateTimeFieldProps) {
  const problem = error === undefined || error === '' ? instantProblem(value, { min, max, timeZone }) : error;
  return (
    <I18nProvider locale="en-AU">
      <DatePicker<ZonedDateTime>
        className={field.field}
        value={value === null ? null : parseAbsolute(value, timeZone)}
        onChange={(moment) => {
          onChange(moment === null ? null : moment.toAbsoluteString());
        }}
        // Without a value, this makes the field expect a date with a time zone.
        placeholderValue={now(timeZone).set({ hour: 9, minute: 0, second: 0, millisecond: 0 })}
        minValue={min === undefined ? undefined : parseAbsolute(min, timeZone)}
        maxValue={max === undefined ? undefined : parseAbsolute(max, timeZone)}
        granularity="minute"
        hourCycle={12}
        hideTimeZone
        shouldForceLeadingZeros
        validationBehavior="aria"
        isInvalid={problem !== undefined}
        isRequired={required}
        isDisabled={disabled}
      >
        <FieldHead label={label} labelHidden={labelHidden} aside={aside} />
        <DateBox invalid={problem !== undefined} disabled={disabled}>
          <DateSegments />
        </DateBox>
        <FieldFoot hint={hint} error={problem} />
        <FieldFloat holdsDialog className={float}>
          <Dialog className={styles.panel} aria-label={label}>
            <Calendar className={styles.calendar}>
              <CalendarParts single />
            </Calendar>
          </Dialog>
        </FieldFloat>
      </DatePicker>
    </I18nProvider>
  );
}
