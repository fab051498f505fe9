import { useId } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.js';
import * as styles from './SegmentedControl.css.js';

export interface Segment<Value extends string> {
  /** Unique value, passed on when it is selected. */
  value: Value;
  /** Text, one or two words. */
  label: string;
  /** Icon before the text. */
  icon?: IconComponent | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** Name of the control, for screen readers. */
  label: string;
  /** Two to four options, in order. */
  segments: readonly Segment<Value>[];
  /** Value of the selected option. */
  value: Value;
  /** Called with the value of the selected option. */
  onChange: (value: Value) => void;
}

/** Selects one of two to four short options, all visible. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.trough}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={segment.value === value}
            onChange={() => {
              onChange(segment.value);
            }}
          />
          {segment.icon === undefined ? null : <Icon icon={segment.icon} />}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
