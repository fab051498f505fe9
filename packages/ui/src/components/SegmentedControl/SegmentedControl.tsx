import { useId } from 'react';
import { Icon, type IconComponent } from '../Icon/Icon.js';
import * as styles from './SegmentedControl.css.js';

export interface Segment<Value extends string> {
  /** Tells it from the others; what is handed on when it is chosen. */
  value: Value;
  /** What is chosen, in a word or two. */
  label: string;
  /** Before the words. */
  icon?: IconComponent;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  /** Two to four choices, in order. */
  segments: readonly Segment<Value>[];
  /** Value of the one that is chosen. */
  value: Value;
  /** Told the value of the one that was chosen. */
  onChange: (value: Value) => void;
}

/** One of two to four short choices, all of them seen. */
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
