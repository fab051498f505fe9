import { parseDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { FieldFoot, FieldHead } from '../Field/AriaField.js';
import * as field from '../Field/Field.css.js';
import type { FieldText } from '../Field/useField.js';
import { float } from '../Menu/Menu.css.js';
import { FieldFloat } from '../Popover/FieldFloat.js';
import * as styles from './Calendar.css.js';
import { CalendarParts } from './CalendarParts.js';
import { DateBox } from './DateBox.js';
import { FIRST_DAY, rangeProblem, type DateRange } from './dateRange.js';
import { DateSegments } from './DateSegments.js';
import * as segments from './DateSegments.css.js';
import { RangePresets, type RangePreset } from './RangePresets.js';

export interface DateRangeFieldProps extends FieldText {
  /** The two days as ISO dates; null until both are known. */
  value: DateRange | null;
  /** Called once both days are known, and with null once one is cleared. */
  onChange: (value: DateRange | null) => void;
  /**
   * Earliest day, an ISO date.
   * @default '2000-01-01'
   */
  min?: string | undefined;
  /** Latest day, an ISO date. */
  max?: string | undefined;
  /** Maximum length in days, including both ends. */
  maxDays?: number | undefined;
  /** Common ranges: "Last 7 days". */
  presets?: readonly RangePreset[] | undefined;
  /** Must be filled before the form is submitted. */
  required?: boolean | undefined;
  /** Disables the control. */
  disabled?: boolean | undefined;
  /** At the end of the label's line: "Optional". */
  aside?: ReactNode;
}

/** Selects a first and a last day, typed or in a calendar. */
export function DateRangeField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  value,
  onChange,
  min = FIRST_DAY,
  max,
  maxDays,
  presets = [],
  required = false,
  disabled = false,
}: DateRangeFieldProps) {
  const problem = error === undefined || error === '' ? rangeProblem(value, { min, max, maxDays }) : error;
  return (
    <I18nProvider locale="en-AU">
      <DateRangePicker
        className={field.field}
        value={value === null ? null : { start: parseDate(value.start), end: parseDate(value.end) }}
        onChange={(range) => {
          onChange(range === null ? null : { start: range.start.toString(), end: range.end.toString() });
        }}
        minValue={parseDate(min)}
        maxValue={max === undefined ? undefined : parseDate(max)}
        isDateUnavailable={(date, anchor) =>
          maxDays !== undefined && anchor !== null && Math.abs(date.compare(anchor)) >= maxDays
        }
        shouldForceLeadingZeros
        validationBehavior="aria"
        isInvalid={problem !== undefined}
        isRequired={required}
        isDisabled={disabled}
      >
        {({ state }) => (
          <>
            <FieldHead label={label} labelHidden={labelHidden} aside={aside} />
            <DateBox invalid={problem !== undefined} disabled={disabled}>
              <span className={segments.pair}>
                <DateSegments slot="start" />
                <span className={segments.dash} aria-hidden="true">
                  –
                </span>
                <DateSegments slot="end" />
              </span>
            </DateBox>
            <FieldFoot hint={hint} error={problem} />
            <FieldFloat holdsDialog className={float}>
              <Dialog className={styles.panel} aria-label={label}>
                {presets.length === 0 ? null : (
                  <RangePresets
                    presets={presets}
                    value={value}
                    onChoose={(range) => {
                      onChange(range);
                      state.close();
                    }}
                  />
                )}
                <RangeCalendar className={styles.calendar}>
                  <CalendarParts single={false} />
                </RangeCalendar>
              </Dialog>
            </FieldFloat>
          </>
        )}
      </DateRangePicker>
    </I18nProvider>
  );
}
