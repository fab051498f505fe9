import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import * as field from '../Field/Field.css.js';
import { Icon } from '../Icon/Icon.js';
import { CalendarIcon } from '../Icon/icons.js';
import * as segments from './DateSegments.css.js';

interface DateBoxProps {
  invalid: boolean;
  disabled: boolean;
  /** The segments of one date, or of two. */
  children: ReactNode;
}

/** The box of a date field: its segments, and at the end the calendar button. */
export function DateBox({ invalid, disabled, children }: DateBoxProps) {
  return (
    <Group
      className={`${field.box} ${segments.box}`}
      data-end=""
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
    >
      {children}
      <span className={segments.room} />
      <Button className={segments.open}>
        <Icon icon={CalendarIcon} />
      </Button>
    </Group>
  );
}
